import type { Reply } from '@shared/api'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { aConfig, aHealth, aReport, aResult, reportRow } from '@/testing/rows'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import WelcomeScreen from './welcome-screen'

const config = aConfig({ portalName: 'Orchard Lab', supportAddress: 'help@orchard.example' })
const preferences = {
  ...{ emailNotifications: false, reportNotifications: true, recipeNotifications: false },
  ...{ reminderNotifications: false, dataSharing: false, analyticsTracking: false },
}
const look: Reply<'POST /api/welcome/look'> = {
  initials: 'N. W.',
  asks: 'dateOfBirth',
  expiresAt: '2026-12-03T09:00:00Z',
  portalName: 'Orchard Lab',
}
const unasked = aHealth({ answered: 'never' })

const answers: ApiMocks = {
  'GET /api/config': config,
  'POST /api/welcome/look': look,
  'POST /api/welcome/answer': { email: people.client.email },
  'POST /api/welcome': people.client,
  'GET /api/user/health': unasked,
  'GET /api/reports': Response.json([reportRow({ id: 7 })]),
  'GET /api/reports/:id': aReport(),
  'GET /api/user/preferences': preferences,
  'GET /api/avoid-list': { foods: [], low: [], tolerated: [], tested: true },
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** The same, waiting for its immediate effects. */
const tap = (name: string) =>
  act(async () => {
    press(name)
    await Promise.resolve()
  })
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

function open(address: string, more: ApiMocks = {}, who: 'nobody' | 'otherClient' | 'client' = 'nobody') {
  const byCode = address.startsWith('/welcome/code')
  const before: unknown = window.history.state
  window.history.replaceState(address.startsWith('/') ? null : before, '', address)
  return renderAs(who, <WelcomeScreen byCode={byCode} />, { ...answers, ...more })
}

async function toPassword() {
  await heading('A result is waiting for N. W.')
  fill('Day', '12.03.1984')
  press('Next')
  await heading('Choose a password')
}

beforeEach(() => sessionStorage.clear())

it('leads from the link to the results in four steps and removes the token from the URL', async () => {
  const { calls } = open('/welcome#the-token', {
    'PUT /api/user/health': aHealth(),
    'GET /api/user/health': mockSequence(unasked, aHealth(), aHealth()),
  })
  const first = await heading('A result is waiting for N. W.')
  expect(document.activeElement).toBe(first)
  expect(screen.getByText('Step 1 of 4')).toBeTruthy()
  expect(screen.getByText('Orchard Lab')).toBeTruthy()
  fill('Day', '12')
  expect(document.activeElement).toBe(screen.getByLabelText('Month'))
  fill('Month', '3')
  expect(document.activeElement).toBe(screen.getByLabelText('Year'))
  fill('Year', '1984')
  press('Next')
  const second = await heading('Choose a password')
  expect(document.activeElement).toBe(second)
  fill('Password', 'short')
  expect(screen.queryByText('Long enough')).toBeNull()
  fill('Password', 'quiet-pear-on-the-sill')
  expect(screen.getByText('Long enough')).toBeTruthy()
  press('Next')
  press('Next')
  await heading('Do you have a food allergy?')
  expect(window.location.hash).toBe('')
  expect(calls.filter(({ route }) => route === 'POST /api/welcome').map(({ body }) => body)).toEqual([
    { token: 'the-token', dateOfBirth: '1984-03-12', password: 'quiet-pear-on-the-sill' },
  ])
  expect(JSON.stringify(sessionStorage)).not.toMatch(/quiet|1984/)
  press(await screen.findByRole('button', { name: 'None known' }).then(() => 'None known'))
  await heading("You're signed in, Nora. 1 of 4 foods stays.")
  expect(calls.find(({ route }) => route === 'PUT /api/user/health')?.body).toEqual({
    ...{ allergies: [], none: true, ownFoods: [] },
  })
  expect(screen.getByRole('link', { name: 'Read my results' }).getAttribute('href')).toBe(
    '/client/my-reports',
  )
})

it('keeps the step and the typed values over a reload, and Back leads to the previous step', async () => {
  const { unmount } = open('/welcome#the-token')
  await toPassword()
  unmount()
  const again = open('#the-token')
  await heading('Choose a password')
  expect(document.querySelector<HTMLInputElement>('input[name=username]')?.value).toBe(people.client.email)
  act(() => window.history.back())
  await heading('A result is waiting for N. W.')
  expect([valueOf('Day'), valueOf('Month'), valueOf('Year')]).toEqual(['12', '03', '1984'])
  press('I am not N. W.')
  await heading('This is for N. W.')
  again.unmount()
})

it('does not return to a used link', async () => {
  open('/welcome#the-token')
  await toPassword()
  fill('Password', 'quiet-pear-on-the-sill')
  press('Next')
  await heading('Do you have a food allergy?')
  act(() => window.history.back())
  await waitFor(() => expect(window.location.hash).toBe(''))
  await heading('Do you have a food allergy?')
})

it('shows a wrong date at the field with the attempts left, and after the last one a locked link', async () => {
  open('/welcome#the-token', {
    'POST /api/welcome/answer': mockSequence(
      refusal(403, { error: 'No.', remaining: 1 }),
      refusal(403, { error: 'No.', remaining: 0 }),
    ),
  })
  await heading('A result is waiting for N. W.')
  await tap('Next')
  expect(screen.getByText('Please enter the day, month and year.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
  fill('Day', '31.03.1984')
  await tap('Next')
  await screen.findByText(
    'That is not the date we have. 1 try is left. Then this link is locked, and help@orchard.example can help.',
  )
  expect(screen.getByLabelText('Day').getAttribute('aria-invalid')).toBe('true')
  press('Next')
  await heading('This link is locked')
  expect(screen.getByRole('link', { name: 'Ask the laboratory' }).getAttribute('href')).toBe(
    'mailto:help@orchard.example',
  )
})

it('asks for the sample ID when no date of birth is on record', async () => {
  const { calls } = open('/welcome#the-token', { 'POST /api/welcome/look': { ...look, asks: 'sampleId' } })
  await heading('A result is waiting for N. W.')
  fill('Sample ID', ' EF20418 ')
  press('Next')
  await heading('Choose a password')
  expect(calls.at(-1)?.body).toEqual({ token: 'the-token', sampleId: 'EF20418' })
})

it('shows a wrong sample ID with the attempts left, and requires one', async () => {
  const { calls } = open('/welcome#the-token', {
    'GET /api/config': { ...config, supportAddress: '' },
    'POST /api/welcome/look': { ...look, asks: 'sampleId' },
    'POST /api/welcome/answer': mockSequence(
      refusal(403, { error: 'No.', remaining: 2 }),
      refusal(400, { error: 'No.', fields: { sampleId: 'Too long.' } }),
    ),
  })
  await heading('A result is waiting for N. W.')
  await tap('Next')
  expect(screen.getByText('Please enter the sample ID.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Sample ID'))
  expect(calls.some(({ route }) => route === 'POST /api/welcome/answer')).toBe(false)
  fill('Sample ID', 'EF2')
  await tap('Next')
  await screen.findByText(
    'That is not the sample ID we have. 2 tries are left. Then this link is locked, and the laboratory can help.',
  )
  press('Next')
  await screen.findByText('Too long.')
  expect(screen.queryByText(/That is not the sample ID/)).toBeNull()
})

it('Backspace moves from an empty date part to the previous one, and from a full part nowhere', async () => {
  open('/welcome#the-token')
  await heading('A result is waiting for N. W.')
  const part = (label: string) => screen.getByLabelText(label)
  part('Year').focus()
  fireEvent.keyDown(part('Year'), { key: '5' })
  expect(document.activeElement).toBe(part('Year'))
  fireEvent.keyDown(part('Year'), { key: 'Backspace' })
  expect(document.activeElement).toBe(part('Month'))
  fill('Month', '3')
  part('Month').focus()
  fireEvent.keyDown(part('Month'), { key: 'Backspace' })
  expect(document.activeElement).toBe(part('Month'))
})

it('shows why the server refused a password, and goes back when the answer is no longer right', async () => {
  open('/welcome#the-token', {
    'POST /api/welcome': mockSequence(
      refusal(400, { error: 'No.', fields: { password: 'This password is too common' } }),
      refusal(403, { error: 'No.', remaining: 3 }),
    ),
  })
  await toPassword()
  fill('Password', 'password')
  press('Next')
  await screen.findByText('This password is too common')
  expect(valueOf('Password')).toBe('password')
  press('Next')
  await heading('A result is waiting for N. W.')
  expect(screen.getByText(/3 tries are left/)).toBeTruthy()
})

it('keeps everything when the network fails, and says so', async () => {
  open('/welcome#the-token', {
    'POST /api/welcome/look': mockSequence(refusal(503, { error: 'Not now.' }), look),
    'POST /api/welcome/answer': mockSequence(refusal(503, { error: 'Not now.' }), {
      email: 'nora@example.com',
    }),
  })
  await heading('The portal is not answering')
  press('Try again')
  await heading('A result is waiting for N. W.')
  fill('Day', '12.03.1984')
  press('Next')
  await screen.findByText('Not now.')
  expect(valueOf('Year')).toBe('1984')
  press('Next')
  await heading('Choose a password')
})

it('warns a signed-in user that continuing signs them out', async () => {
  open('/welcome#the-token', {}, 'otherClient')
  await heading('A result is waiting for N. W.')
  expect(
    screen.getByText(/You are signed in as .*\. If you continue, that account will be signed out here\./),
  ).toBeTruthy()
})

const end = { endedAt: null, support: 'help@orchard.example', canResend: false }
it.each([
  [{ ...end, why: 'used' }, 'This link has already been used', ['Sign in', 'Forgot password?']],
  [{ ...end, why: 'revoked' }, 'This link has been replaced', ['Sign in']],
  [{ ...end, why: 'locked' }, 'This link is locked', []],
  [{ ...end, why: 'expired', endedAt: '2026-12-03T09:00:00Z' }, 'This link expired on 3 December 2026', []],
] as const)('shows what to do when a link has ended: %j', async (link, title, ways) => {
  open('/welcome#the-token', { 'POST /api/welcome/look': refusal(410, { error: 'Gone.', link }) })
  await heading(title)
  const all = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')]
  expect(all.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([...ways, 'Ask the laboratory']),
  )
  for (const way of ['Sign in', 'Forgot password?', 'Send me a new one', 'Type the code from a letter'])
    expect(all.filter(({ textContent }) => textContent === way)).toHaveLength(
      Number(ways.some((one) => one === way)),
    )
})

it('leads from a used link to the password reset, and back', async () => {
  open('/welcome#the-token', {
    'POST /api/welcome/look': refusal(410, { error: 'Gone.', link: { ...end, why: 'used' } }),
  })
  await heading('This link has already been used')
  press('Forgot password?')
  await heading('Forgot password?')
  fireEvent.click(await screen.findByRole('button', { name: 'Back to sign in' }))
  await heading('This link has already been used')
})

it('shows why no new link was sent, and sends it at the next press', async () => {
  const { calls } = open('/welcome#the-token', {
    'POST /api/welcome/look': refusal(410, {
      error: 'Gone.',
      link: { ...end, why: 'expired', canResend: true },
    }),
    'POST /api/welcome/again': mockSequence(
      refusal(503, { error: 'Not now.' }),
      new Response(null, { status: 202 }),
    ),
  })
  await heading('This link expired')
  press('Send me a new one')
  await screen.findByText('Not now.')
  expect(screen.queryByText('A new link is on its way')).toBeNull()
  press('Send me a new one')
  await screen.findByText('A new link is on its way')
  expect(screen.queryByText('Not now.')).toBeNull()
  const sent = calls.filter(({ route }) => route === 'POST /api/welcome/again')
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'the-token' }, { token: 'the-token' }])
})

