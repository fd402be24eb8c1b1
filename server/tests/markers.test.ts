import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints, type ApiRoute } from '@shared/api'
import { seedFaqs } from '../features/faqs/faqs.public'
import { seedFoods } from '../features/foods/foods.public'
import { terminateAll } from '../testing/faults'
import { fuzzedRequest } from '../testing/fuzz'
import { fitting, startFakeOpenAi, type FakeOpenAi } from '../testing/fake-openai'
import { startPortal, testPassword, type Person, type Portal } from '../testing/portal'
import { tripletForm } from '../testing/triplets'
import { addFaqsOfNoIntent, isIntentRequest, ofNoIntent } from '../testing/intent-replies'
import { sesSays, startFakeServer, twilioSays, type FakeServer } from '../testing/fake-server'

/** Used wherever personal data can occur, and nowhere else. */
const mark = {
  firstName: 'Zqorvindel',
  lastName: 'Brüxhaldén',
  email: 'zqo.brux+lab@posten.example',
  phone: '+442079460771',
  dateOfBirth: '1979-11-23',
  sample: 'ZQS40417',
  value: '41.7193',
  fileName: 'Zqfilename',
  allergy: 'Zqallergy5d',
  note: 'zqnote6e',
  question: 'zqquestion7f',
  label: 'zqlabel8g',
  wish: 'zqwish9h',
  recipe: 'zqrecipe1j',
  subject: 'zqsubject2k',
  message: 'zqmessage3l',
  search: 'zqsearch4m',
  path: 'zqpath5n',
  password: 'zqPassw0rd6o!',
  wrongPassword: 'zqWr0ng7p!',
  agent: 'zqagent8q',
  header: 'zqheader9r',
}
const marks = Object.values(mark)

/** The encodings in which a mark may occur: plain, \u escapes, URL, hex and base64. */
function writings(text: string): string[] {
  const ascii = text.replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
  // The base64 of a text depends on its offset modulo 3; the first and last letters also encode its
  // neighbours and are cut.
  const base64 = [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64')
    return whole.slice(before === 0 ? 0 : 4)
  })
  return [text, ascii, encodeURIComponent(text), Buffer.from(text).toString('hex'), ...base64]
}
const wanted = new Map(
  marks.flatMap((text) => writings(text).map((written) => [written.toLowerCase(), text])),
)
/** Each mark found, with the text around it. */
const found = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const read = text.toLowerCase()
    return [...wanted].flatMap(([written, of]) => {
      const at = read.indexOf(written)
      return at < 0 ? [] : [`${of}: ${text.slice(Math.max(0, at - 80), at + 80)}`]
    })
  })

let portal: Portal
let model: FakeOpenAi
let ses: FakeServer
let twilio: FakeServer
let admin: Person
let other: Person
let practitioner: Person
let marked: Person
/** Error answers that users other than the marked one received. */
const errors: string[] = []

beforeAll(async () => {
  model = await startFakeOpenAi()
  model.answerWith(fitting)
  ses = await startFakeServer(() => sesSays.sent('m'))
  twilio = await startFakeServer(() => twilioSays.queued('SM1'))
  portal = await startPortal({
    ALLOW_REGISTRATION: 'true',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: model.url,
    AWS_ACCESS_KEY_ID: 'AKIASTANDIN',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL_SES: ses.url,
    SES_FROM_ADDRESS: 'noreply@portal.example.com',
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_PHONE_NUMBER: '+15005550006',
    TWILIO_BASE_URL: twilio.url,
  })
  await seedFoods(portal.deps.db)
  await seedFaqs(portal.deps.db)
  admin = await portal.person('admin')
  await addFaqsOfNoIntent(admin)
  practitioner = await portal.person('practitioner')
  other = await portal.person('client')
  const { firstName, lastName, email, dateOfBirth } = mark
  marked = await portal.person('client', { firstName, lastName, email, dateOfBirth })
})
afterAll(async () => {
  await portal.close()
  for (const fake of [model, ses, twilio]) await fake.close()
})

const headers = {
  'User-Agent': `Browser ${mark.agent}`,
  'X-Note': mark.header,
  Referer: `https://x/${mark.search}`,
}

const recipe = {
  title: mark.recipe,
  category: 'dinner',
  ingredients: ['1 pear'],
  instructions: [mark.recipe],
}

