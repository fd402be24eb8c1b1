import { median, type TextLine } from './text-lines'

const CLEARLY_MORE = 1.25
/** How much more uneven, in letter heights per letter; capitals alone stay below it. */
const MORE_THAN_CAPITALS = 0.02
/**
 * As a share of the median width-to-height ratio: narrower glyphs are brackets and bars, which
 * reach below the foot line and would make a line of capitals look upside down.
 */
const NARROW = 0.6

/** Whether the more uneven side of the letters is below; false if undecidable. */
export function looksUpsideDown(lines: TextLine[]): boolean {
  let [tops, feet, letters] = [0, 0, 0]
  for (const { glyphs, height, slope, left } of lines) {
    const slimness = NARROW * median(glyphs.map((glyph) => glyph.width / glyph.height))
    const usual = glyphs.filter(
      (glyph) =>
        glyph.height > 0.6 * height && glyph.height < 1.7 * height && glyph.width > slimness * glyph.height,
    )
    letters += usual.length
    tops += unevenness(usual.map((glyph) => (glyph.top - slope * (glyph.x - left)) / height))
    feet += unevenness(usual.map((glyph) => (glyph.bottom - slope * (glyph.x - left)) / height))
  }
  return feet > tops * CLEARLY_MORE && feet - tops > MORE_THAN_CAPITALS * letters
}

/** The summed differences between neighbours, which a slight bend of the line hardly changes. */
const unevenness = (numbers: number[]) =>
  numbers.reduce((sum, one, at) => sum + (at === 0 ? 0 : Math.abs(one - (numbers[at - 1] as number))), 0)
