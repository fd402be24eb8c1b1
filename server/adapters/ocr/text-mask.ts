import type { Raster } from './raster'
import type { Glyph, TextLine } from './text-lines'

const BLOCK = 4

/** Whitens all but lines of letters and marks near them; `usualHeight` is the median. */
export function keepText(raster: Raster, glyphs: Glyph[], lines: TextLine[], usualHeight: number): Raster {
  const { width, height } = raster
  const kept = new Uint8Array(Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK))
  const keep = (left: number, right: number, top: number, bottom: number) => {
    const across = Math.ceil(width / BLOCK)
    const first = Math.max(0, Math.floor(left / BLOCK))
    const last = Math.min(across - 1, Math.floor(right / BLOCK))
    const lowest = Math.min(Math.ceil(height / BLOCK) - 1, Math.floor(bottom / BLOCK))
    for (let row = Math.max(0, Math.floor(top / BLOCK)); row <= lowest; row += 1)
      kept.fill(1, row * across + first, row * across + last + 1)
  }
  for (const glyph of glyphs
    .filter((one) => isTextSized(one, usualHeight))
    .filter(hasCompany(glyphs, usualHeight))) {
    const tall = Math.max(glyph.height, usualHeight * 0.9)
    keep(glyph.left - 0.5 * tall, glyph.right + 0.5 * tall, glyph.y - tall, glyph.y + tall)
  }
  for (const line of lines) {
    if (line.height < usualHeight * 0.45 || line.height > usualHeight * 4) continue
    line.glyphs.forEach((glyph, at) => {
      const next = line.glyphs[at + 1]
      const tall = Math.max(glyph.height / 2, line.height * 0.6) + 0.55 * line.height
      const right = next
        ? Math.max(glyph.right + 0.7 * line.height, next.left)
        : glyph.right + 1.2 * line.height
      keep(glyph.left - 0.4 * line.height, right, glyph.y - tall, glyph.y + tall)
    })
  }
  return whiten(raster, kept)
}

function whiten({ width, height, pixels }: Raster, kept: Uint8Array): Raster {
  const out = pixels.slice()
  const across = Math.ceil(width / BLOCK)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / BLOCK) * across
    for (let block = 0; block < across; block += 1)
      if (kept[row + block] === 0)
        out.fill(255, y * width + block * BLOCK, y * width + Math.min(width, (block + 1) * BLOCK))
  }
  return { width, height, pixels: out }
}

/** Excludes specks, headlines and upright bars. */
function isTextSized({ width, height, area }: Glyph, usualHeight: number) {
  const isBar = height > 3.5 * width && area > 0.85 * width * height && height > 1.5 * usualHeight
  return height >= usualHeight * 0.42 && height <= usualHeight * 3 && !isBar
}

const REACH = 6.4

/** Whether a glyph has others of its height beside it, or many around it, as in a word. */
function hasCompany(glyphs: Glyph[], usualHeight: number) {
  const cell = Math.max(8, REACH * usualHeight)
  const cells = new Map<number, Glyph[]>()
  const keyOf = (x: number, y: number) => Math.floor(y / cell) * 10_000 + Math.floor(x / cell)
  for (const glyph of glyphs) {
    if (!isTextSized(glyph, usualHeight)) continue
    const key = keyOf(glyph.x, glyph.y)
    const known = cells.get(key)
    if (known) known.push(glyph)
    else cells.set(key, [glyph])
  }
  return (glyph: Glyph): boolean => {
    const tall = Math.max(glyph.height, usualHeight * 0.8)
    let [beside, around] = [0, 0]
    for (const dy of [-cell, 0, cell])
      for (const dx of [-cell, 0, cell])
        for (const other of cells.get(keyOf(glyph.x + dx, glyph.y + dy)) ?? []) {
          const isAlike = other.height < 2.4 * glyph.height && glyph.height < 2.4 * other.height
          const gap = Math.max(0, other.left - glyph.right, glyph.left - other.right)
          const apart = Math.abs(other.y - glyph.y)
          if (other === glyph || !isAlike || apart >= 3.2 * tall || gap >= 5 * tall) continue
          around += 1
          if (apart < 0.8 * tall && gap < 3.2 * tall) beside += 1
          if (beside >= 2 || (beside >= 1 && around >= 3) || around >= 8) return true
        }
    return false
  }
}
