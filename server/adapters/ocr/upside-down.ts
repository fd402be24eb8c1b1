import { median, type TextLine } from './text-lines'

const CLEARLY_MORE = 1.25
/** In letter heights for each letter. */
const MORE_THAN_CAPITALS = 0.02
/** Narrower ones than this part of the usual are brackets and bars, which reach below the foot among capitals too. */
const NARROW = 0.6

/**
 * Whether the lines look upside down: letters stand on a common foot and reach to two heights, so the side on which they
 * differ more is the upper one. Says no where it cannot tell, as with capitals only.
 */
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

/** How much numbers differ from the one before, in all: a slow drift counts little. */
const unevenness = (numbers: number[]) =>
  numbers.reduce((sum, one, at) => sum + (at === 0 ? 0 : Math.abs(one - (numbers[at - 1] as number))), 0)
