type SectionPlace = { id: string; /** Pixels from the top of the window. */ top: number }

/** The last section above the line (pixels from the window's top), or the last `atEnd`. */
export function sectionAt(places: readonly SectionPlace[], line: number, atEnd: boolean): string | undefined {
  if (atEnd) return places.at(-1)?.id
  return (places.findLast(({ top }) => top <= line) ?? places[0])?.id
}