it('sends one new link in place of an expired one', async () => {
  const link = { ...end, why: 'expired', endedAt: '2026-12-03T09:00:00Z', canResend: true } as const
  const { calls } = open('/welcome#the-token', {
    'POST /api/welcome/look': refusal(410, { error: 'Gone.', link }),
    'POST /api/welcome/again': new Response(null, { status: 202 }),
  })
  await heading(/This link expired/)
  press('Send me a new one')
  press(/Send/)
  await screen.findByText('A new link is on its way')
  expect(calls.filter(({ route }) => route === 'POST /api/welcome/again')).toHaveLength(1)
})

it('distinguishes a URL without a token from an unknown link', async () => {
  const { unmount } = open('/welcome')
  await heading('Please open your link again')
  unmount()
  open('/welcome#mistyped', { 'POST /api/welcome/look': refusal(404, { error: 'No.' }) })
  await heading('We do not recognise this link')
})

it('accepts a code in any spelling, and names the letters that no code contains', async () => {
  const { calls } = open('/welcome/code', {
    'POST /api/welcome/look': mockSequence(refusal(404, { error: 'No.' }), look, look),
  })
  await heading('Type the code from your letter')
  fill('Code', 'ABCD EFG0')
  expect(screen.getByText(/Codes never contain 0/)).toBeTruthy()
  fill('Code', 'abcd-efgh')
  await tap('Next')
  expect(screen.getByText(/You typed 8/)).toBeTruthy()
  fill('Code', 'abcd-efgh.jklm')
  await tap('Next')
  await screen.findByText(/We do not recognise this code/)
  press('Next')
  await heading('A result is waiting for N. W.')
  expect(calls.filter(({ route }) => route === 'POST /api/welcome/look').at(-1)?.body).toEqual({
    token: 'ABCDEFGHJKLM',
  })
  act(() => window.history.back())
  await heading('Type the code from your letter')
})

