import { named } from '@shared/testing/people'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { practitioners } from '../../practitioners/practitioners.tables'
import { startPortal, type Portal } from '../../../testing/portal'
import { tripletForm } from '../../../testing/triplets'
import { seedFoods } from '../../foods/foods.public'
import { redact } from './redaction'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await seedFoods(portal.deps.db)
  const admin = await portal.person('admin', {
    firstName: named.admin.firstName,
    lastName: named.admin.lastName,
    email: 'h.osei@example.com',
  })
  await portal.person('client', { firstName: 'Zoë', lastName: "O'Brien-Łukasz", email: 'zoe@example.com' })
  await portal.person('client', { firstName: 'Anna', lastName: 'Rice', email: 'rice@example.com' })
  for (const [firstName, lastName] of [
    ['Ömer', 'ÇELİK'],
    ['伟', '李'],
    ['Bo', 'Li'],
    ['Иван', 'ПЕТРОВ'],
    ['محمد', 'العلي'],
    ['अमित', 'शर्मा'],
    ['Jürgen', 'Müller-Lüdenscheidt'],
  ])
    await portal.person('client', { firstName, lastName })
  const staff = await portal.person('practitioner', { email: 'allergy@gut.example' })
  await portal.deps.db
    .update(practitioners)
    .set({ clinicName: 'The Healthy Gut and Milk Clinic' })
    .where(eq(practitioners.userId, staff.userId))
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
  ['Celik, çelik and ÇELİK', '[removed], [removed] and [removed]'],
  ['我叫李伟，可以吃鸡蛋吗', '我叫[removed]，可以吃鸡蛋吗'],
  ['I am Li, and Bo is my son', 'I am [removed], and [removed] is my son'],
  ['иван, محمد or शर्मा', '[removed], [removed] or [removed]'],
  ['Obrien, ZoeOBrien or Mikkelsens', '[removed], ZoeOBrien or [removed]'],
  ['Mu\u0308ller, Mueller, Jürgens and MullerLudenscheidt', '[removed], [removed], [removed] and [removed]'],
  ["write to o'brien@example.com", 'write to [removed]'],
  ['born 14 February 1981, Feb 14th, 1981 or 14 . 2 . 81', 'born [removed], [removed] or [removed]'],
  ['call zero seven nine four six, zero nine five eight', 'call [removed]'],
  ['call 0207 – 946 – 0958 or ٠٢٠٧٩٤٦', 'call [removed] or [removed]'],
  [
    'I go to the healthy gut and milk clinic',
    'I go to [removed] [removed] [removed] [removed] [removed] [removed]',
  ],
  ['Is gut health an allergy? Is milk healthy?', 'Is gut health an allergy? Is milk healthy?'],
  ['Add 2 marinated eggs to 1 or 2 or 3 bowls', 'Add 2 marinated eggs to 1 or 2 or 3 bowls'],
  ['Can my friend Petra Schmidt eat almonds?', 'Can my friend [removed] eat almonds?'],
  ['my sister petra schmidt has a nut allergy', 'my sister [removed] has a nut allergy'],
  ["My boss Tom's wife cannot eat eggs", 'My boss [removed] wife cannot eat eggs'],
  ['our neighbour is called Anna Rosenberg', 'our neighbour is called [removed]'],
  ['Grace Hollander, my friend, eats rice', '[removed], my friend, eats rice'],
  ['What did Mrs. Hollander say of milk?', 'What did Mrs. [removed] say of milk?'],
  ['Darf meine Freundin Petra Schmidt Reis essen?', 'Darf meine Freundin [removed] Reis essen?'],
  ['Darf meine Schwester Nudeln essen?', 'Darf meine Schwester Nudeln essen?'],
  ['Mein Nachbar heißt Jörg Kessler', 'Mein Nachbar heißt [removed]'],
  ['can my neighbour mohammed eat egg', 'can my neighbour [removed] eat egg'],
  ['my sister swears by rice, and I typed it', 'my sister swears by rice, and I typed it'],
  ['Mon voisin Luc Moreau est allergique', 'Mon voisin [removed] est allergique'],
  ['¿Puede mi hermana Lucía Romero comer pan?', '¿Puede mi hermana [removed] comer pan?'],
  ['May my friend eat rice, and my boss too?', 'May my friend eat rice, and my boss too?'],
  ['my mum is allergic to nuts and my dad drinks milk', 'my mum is allergic to nuts and my dad drinks milk'],
  ['Can I eat cheese with green beans in May?', 'Can I eat cheese with green beans in May?'],
])('%j is sent as %j', async (text, sent) => {
  expect(await redact(portal.deps.db, text)).toBe(sent)
})
