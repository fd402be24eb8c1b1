import { textFile } from '../../text-file'

/** Food emoji and their words. */
const pictures = new Map(
  textFile('answers/words/pictures.txt')
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
)
const picture = new RegExp(`(?:(?:${[...pictures.keys()].join('|')})\\uFE0F? ?)+`, 'gu')
const one = new RegExp([...pictures.keys()].join('|'), 'gu')

/** Adds a word for each food emoji the text does not name: "🍍?" is "pineapple?". */
export function withPicturesNamed(question: string): string {
  return question.replace(picture, (row) => {
    const names = [...new Set((row.match(one) ?? []).map((each) => pictures.get(each) ?? ''))]
    const isSaid = (name: string) => question.toLowerCase().includes(name.replace(/(?:ies|s)$/u, ''))
    return ` ${names.filter((name) => !isSaid(name)).join(', ')} `
  })
}
