import { sameName } from './link-decision'

/** Words before and after a name that are no part of it; none that is somebody's surname, as Ma and Do are. */
const titles = new Set(
  'dr doctor prof professor mr mrs ms miss mx herr frau med dipl bsc msc mba md phd mph mbbs nd rd rdn rnutr'.split(
    ' ',
  ),
)
const isTitle = (word: string) => titles.has(word.replaceAll(/[.()]/g, '').toLowerCase())

/** A printed name without titles and degrees: "Dr.med. Amara Nwosu, M.Sc." is Amara Nwosu. */
export const bareName = (printed: string) =>
  printed
    .split(/[\s,;]+/)
    .flatMap((word) => (isTitle(word) ? [] : word.split(/(?<=\.)/)))
    .filter((word) => !isTitle(word))
    .join(' ')

/** The one practitioner whose name it is, titles aside; null for none or several. */
export function practitionerNamed<P extends { name: string }>(printed: string, practitioners: P[]): P | null {
  const name = bareName(printed)
  const [found, ...others] = practitioners.filter((each) => sameName(bareName(each.name), name))
  return found && others.length === 0 ? found : null
}
