import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPortal, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFoods } from '../foods/foods.public'
import { redact } from './redaction'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  const admin = await portal.person('admin', {
    firstName: 'Helena',
    lastName: 'Osei',
    email: 'h.osei@example.com',
  })
  await portal.person('client', { firstName: 'Zoë', lastName: "O'Brien-Łukasz", email: 'zoe@example.com' })
  await portal.person('client', { firstName: 'Anna', lastName: 'Rice', email: 'rice@example.com' })
  const form = tripletForm({ sampleId: 'EFX-20412', clientName: 'Torvald Mikkelsen' })
  await admin.visit.upload('/api/reports/multi-file', form)
})
afterAll(() => portal.close())

it.each([
  ['I am zoe, write to zoe@example.com', 'I am [removed], write to [removed]'],
  ["ZOË o'brien-lukasz eats pears", '[removed] [removed] eats pears'],
  ['My name is Anna Rice, may I eat rice?', 'My name is [removed] [removed], may I eat rice?'],
  ['Call +44 (0)20 7946 0958 or 0207-946-0958.', 'Call [removed] or [removed].'],
  ['born 14.02.1981 or 1981-02-14 or 2/14/81', 'born [removed] or [removed] or [removed]'],
  ['sample EFX-20412 of Mikkelsen, torvald', 'sample [removed] of [removed], [removed]'],
  ['the password is Tr0ub4dor and the key sk-abc123def', 'the password is [removed] and the key [removed]'],
  ['Does E322 or omega-3 hold soya? 48.9 µg/ml, 250g', 'Does E322 or omega-3 hold soya? 48.9 µg/ml, 250g'],
  ['Can I eat cheese with green beans in May?', 'Can I eat cheese with green beans in May?'],
])('%j is sent as %j', async (text, sent) => {
  expect(await redact(portal.deps.db, text)).toBe(sent)
})