/**
 * Sends as a user, with marks in the headers, and records error answers of all but the marked user.
 */
async function ask(who: Person | undefined, method: string, path: string, body?: unknown, form?: FormData) {
  const visit = who?.visit ?? portal.stranger()
  const answer = await visit.send(method, path, { body, form, headers })
  if (answer.status >= 400 && answer.status !== 412 && who !== marked) errors.push(answer.text)
  return answer
}

/** Everything a client and staff do with the portal, with marks as the data. */
async function use(): Promise<void> {
  const { sample, value, fileName, firstName, lastName } = mark
  const form = tripletForm(
    {
      sampleId: sample,
      clientName: `${firstName} ${lastName}`,
      results: [{ food: 'Egg white', category: 'Dairy and egg', value: Number(value) }],
    },
    { fields: { clientId: String(marked.clientId), practitionerId: String(practitioner.practitionerId) } },
  )
  for (const field of ['htmlFile', 'pdfFile', 'csvFile']) {
    const file = form.get(field) as File
    form.set(field, file, file.name.replace(/_[^.]*/, `_${fileName}`))
  }
  await ask(admin, 'POST', '/api/reports/multi-file', undefined, form)
  await ask(admin, 'PATCH', `/api/clients/${marked.clientId}`, {
    allergies: mark.allergy,
    medicalHistory: mark.note,
  })
  await ask(marked, 'PUT', '/api/user/health', {
    ...{ allergies: [mark.allergy, mark.label], none: false, ownFoods: [mark.wish] },
  })
  await ask(undefined, 'POST', '/api/welcome/answer', { token: mark.path, dateOfBirth: mark.dateOfBirth })
  await ask(undefined, 'POST', '/api/password-reset', { email: mark.email })
  await ask(marked, 'PATCH', '/api/user', { firstName, lastName, phone: mark.phone, email: mark.email })
  // Questions without an intent are sent to the model for intent prediction; the last has no
  // personal data, so the model also words its answer.
  for (const question of [
    `How long should I avoid milk? (I am ${firstName} ${lastName}, born ${mark.dateOfBirth}, sample ${sample}, ${mark.question})`,
    `How long should I avoid milk? (${mark.email}, ${mark.phone}, my password is ${mark.password})`,
    `Does the glimmerfax of ${firstName} ${lastName} sleep, born ${mark.dateOfBirth}, ${value} high, sample ${sample}?`,
    `Does the glimmerfax sleep, ${mark.email}, ${mark.phone}, ${mark.question}? my password is ${mark.password}`,
  ])
    await ask(marked, 'POST', '/api/ai/ask-question', {
      question,
      context: { turns: [{ question: `what was ${value} of ${firstName} ${lastName} in ${sample}` }] },
    })
  await ask(marked, 'POST', '/api/ai/ask-question', { question: ofNoIntent })
  await ask(marked, 'POST', '/api/ai/generate-recipe', {
    dietaryPreferences: `${mark.wish} for ${firstName}`,
  })
  await ask(marked, 'POST', '/api/analyze-food-label', { labelText: `Ingredients: egg, ${mark.label}` })
  await ask(marked, 'GET', `/api/verdict?q=egg%20${mark.label}`)
  await ask(marked, 'POST', '/api/recipes', recipe)
  await ask(admin, 'POST', '/api/admin/send-email', {
    to: [mark.email],
    subject: mark.subject,
    message: mark.message,
  })
  await ask(admin, 'POST', '/api/admin/send-sms', { to: mark.phone, message: mark.message })
  await ask(undefined, 'POST', '/api/login', { email: mark.email, password: mark.wrongPassword })
  await ask(marked, 'PUT', '/api/user/password', {
    currentPassword: testPassword,
    newPassword: mark.password,
  })
  await ask(marked, 'POST', '/api/login', { email: mark.email, password: mark.password })
  for (const who of [admin, practitioner, other]) {
    for (const list of ['reports', 'clients', 'users', 'practitioners', 'question-reviews', 'audit'])
      await ask(who, 'GET', `/api/${list}?q=${mark.search}&client=${encodeURIComponent(lastName)}`)
    await ask(who, 'GET', `/api/reports/1`)
    await ask(who, 'GET', `/api/reports/${mark.path}`)
  }
  for (const path of [`/${mark.path}?q=${mark.search}`, `/api/${mark.path}`, `/assets/${mark.path}.js`])
    await ask(other, 'GET', path)
}

