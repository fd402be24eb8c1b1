/** The portal's own colour of buttons, for a laboratory without one. */
export const OWN_ACCENT = '#115468'

/** The relative luminance of a colour (#rrggbb), from 0 to 1 (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast between two colours (#rrggbb), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast for text of normal size (WCAG 2.2, AA). */
export const LEAST_CONTRAST = 4.5

const WHITE = '#ffffff'
const DARK = '#0e2529'

/** The text colour on an accent (#rrggbb): white, else dark; undefined if neither is legible. */
export const textOn = (accent: string): string | undefined =>
  [WHITE, DARK].find((text) => contrast(accent, text) >= LEAST_CONTRAST)

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)
