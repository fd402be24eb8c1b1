import { moreOfNoIntent, ofNoIntent } from '../../testing/intent-replies'
import { fold } from '@shared/domain/text/fold'
import { atSize } from '@shared/testing/runs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { numbersFrom } from '../../demo/demo-results'
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/fake-openai'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { tripletForm } from '../../testing/triplets'
import { seedFaqs } from '../faqs/faqs.public'
import { seedFoods } from '../foods/foods.public'

const QUESTIONS = atSize(25, 1_000)
/** The limit is 30 questions a minute. */
const EACH = 28

/** Personal data, as stored and as somebody might type it. */
type Marked = {
  names: [first: string, last: string]
  email: string
  born: [iso: string, ...written: string[]]
  sample: string
  phone: string
  secret: string
}

const marked: Marked[] = [
  {
    names: ['Torvald', 'Mikkelsen'],
    email: 'torvald.m@posten.example',
    born: ['1981-02-14', '14.02.1981', '14 February 1981', 'Feb 14th, 1981', '2/14/81'],
    sample: 'EFX-20412',
    phone: '+44 20 7946 0958',
    secret: 'Tr0ub4dor&3',
  },
  {
    names: ['Zoë', "O'Brien-Łukasz"],
    email: 'zoe_ol@example.org',
    born: ['1990-07-03', '03.07.1990', '3 July 1990', '3rd of July 1990'],
    sample: 'QZ77120',
    phone: '0207-946-0123',
    secret: 'sk-live-9f8e7d6c',
  },
  {
    names: ['Xóchitl', 'Quetzalpa'],
    email: 'xochitl+lab@correo.example',
    born: ['1975-12-30', '30/12/1975', '30. Dezember 1975', 'December 30 1975'],
    sample: 'LAB000931',
    phone: '(030) 901 820 14',
    secret: '8mn9-EdVc-Mfyy-hfjN',
  },
  {
    names: ['Søren', 'Kjærgaard'],
    email: 's.kjaergaard@mail.example',
    born: ['2001-01-09', '9.1.2001', '9 janvier 2001', 'January 9, 2001'],
    sample: 'AB12345',
    phone: '+45 33 12 34 56',
    secret: 'hunter2hunter',
  },
  {
    names: ['Ngozi', 'Adeyemi-Falowo'],
    email: 'ngozi@clinic.example',
    born: ['1968-10-22', '22-10-1968', '22 octubre 1968', '22nd Oct 1968'],
    sample: 'S-4471902',
    phone: '07911 123456',
    secret: 'P4ssw0rd_Ngozi',
  },
  {
    names: ['Wolfram', 'Üxheim'],
    email: 'uexheim.w@web.example',
    born: ['1959-05-31', '31.5.59', '31. Mai 1959', 'May 31st 1959'],
    sample: 'EF2026-118',
    phone: '0049 171 5556677',
    secret: 'x9!kQ72mmz',
  },
  {
    names: ['Yevgenia', 'Brzęczyszczykiewicz'],
    email: 'yb1984@poczta.example',
    born: ['1984-11-11', '11/11/1984', '11 listopada 1984', 'Nov. 11, 1984'],
    sample: 'PW-000077-B',
    phone: '1-800-555-0199',
    secret: 'pa55-phrase-77',
  },
]

const ends = ['', '?', ' please', ', thanks']
const asks = [
  'How long should I avoid milk',
  'Can I eat bread with moderate wheat',
  'What does a high result mean',
  'How do I reintroduce a food',
  'Is this an allergy test',
  'How do I change my password',
  'When will I get my results',
  'Who can see my results',
  'What can you tell me about almonds',
  'How is the blood sample taken',
  // Questions without an intent reach a model.
  ...[ofNoIntent, ...moreOfNoIntent.slice(0, 3)].map((question) => question.replace('?', '')),
]
const stories = [
  (ask: string, bits: string[]) => `${bits.join(', ')}: ${ask}`,
  (ask: string, bits: string[]) =>
    `I am ${bits[0]}. ${ask}? My ${bits.slice(1).join(' and ')} if you need it`,
  (ask: string, bits: string[]) => `${ask}? (${bits.join(' / ')})`,
  (ask: string, bits: string[]) => `hello this is ${bits.join(' ')}\n\n${ask}`,
  (ask: string, bits: string[]) => `${ask}, asks "${bits[0]}"; write to ${bits.slice(1).join(';')}`,
  (ask: string, bits: string[]) => `<${bits[0]}> ${ask} #${bits.slice(1).join(' #')}`,
]

