type SectionPlace = { id: string; /** Pixels from the top of the window. */ top: number }

/**
 * The section that is being read: the last one to have begun above the line (pixels from the top of the window), the
 * last of all where the page ends.
 */
export function sectionAt(places: readonly SectionPlace[], line: number, atEnd: boolean): string | undefined {
  if (atEnd) return places.at(-1)?.id
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id
}
