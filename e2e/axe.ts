import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds in a page, or in the part of it to which `narrow` keeps, in words. */
export async function axeFinds(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  // One page without frames of others needs none of axe's own; what passed is not asked for.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await narrow(axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
