import type { BrowserContext, Page } from '@playwright/test'

/** Measurements of what a user reads, reaches and waits for, taken in the rendered page. */

declare global {
  interface Window {
    layout: { shifts: { at: number; by: number; what: string }[]; taps: number }
  }
}

/** Runs in the page: visible texts below `least` px, each with its position and rendered size. */
function smallTextIn(least: number): {
  characters: number
  small: { where: string; text: string; px: number }[]
} {
  const scaleOf = (element: Element): number => {
    let scale = element instanceof HTMLElement ? element.currentCSSZoom : 1
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.transform !== 'none') {
        const { c, d } = new DOMMatrix(style.transform)
        scale *= Math.hypot(c, d)
      }
      if (style.scale !== 'none')
        scale *= Number(style.scale.split(' ').at(-1 - Number(style.scale.split(' ').length > 2)))
    }
    return scale
  }
  const pxOf = (element: Element, style = getComputedStyle(element)): number => {
    const size = Number.parseFloat(style.fontSize)
    const ctm = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
    return size * (ctm ? Math.hypot(ctm.c, ctm.d) : scaleOf(element))
  }
  /** Texts for screen readers only are in a box of one pixel. */
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1.5 && height <= 1.5) return false
    }
    return true
  }
  const whereIs = (element: Element): string => {
    const near = element.closest(
      '[data-testid], [id], section, article, nav, header, aside, table, dialog, main',
    )
    return [near === element ? null : near, element]
      .map((at) => at && `${at.tagName.toLowerCase()}${at.id ? `#${at.id}` : ''}`)
      .concat(`.${(element.getAttribute('class') ?? '').split(/\s+/).slice(0, 6).join('.')}`)
      .filter(Boolean)
      .join(' ')
  }
  let characters = 0
  const small: { where: string; text: string; px: number }[] = []
  const weigh = (element: Element, words: string, px: () => number) => {
    const text = words.replace(/\s+/g, ' ').trim()
    // Letters are printed, and measured in points.
    if (text === '' || !isSeen(element) || element.closest('.letters')) return
    characters += text.length
    const size = px()
    if (size < least - 0.05)
      small.push({ where: whereIs(element), text: text.slice(0, 60), px: Math.round(size * 10) / 10 })
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || element.matches('script, style, noscript, option, title, desc')) continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0))
      weigh(element, node.textContent ?? '', () => pxOf(element))
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  ))
    if (!field.matches('[type=checkbox], [type=radio], [type=range], [type=color], [type=file]'))
      weigh(field, field.value || (field instanceof HTMLSelectElement ? '' : field.placeholder), () =>
        pxOf(field),
      )
  for (const element of document.body.querySelectorAll('*'))
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      const words = /^"(.*)"$/.exec(style.content)?.[1] ?? ''
      if (/[\p{L}\p{N}]/u.test(words)) weigh(element, words, () => pxOf(element, style))
    }
  return { characters, small }
}

/** How many characters are visible, and the texts rendered under 14 px. */
export const smallText = (page: Page) => page.evaluate(smallTextIn, 14)

/** Runs in the page: controls without a target of `least` px around their middle, in words. */
function smallTargetsIn(least: number): string[] {
  const controls =
    'a[href], button, input, select, textarea, summary, label:has(input), [role="button"], [role="tab"], [role="switch"], [role="option"], [role="menuitem"], [tabindex="0"]'
  const isInText = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    const own = element.textContent.trim().length
    return (block?.textContent.trim().length ?? 0) > own + 3
  }
  const isOf = (hit: Element | null, element: Element): boolean => {
    if (!hit) return false
    if (element.contains(hit)) return true
    const control = hit.closest('label')?.control
    return control !== undefined && control !== null && (control === element || element.contains(control))
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isInText(element))
      continue
    if (element.closest('[inert], [aria-hidden="true"]')) continue
    const before = element.getBoundingClientRect()
    if (before.width <= 1.5 || before.height <= 1.5) continue
    const field = element instanceof HTMLLabelElement ? element.control : null
    // The label of a visible field is no separate target.
    if (field?.checkVisibility({ opacityProperty: true }) && field.offsetWidth > 1) continue
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const isLarge = ({ width, height }: DOMRect) => width >= least - 0.5 && height >= least - 0.5
    if (isLarge(before) || (label && isLarge(label.getBoundingClientRect()))) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // Skip links are off the screen until the keyboard reaches them.
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
    const reach = least / 2 - 1
    const missed = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].filter(([px = 0, py = 0]) => !isOf(document.elementFromPoint(px, py), element))
    if (missed.length === 0) continue
    const words =
      (element.getAttribute('aria-label') ?? element.innerText) || element.getAttribute('name') || element.id
    const shown = words.replace(/\s+/g, ' ').trim().slice(0, 40)
    const size = `${Math.round(width)} x ${Math.round(height)}`
    found.push(`${element.tagName.toLowerCase()} "${shown}" ${size}`)
  }
  window.scrollTo(0, 0)
  return found
}

/** The controls with a target under 44 x 44 px; links within running text are exempt. */
export const smallTargets = (page: Page) => page.evaluate(smallTargetsIn, 44)

/**
 * Runs in the page: by how much it scrolls sideways, and texts beyond its edge that no scrolling
 * reaches.
 */