it("fills in a QR code's code, and shows what to do when it has ended", async () => {
  open('/welcome/code#ABCDEFGHJKLM', {
    'POST /api/welcome/look': refusal(410, { error: 'Gone.', link: { ...end, why: 'expired' } }),
  })
  await heading('Type the code from your letter')
  expect(valueOf('Code')).toBe('ABCD EFGH JKLM')
  press('Next')
  await heading('This code expired')
  expect(screen.getByRole('link', { name: 'Ask the laboratory' })).toBeTruthy()
})

it('skips the allergy question when it is already answered, and turns on emails', async () => {
  const { calls } = open('/welcome#the-token', {
    'GET /api/user/health': aHealth({ allergies: ['rice'] }),
    'GET /api/reports/:id': aReport({
      results: [...aReport().results.slice(1), aResult({ leftOut: 'allergy' })],
    }),
    'PATCH /api/user/preferences': { ...preferences, emailNotifications: true },
  })
  await toPassword()
  fill('Password', 'quiet-pear-on-the-sill')
  press('Next')
  await heading("You're signed in, Nora. 0 of 4 foods stay.")
  expect(screen.getByText(/1 of these foods is on your own lists/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Email me when a new result is ready' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'PATCH /api/user/preferences')?.body).toEqual({
      ...{ emailNotifications: true, reportNotifications: true },
    }),
  )
})

