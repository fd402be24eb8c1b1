import { fold } from '@shared/domain/text/fold'

/** Splits a text at the first occurrence of `typed`, ignoring case and accents. */
export function partsAround(text: string, typed: string): [before: string, part: string, after: string] {
  const sought = fold(typed.trim())
  if (sought !== '')
    for (let start = 0; start < text.length; start++) {
      if (!fold(text.slice(start)).startsWith(sought)) continue
      let end = start + 1
      while (!fold(text.slice(start, end)).startsWith(sought)) end++
      return [text.slice(0, start), text.slice(start, end), text.slice(end)]
    }
  return [text, '', '']
}
