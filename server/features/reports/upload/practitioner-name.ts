import { sameName, titles } from '../link/names'

/** Degrees that follow a practitioner's name. */
const degrees = new Set('msc bsc mba md phd mph mbbs nd rd rdn rnutr'.split(' '))
const isPart = (word: string) => titles.has(word) || degrees.has(word)
const isTitle = (word: string) => isPart(word.replaceAll(/[.()]/g, '').toLowerCase())

/** A printed name without titles and degrees: "Dr.med. Amara Nwosu, M.Sc." becomes Amara Nwosu. */
export const bareName = (printed: string) =>
  printed
    .split(/[\s,;]+/)
    .flatMap((word) => (isTitle(word) ? [] : word.split(/(?<=\.)/)))
    .filter((word) => !isTitle(word))
    .join(' ')

/** The one practitioner with this name, ignoring titles; null for none or several. */
export function practitionerNamed<P extends { name: string }>(printed: string, practitioners: P[]): P | null {
  const name = bareName(printed)
  const [found, ...others] = practitioners.filter((each) => sameName(bareName(each.name), name))
  return found && others.length === 0 ? found : null
}
