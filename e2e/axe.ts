import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds in a page, or in the part of it to which `narrow` keeps, in words. */
export async function axeFinds(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  // Half a megabyte, which is else sent and read twice for each look.
  const isThere = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  const builder = new AxeBuilder({ page, ...(isThere.every(Boolean) && { axeSource: ';' }) })
  // One page without frames of others needs none of axe's own; what passed is not asked for.
  const axe = builder.setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await narrow(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
