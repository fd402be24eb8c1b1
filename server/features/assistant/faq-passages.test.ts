import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '../../testing/portal'
import { seedFaqs, cachedSeedFaqs } from '../faqs/faqs.public'
import { faqNamed } from './faq-passages'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFaqs(portal.deps.db)
})
afterAll(() => portal.close())

it('each FAQ is found by its own question', async () => {
  for (const { question } of (await cachedSeedFaqs()).client) {
    const found = await faqNamed(portal.deps.db, 'client', question)
    expect(found?.sources.map(({ title }) => title)).toEqual([question])
  }
})