it('shows both lists when another save came first', async () => {
  window.history.replaceState({ step: 'allergies' }, '', '/welcome')
  const changed = aHealth({ allergies: ['Milk'], version: 4 })
  const { calls } = renderAs('client', <WelcomeScreen byCode={false} />, {
    ...answers,
    'GET /api/food-words': [],
    'GET /api/allergens': [],
    'PUT /api/user/health': mockSequence(
      refusal(412, { error: 'Stale.', current: changed }),
      aHealth({ allergies: ['Sesame', 'Milk'] }),
    ),
  })
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'Sesame' } })
  press('Save and continue')
  await screen.findByText(/It now shows both/)
  press('Save and continue')
  await heading(/You're signed in/)
  const sent = calls.filter(({ route }) => route === 'PUT /api/user/health')
  expect(sent.map(({ body }) => body)).toMatchObject([
    { allergies: ['Sesame'] },
    { allergies: ['Sesame', 'Milk'] },
  ])
})

/** The allergy step for a signed-in client. */
function openAllergies(given: ApiMocks) {
  window.history.replaceState({ step: 'allergies' }, '', '/welcome')
  return renderAs('client', <WelcomeScreen byCode={false} />, {
    ...{ ...answers, 'GET /api/food-words': [], 'GET /api/allergens': [] },
    ...given,
  })
}
const saves = ({ calls }: ReturnType<typeof openAllergies>) =>
  calls.filter(({ route }) => route === 'PUT /api/user/health')

it('refuses an answer that contradicts the list, and keeps the list when saving fails', async () => {
  const shown = openAllergies({
    'PUT /api/user/health': mockSequence(
      refusal(503, { error: 'Not now.' }),
      aHealth({ allergies: ['Sesame'] }),
    ),
  })
  await screen.findByRole('combobox')
  press('Save and continue')
  await screen.findByText('Add a food, or choose None known.')
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'Sesame' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByRole('button', { name: /Sesame/ })).toBeTruthy()
  expect(screen.queryByText('Add a food, or choose None known.')).toBeNull()
  press('None known')
  await screen.findByText('Remove the foods from the list first, or choose Save and continue.')
  expect(saves(shown)).toEqual([])
  press('Save and continue')
  await screen.findByText('Not now.')
  press('Save and continue')
  await heading(/You're signed in/)
  const answers = { allergies: ['Sesame'], none: false, ownFoods: [] }
  expect(saves(shown).map(({ body }) => body)).toEqual([answers, answers])
})

