import { faqSource } from '../faq-passages'
import type { Own } from './person/about-person'
import type { Told } from '../told'

/** The FAQs of these keys that the asker may open, as sources. */
export const faqsFor = async ({ db, asker }: Own, ...keys: readonly string[]): Promise<Told['sources']> =>
  (await Promise.all(keys.map((key) => faqSource(db, asker.role, key)))).filter((one) => one !== undefined)