/**
 * Calls every endpoint with marks in all text fields. The answers are ignored, as they repeat the
 * sender's own input.
 */
async function useEveryEndpoint(): Promise<void> {
  let seed = 20_261_123
  const endpointNames = (Object.keys(endpoints) as ApiRoute[]).filter(
    (route) => !/^DELETE|logout|login|carry-out/.test(route),
  )
  const people = [admin, practitioner, other, undefined]
  for (const route of endpointNames) {
    const who = people[seed % people.length]
    const { path, body, ...request } = fuzzedRequest(seed++, { emails: [mark.email], words: marks, route })
    await fetch(portal.url + path, {
      method: request.method,
      headers: {
        ...headers,
        ...request.headers,
        Cookie: who?.visit.cookie() ?? `pearwell.sid=${mark.path}`,
      },
      body: body as BodyInit | undefined,
    })
  }
}

it('no personal data appears in logs, metrics, errors of other users or requests to the model', async () => {
  model.requests.length = 0
  await use()
  const asked = model.requests.map(({ raw }) => raw)
  // One request for the question and one for the recipe; the others predict intents.
  expect(model.requests.filter((one) => !isIntentRequest(one))).toHaveLength(2)
  expect(model.requests.filter(isIntentRequest).length).toBeGreaterThanOrEqual(1)
  await useEveryEndpoint()

  // Three database failures: a query whose error message contains values, a cancelled query, and an
  // unreachable database.
  const { pool, config } = portal.deps
  const statuses = async () => {
    const searches = [admin, practitioner, other].map((who) =>
      ask(who, 'GET', `/api/reports?q=${mark.search}&client=${encodeURIComponent(mark.lastName)}`),
    )
    const writes = [
      ask(admin, 'PATCH', `/api/clients/${marked.clientId}`, {
        medicalHistory: `${mark.note} and more`,
        allergies: mark.allergy,
      }),
      ask(admin, 'PATCH', '/api/user', { firstName: `${mark.firstName}s`, phone: mark.phone }),
      ask(other, 'POST', '/api/recipes', recipe),
      ask(undefined, 'POST', '/api/register', {
        ...{ email: `new.${mark.email}`, password: mark.password },
        ...{ firstName: mark.firstName, lastName: mark.lastName },
      }),
    ]
    return (await Promise.all([...searches, ...writes])).map(({ status }) => status)
  }
  const writable = ['users', 'clients', 'recipes', 'registrations']
  const each = (change: string) =>
    pool.query(writable.map((table) => `alter table ${table} ${change}`).join('; '))
  await each('add constraint broken check (false) not valid')
  await pool.query('alter table reports rename client_name to gone')
  expect(await statuses()).toEqual([500, 500, 500, 500, 500, 500, 500])
  await pool.query('alter table reports rename gone to client_name')
  await each('drop constraint broken')

  const holder = new pg.Client({ connectionString: config.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table reports, clients in access exclusive mode')
  const ended = statuses()
  const cancel = setInterval(() => {
    // Other tests use databases on the same server, so only this database's queries are cancelled.
    void holder.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  }, 50)
  expect(await ended).toContain(503)
  clearInterval(cancel)
  await holder.query('rollback')
  await holder.end()

  const { connectionString } = pool.options
  pool.options.connectionString = 'postgres://nobody@127.0.0.1:1/none'
  await terminateAll(config.databaseUrl)
  expect(new Set(await statuses())).toEqual(new Set([503]))
  pool.options.connectionString = connectionString

  const metrics = (await portal.stranger().get('/metrics')).text
  const cookies = [admin, practitioner, other, marked].map(
    ({ visit }) => visit.cookie().split(/[=.]/)[2] ?? '',
  )
  const logged = portal.logged()
  // Proves that the search works, as the emails do contain marks.
  expect(found([ses.requests.map(({ raw }) => raw).join()]).length).toBeGreaterThan(1)
  expect(found(asked)).toEqual([])
  expect(found(errors)).toEqual([])
  expect(found([metrics])).toEqual([])
  expect(found(logged.split('\n'))).toEqual([])
  for (const cookie of cookies)
    expect(cookie.length > 20 && logged.includes(decodeURIComponent(cookie))).toBe(false)
  expect(errors.length).toBeGreaterThan(25)
})