function sidewaysIn(): string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const found = wide > 0 ? [`scrolls sideways by ${wide} px`] : []
  const isReached = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(at)
      if (['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis') return true
      if (position === 'fixed' && at.getBoundingClientRect().right <= 0) return true
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1.5 && height <= 1.5) return true
    }
    return false
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (
      !element ||
      (node.textContent ?? '').trim() === '' ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      // A drawing may overflow its frame.
      element.closest('[aria-hidden="true"]')
    )
      continue
    range.selectNodeContents(node)
    const beyond = [...range.getClientRects()].some(
      ({ left, right, width }) =>
        width > 0 && (right > document.documentElement.clientWidth + 1 || left < -1),
    )
    if (beyond && !isReached(element))
      found.push(`beyond the edge: "${(node.textContent ?? '').trim().slice(0, 50)}"`)
  }
  return found
}

/** The parts of the page that cannot be reached at its width. */
export const sideways = (page: Page) => page.evaluate(sidewaysIn)

/**
 * Runs in the page: texts cut off sideways without an ellipsis, and texts that overflow a box with
 * a border or background. A box that scrolls cuts nothing; OneLine may cut the start of its end
 * where both parts do not fit.
 */
function cutIn(): string[] {
  const found = new Set<string>()
  const isBox = ({ backgroundColor, borderLeftWidth, borderRightWidth }: CSSStyleDeclaration) =>
    !/^rgba\(.* 0\)$|^transparent$/.test(backgroundColor) ||
    (Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0)
  const range = document.createRange()
  const widthOf = (node: Node) => {
    range.selectNodeContents(node)
    return range.getBoundingClientRect().width
  }
  const isLong = (line: Element | null) =>
    line !== null &&
    [...line.children].reduce((sum, part) => sum + widthOf(part), 0) > line.getBoundingClientRect().width + 1
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const words = (node.textContent ?? '').trim()
    if (words === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if (element.closest('svg, select, [aria-hidden="true"]')) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    let kind = ''
    let isDotted = isLong(element.closest('[data-one-line]'))
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'inline') continue
      const { left, right, width, height } = at.getBoundingClientRect()
      // For screen readers only.
      if (width <= 1.5 && height <= 1.5) kind = ''
      if ((width <= 1.5 && height <= 1.5) || style.position === 'fixed') break
      if (['auto', 'scroll'].includes(style.overflowX)) break
      isDotted ||= style.textOverflow === 'ellipsis' && style.overflowX !== 'visible'
      // In a box that clips, the last words may belong to another child.
      const isOut = rects.some((rect) => rect.right > right + 1.5 || rect.left < left - 1.5)
      if (isOut && !isDotted && style.overflowX !== 'visible') kind ||= 'cut off'
      if (isOut && !isDotted && isBox(style)) kind ||= 'runs out of its box'
    }
    if (kind) found.add(`${kind}: "${words.slice(0, 50)}"`)
  }
  return [...found]
}

/** The texts that are cut sideways or overflow their box. */
export const cut = (page: Page) => page.evaluate(cutIn)

/** Runs in each page before the page's own code; `shiftOf` and `taps` read what it records. */
function watch() {
  window.layout = { shifts: [], taps: 0 }
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const whatOf = ({ sources }: Shift) =>
    sources
      .slice(0, 3)
      .map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const words = (element?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 30)
        const edges = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`
        const moved = `${edges(previousRect)} to ${edges(currentRect)}`
        const classes = (element?.getAttribute('class') ?? '').split(' ').slice(0, 3).join('.')
        return `${element?.tagName.toLowerCase() ?? 'gone'}.${classes} "${words}" ${moved}`
      })
      .join('; ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput)
        window.layout.shifts.push({ at: entry.startTime, by: entry.value, what: whatOf(entry) })
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener(
    'click',
    ({ isTrusted, detail }) => (window.layout.taps += Number(isTrusted && detail > 0)),
    true,
  )
}

/** Records layout shifts and taps in the pages of a context from their first moment. */
export const watchLayoutShifts = (context: BrowserContext) => context.addInitScript(watch)

/**
 * The largest sum of layout shifts in a window of 5 s with gaps under 1 s, and what moved most,
 * with its top and height.
 */
export async function shiftOf(page: Page): Promise<{ shift: number; moved: string[] }> {
  const shifts = await page.evaluate(() => window.layout.shifts)
  let shift = 0
  let sum = 0
  let [start, last] = [-Infinity, -Infinity]
  for (const { at, by } of shifts) {
    if (at - last >= 1000 || at - start >= 5000) [sum, start] = [0, at]
    last = at
    sum += by
    shift = Math.max(shift, sum)
  }
  const moved = shifts
    .filter(({ by }) => by >= 0.002)
    .map(({ at, by, what }) => `${by.toFixed(3)} at ${Math.round(at)} ms: ${what}`)
  return { shift, moved }
}

/** The number of taps and clicks since the page was loaded; keys do not count. */
export const taps = (page: Page): Promise<number> => page.evaluate(() => window.layout.taps)

/** Slows the processor down by `times`, until set again. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/**
 * Waits until nothing loads or moves: no request, no skeleton, nothing busy, and three frames of
 * the same height.
 */
export async function untilStable(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const waits = [...document.querySelectorAll('.skeleton, [aria-busy="true"]')]
    return document.querySelector('h1') !== null && !waits.some((element) => element.checkVisibility())
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    let height = -1
    for (let still = 0; still < 3; still++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      if (height !== document.documentElement.scrollHeight) still = 0
      height = document.documentElement.scrollHeight
    }
  })
}

/**
 * Scrolls through the whole page, one window height at a time, so that lazy pictures and parts
 * load.
 */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 8000); top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await untilStable(page)
}
