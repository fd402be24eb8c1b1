import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The violations that axe finds in a page, or in the part that `narrow` selects, in words. */
export async function axeFinds(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  // Injects axe once, because it is half a megabyte and would be sent and parsed twice for each
  // check.
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  const builder = new AxeBuilder({ page, ...(isThere.every(Boolean) && { axeSource: ';' }) })
  // Without cross-origin frames axe needs no page for itself; passed checks are not reported.
  const axe = builder.setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await narrow(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