let fakeOpenAi: FakeOpenAi
let portal: Portal
let admin: Person
beforeAll(async () => {
  fakeOpenAi = await startFakeOpenAi()
  portal = await startPortal({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fakeOpenAi.url })
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  admin = await portal.person('admin', { firstName: 'Helgunn', lastName: 'Osvaldsen' })
  for (const { names, email, born, sample } of marked) {
    const [firstName, lastName] = names
    const person = await portal.person('client', { firstName, lastName, email, dateOfBirth: born[0] })
    const form = tripletForm(
      { sampleId: sample, clientName: `${firstName} ${lastName}` },
      { fields: { clientId: String(person.clientId) } },
    )
    await admin.visit.upload('/api/reports/multi-file', form)
  }
})
afterAll(async () => {
  await portal.close()
  await fakeOpenAi.close()
})

/** Everything that identifies somebody, findable in any spelling. */
const marks = [
  ...marked.flatMap(({ names, email, sample, secret }) => [
    ...names.flatMap((name) => name.split(/['-]/)).filter((part) => part.length > 2),
    email,
    sample,
    secret,
  ]),
  'Helgunn',
  'Osvaldsen',
].map(fold)
const numbers = marked.map(({ phone }) => phone.replace(/\D/g, ''))
const days = marked.flatMap(({ born }) => born).map(fold)

it('holds enough marks', () => expect(marks.length + numbers.length + days.length).toBeGreaterThanOrEqual(70))

function spelt(next: () => number, text: string): string {
  const dice = next()
  if (dice < 0.2) return text.toUpperCase()
  if (dice < 0.4) return text.toLowerCase()
  if (dice < 0.5) return fold(text)
  return text
}

function bitsOf(next: () => number): string[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  const { names, email, born, sample, phone, secret } = pick(marked)
  const [first, last] = names
  const whole = pick([
    `${first} ${last}`,
    `${last}, ${first}`,
    `${first}-${last}`,
    `${first}_${last}`,
    last,
    `${first}’s`,
  ])
  const more = [email, pick(born), `sample ${sample}`, phone, `password is ${secret}`, secret]
  const count = 1 + Math.floor(next() * 3)
  return [spelt(next, whole), ...Array.from({ length: count }, () => pick(more))].map((bit, index) =>
    index > 0 && /@/.test(bit) ? spelt(next, bit) : bit,
  )
}

it(`of ${QUESTIONS} questions full of people, no one reaches the model, a log or an error`, async () => {
  const next = numbersFrom(20_261_108)
  let user = await portal.person('client')
  let answered = 0
  const errors: string[] = []
  fakeOpenAi.answerWith(() =>
    next() < 0.02
      ? { kind: 'status', status: 500, retryAfter: '0.001' }
      : next() < 0.02
        ? { kind: 'garbage', body: '{}' }
        : { kind: 'text', text: 'As the passage says [1].' },
  )
  for (let n = 0; n < QUESTIONS; n++) {
    if (n % EACH === EACH - 1) user = await portal.person('client')
    const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
    // Two of three questions mention a person and must not be sent at all.
    const question = n % 3 === 0 ? `${pick(asks)}?` : pick(stories)(pick(asks) + pick(ends), bitsOf(next))
    const turns = n % 2 === 0 ? [{ question: pick(stories)(pick(asks), bitsOf(next)) }] : []
    const answer = await user.visit.post('/api/ai/ask-question', { question, context: { turns } })
    if (answer.status === 200) answered++
    else errors.push(answer.text)
  }
  expect(answered).toBeGreaterThan(QUESTIONS * 0.9)
  expect(fakeOpenAi.requests.length).toBeGreaterThan(QUESTIONS * 0.1)
  const sent = fakeOpenAi.requests.map(({ raw }) => raw)
  expect(leaksIn(sent)).toEqual([])
  expect(leaksIn(errors)).toEqual([])
  expect(leaksIn(portal.logged().split('\n'))).toEqual([])
})

function leaksIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => {
      const read = fold(
        text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
      )
      const digits = read.replace(/[\s()./+-]/g, '')
      const found = [
        ...[...marks, ...days].filter((mark) => read.includes(mark)),
        ...numbers.filter((number) => digits.includes(number)),
      ]
      return found.map((mark) => `${mark} in ${text.slice(0, 900)}`)
    })
    .slice(0, 5)
}
