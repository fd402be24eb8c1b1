import { type Face, svgOf, wordSvg } from './typeset'

export const between = (random: () => number, low: number, high: number) => low + (high - low) * random()
export const oneOf = <T>(random: () => number, all: readonly T[]) =>
  all[Math.floor(random() * all.length)] as T

const stickerFace: Face = { font: 'DejaVu Sans, sans-serif' }
const text = (line: string, x: number, y: number, size: number, bold = true) =>
  wordSvg(stickerFace, line, x, y, size, bold)

/** A shop's label: its width and height, whether it is round, and its print. */
export function stickerPrint(random: () => number, wide: number, high: number) {
  const kind = oneOf(random, ['price', 'barcode', 'promotion', 'blank'] as const)
  const price = `${Math.floor(between(random, 1, 9))},${Math.floor(between(random, 10, 99))}`
  const line = Math.min(high * 0.5, wide / 4.2)
  if (kind === 'price') {
    const ground = oneOf(random, ['#ffe94d', '#ffffff', '#ff9d2e', '#f7f3e4'])
    const digits = text(`${price} €`, wide * 0.12, high * 0.5 + line * 0.35, line)
    return { round: false, svg: svgOf(wide, high, ground, `<g fill="#17120e">${digits}</g>`) }
  }
  if (kind === 'promotion') {
    const ground = oneOf(random, ['#d8131f', '#1a8a3c', '#ffd400', '#1f4fa3'])
    const ink = ground === '#ffd400' ? '#b0101a' : '#ffffff'
    const said = text(
      oneOf(random, ['-30%', '2+1', 'BIO', '-50%', 'XXL']),
      wide * 0.18,
      high * 0.5 + line * 0.34,
      line,
    )
    return {
      round: random() < 0.6 && wide < 2.2 * high,
      svg: svgOf(wide, high, ground, `<g fill="${ink}">${said}</g>`),
    }
  }
  if (kind === 'blank')
    return { round: false, svg: svgOf(wide, high, oneOf(random, ['#fbfaf6', '#f2f0ea', '#cfe3ee']), '') }
  let bars = ''
  for (let x = wide * 0.08; x < wide * 0.9;) {
    const bar = Math.ceil(between(random, 0.2, 3.2)) * Math.max(1.6, wide / 130)
    bars += `<rect x="${x}" y="${high * 0.1}" width="${bar}" height="${high * 0.62}"/>`
    x += bar + Math.ceil(between(random, 0.2, 2.6)) * Math.max(1.6, wide / 130)
  }
  const digits = Array.from({ length: 13 }, () => Math.floor(random() * 10)).join('')
  const under = text(digits, wide * 0.12, high * 0.94, Math.min(high * 0.2, wide / 11), false)
  return { round: false, svg: svgOf(wide, high, '#fdfdfb', `<g fill="#111">${bars}${under}</g>`) }
}
