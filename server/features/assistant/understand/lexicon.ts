import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../config/project-root'

/** The meaning of a word as `wordsOf` writes it ("wert" is a value); undefined without one. */
export type Lexicon = (word: string) => string | undefined

export function readLexicon(name: `${string}.txt`): Lexicon {
  const file = path.join(projectRoot, 'server', 'features', 'assistant', 'understand', name)
  const whole = new Map<string, string>()
  const begun = new Map<string, string>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, meaning, words] = /^([a-z-]+): (.+)$/u.exec(line) ?? []
    for (const word of words?.trim().split(/\s+/u) ?? [])
      if (meaning !== undefined && !word.includes('_'))
        (word.endsWith('*') ? begun : whole).set(word.replace('*', ''), whole.get(word) ?? meaning)
  }
  return (word) => {
    const meaning = whole.get(word)
    if (meaning !== undefined) return meaning
    for (let end = word.length; end >= 3; end--) {
      const stem = begun.get(word.slice(0, end))
      if (stem !== undefined) return stem
    }
    return undefined
  }
}