it('continues without an answer at Later, also when the question could not be loaded', async () => {
  const asked = openAllergies({})
  await screen.findByRole('combobox')
  press('Later')
  await heading(/You're signed in/)
  expect(saves(asked)).toEqual([])
  asked.unmount()
  const failed = openAllergies({ 'GET /api/user/health': refusal(500, { error: 'No.' }) })
  await screen.findByText('This could not be loaded')
  expect(screen.queryByRole('button', { name: 'None known' })).toBeNull()
  press('Later')
  await heading(/You're signed in/)
  expect(saves(failed)).toEqual([])
})

/** The last step for a signed-in client. */
function openResults(given: ApiMocks) {
  window.history.replaceState({ step: 'results' }, '', '/welcome')
  return renderAs('client', <WelcomeScreen byCode={false} />, { ...answers, ...given })
}

it.each<[string, ApiMocks, string]>([
  ['there is none', { 'GET /api/reports': [] }, 'Your results appear here once'],
  [
    'the list fails',
    { 'GET /api/reports': refusal(500, { error: 'No.' }) },
    "We couldn't load your results here",
  ],
  [
    'the report fails',
    { 'GET /api/reports/:id': refusal(500, { error: 'No.' }) },
    "We couldn't load your results here",
  ],
])('says so when %s, and shows no counts', async (_, given, sentence) => {
  openResults(given)
  await heading("You're signed in, Nora.")
  await screen.findByText(new RegExp(`^${sentence}`))
  expect(screen.queryByRole('definition')).toBeNull()
  expect(screen.getByRole('link', { name: 'Read my results' })).toBeTruthy()
})

it('counts the foods of the latest report by level', async () => {
  const { calls } = openResults({ 'GET /api/reports': [reportRow({ id: 7 }), reportRow({ id: 5 })] })
  await heading("You're signed in, Nora. 1 of 4 foods stays.")
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '1', '1'])
  expect(
    calls.flatMap(({ route, params }) => (route === 'GET /api/reports/:id' ? params['id'] : [])),
  ).toEqual(['7'])
})

it('unticks the emails when saving fails, and turning them off changes only the emails', async () => {
  const { calls } = openResults({
    'GET /api/user/preferences': { ...preferences, emailNotifications: true },
    'PATCH /api/user/preferences': refusal(503, { error: 'Not now.' }),
  })
  const emailChoice = await screen.findByRole<HTMLInputElement>('checkbox')
  expect(emailChoice.checked).toBe(true)
  fireEvent.click(emailChoice)
  await screen.findByText('This was not saved. Not now.')
  expect(emailChoice.checked).toBe(true)
  expect(calls.find(({ route }) => route === 'PATCH /api/user/preferences')?.body).toEqual({
    emailNotifications: false,
  })
})

it('does not ask about emails when the portal sends none', async () => {
  openResults({ 'GET /api/config': { ...config, emailConfigured: false } })
  await heading("You're signed in, Nora. 1 of 4 foods stays.")
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('shows why a code could not be looked up, and requires one', async () => {
  open('/welcome/code', { 'POST /api/welcome/look': refusal(503, { error: 'Not now.' }) })
  await heading('Type the code from your letter')
  await tap('Next')
  expect(screen.getByText('Please enter the code from your letter.')).toBeTruthy()
  fill('Code', 'ABCD EFGH JKLM')
  press('Next')
  await screen.findByText('Not now.')
  expect(valueOf('Code')).toBe('ABCD EFGH JKLM')
})

it('shows a client without email the username, and does not ask about emails', async () => {
  const email = 'ef20638@no-email.invalid'
  open('/welcome#the-token', {
    'POST /api/welcome/answer': { email },
    'POST /api/welcome': { ...people.client, email },
    'GET /api/user/health': aHealth(),
  })
  await toPassword()
  const signInNote = /^You sign in with ?ef20638@no-email\.invalid ?and your password\. Write it down/
  const note = () => screen.getByText(/Write it down, or add an email under Settings/).textContent
  expect(note()).toMatch(signInNote)
  fill('Password', 'quiet-pear-on-the-sill')
  press('Next')
  await heading(/You're signed in, Nora/)
  expect(note()).toMatch(signInNote)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
