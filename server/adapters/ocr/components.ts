import type { Raster } from './raster'

/** A connected set of dark pixels: its box (edges included), size and darkest value. */
export type Component = {
  left: number
  right: number
  top: number
  bottom: number
  area: number
  darkest: number
}

/** The 8-connected components of everything darker than `level`, in no order. */
export function findComponents({ width, height, pixels }: Raster, level: number): Component[] {
  const found: (Component | undefined)[] = []
  const parents: number[] = []
  const rootOf = (label: number) => {
    let root = label
    while (parents[root] !== root) root = parents[root] = parents[parents[root] as number] as number
    return root
  }
  const join = (one: number, other: number) => {
    const [keep, drop] = one < other ? [one, other] : [other, one]
    parents[drop] = keep
    merge(found[keep] as Component, found[drop] as Component)
    found[drop] = undefined
    return keep
  }
  // Runs of the previous and the current row: first pixel, last pixel, label.
  let above: number[] = []
  for (let y = 0; y < height; y += 1) {
    const runs: number[] = []
    let near = 0
    for (let x = y * width, end = x + width; x < end; x += 1) {
      let darkest = pixels[x] as number
      if (darkest >= level) continue
      const left = x - y * width
      while (x + 1 < end && (pixels[x + 1] as number) < level) {
        x += 1
        if ((pixels[x] as number) < darkest) darkest = pixels[x] as number
      }
      const right = x - y * width
      while (near < above.length && (above[near + 1] as number) < left - 1) near += 3
      let label = -1
      for (let at = near; at < above.length && (above[at] as number) <= right + 1; at += 3) {
        const touched = rootOf(above[at + 2] as number)
        label = label < 0 || label === touched ? touched : join(label, touched)
      }
      const run = { left, right, top: y, bottom: y, area: right - left + 1, darkest }
      if (label < 0) {
        label = found.push(run) - 1
        parents.push(label)
      } else merge(found[label] as Component, run)
      runs.push(left, right, label)
    }
    above = runs
  }
  return found.filter((one) => one !== undefined)
}

function merge(into: Component, other: Component) {
  into.left = Math.min(into.left, other.left)
  into.right = Math.max(into.right, other.right)
  into.top = Math.min(into.top, other.top)
  into.bottom = Math.max(into.bottom, other.bottom)
  into.area += other.area
  into.darkest = Math.min(into.darkest, other.darkest)
}
