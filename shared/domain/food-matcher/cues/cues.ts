import type { Cue, CuePhrases } from './cue'
import { danish } from './da'
import { dutch } from './nl'
import { english } from './en'
import { french } from './fr'
import { german } from './de'
import { italian } from './it'
import { polish } from './pl'
import { portuguese } from './pt'
import { spanish } from './es'
import { swedish } from './sv'

const languages: Readonly<Record<string, CuePhrases>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  da: danish,
  sv: swedish,
  pl: polish,
}

/** Each phrase with its meaning and languages; of two meanings it keeps the one found first. */
export const cuePhrases: ReadonlyMap<string, { cue: Cue; languages: readonly string[] }> = phrasesOfAll()

function phrasesOfAll() {
  const all = new Map<string, { cue: Cue; languages: string[] }>()
  for (const [language, phrases] of Object.entries(languages))
    for (const cue of Object.keys(phrases) as Cue[])
      for (const phrase of (phrases[cue] ?? '').split(/[|\n]/u)) {
        const known = all.get(phrase)
        if (known) known.languages.push(language)
        else all.set(phrase, { cue, languages: [language] })
      }
  return all
}
