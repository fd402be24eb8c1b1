import sharp, { type Sharp } from 'sharp'

/** How a label is printed: `size` is the type height in pixels; colours are CSS. */
export type LabelLook = {
  text: string
  font?: string
  size?: number
  width?: number
  ink?: string
  paper?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Renders a label as SVG; the line breaks use an estimated letter width. */
export function drawLabel({
  text,
  font = 'Liberation Sans, DejaVu Sans, sans-serif',
  size = 28,
  width = 1000,
  ink = '#111',
  paper = '#fff',
}: LabelLook): Sharp {
  const lines = linesOf(text, size, width)
  const spans = lines.map(
    (line, at) => `<text x="${size}" y="${size * 2 + at * size * 1.35}">${escaped(line)}</text>`,
  )
  const height = Math.ceil(size * 2.4 + lines.length * size * 1.35)
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" ` +
        `fill="${paper}"/><g font-family="${font}" font-size="${size}" fill="${ink}">${spans.join('')}</g></svg>`,
    ),
  ).flatten({ background: paper })
}

/** Wraps the text for a label of this width; `size` and `width` in pixels. */
export function linesOf(text: string, size: number, width: number): string[] {
  const letters = Math.floor((width - 2 * size) / (size * 0.61))
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) as string
    if (last && last.length + 1 + word.length > letters) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function seeded(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** The picture with noise of about `levels` levels of brightness. */
export async function grainy(picture: Sharp, levels: number, random: () => number): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += info.channels) {
    const grain = (random() + random() + random() + random() - 2) * 1.73 * levels
    for (let channel = at; channel < at + info.channels; channel += 1)
      data[channel] = Math.max(0, Math.min(255, (data[channel] as number) + grain))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
