import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { named } from '@shared/testing/people'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mockSequence, page, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { clientRow } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import { loadAddPractitioner, loadPractitionerDialog } from './directory/practitioner-dialogs'
import type { Practitioner } from './directory/practitioner-values'
import PractitionersScreen from './practitioners-screen'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

// Preloads the lazy parts of the screen.
beforeAll(async () => {
  await Promise.all([loadAddPractitioner, ...Object.values(loadPractitionerDialog)].map((load) => load()))
})
beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

const aPractitioner = (fields: Partial<Practitioner> = {}): Practitioner => ({
  ...{ id: 4, userId: 21, licenseNumber: 'L-77', specialty: 'Dietetics', qualifications: 'MSc' },
  ...{ clinicName: 'Orchard', clinicAddress: '', releaseRule: 'release', clientCount: 1204 },
  ...{ lastActivity: '2026-11-19T09:12:00', version: 6 },
  user: clientRow({ user: { ...named.practitioner } }).user,
  ...fields,
})
const amara = aPractitioner()
const rosa = aPractitioner({
  ...{ id: 5, licenseNumber: ' ', specialty: '', qualifications: '', clinicName: '', clientCount: 0 },
  ...{ lastActivity: null, releaseRule: 'hold' },
  user: {
    ...amara.user,
    id: 22,
    firstName: 'Rosa',
    lastName: 'Li',
    email: 'r+1@example.com',
    isActive: false,
  },
})

const stats: Reply<'GET /api/stats'> = {
  ...{ totalClients: 1, clientsThisMonth: 2, reportsGenerated: 3, reportsThisWeek: 4, weeks: [] },
  ...{
    healthPractitioners: 37,
    practitionersThisMonth: 5,
    activePractitioners: 9,
    certifiedPractitioners: 8,
  },
  ...{ averageClients: 3.5, adminUsers: 6, aiRecipes: 7 },
}

const show = (answers: ApiMocks = {}, search = '') => {
  window.history.replaceState(null, '', `/admin/practitioners${search}`)
  return renderAs('admin', <PractitionersScreen />, {
    'GET /api/stats': stats,
    'GET /api/practitioners': page([amara, rosa]),
    ...answers,
  })
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Health practitioners' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const away = () => refusal(503, { error: 'The database is away.' })
const failed = { title: 'Error', description: 'The database is away.', variant: 'destructive' }
const done = (description: string) => ({ title: 'Success', description })
const toasts = () => vi.mocked(toast).mock.calls.map(([options]) => options)
const writesIn = (calls: ApiCall[]) =>
  calls.filter(({ route }) => !route.startsWith('GET')).map(({ url, body }) => [url, body])

/** Opens a practitioner's menu and returns one of its entries. */
async function entryOf(name: string, entry: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu')).getByRole('menuitem', { name: entry })
}
const choose = async (name: string, entry: string) => fireEvent.click(await entryOf(name, entry))
const pressIn = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getAllByRole('button', { name }).at(-1) as HTMLElement)
const fill = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } })

it('lists practitioners with their details and the total figures', async () => {
  show()
  expect(await rows()).toEqual([
    expect.stringMatching(
      /Amara Nwosu.*License: L-77.*Specialization.*Dietetics.*Clients1,204.*Last Activity19\.11\.2026.*StatusActive$/,
    ),
    expect.stringMatching(
      /Rosa Li.*License: Not provided.*Specialization.*General.*Clients0.*Last ActivityRecently added.*StatusInactive$/,
    ),
  ])
  for (const [label, figure] of [
    ['Total', '37'],
    ['Active This Month', '9'],
    ['Certified', '8'],
    ['Average Clients', '3.5'],
  ] as const)
    expect(screen.getByText(label).parentElement?.parentElement?.textContent).toContain(label + figure)
})

it('searches on the server, counts matches and all practitioners, and clears the search', async () => {
  const { calls } = show(
    { 'GET /api/practitioners': ({ url }) => page(url.includes('q=') ? [] : [amara, rosa]) },
    '?q=zz&page=1',
  )
  expect(await screen.findByText('No name, email or specialty matches.')).toBeTruthy()
  expect(await screen.findByText('Showing 0 of 2 practitioners')).toBeTruthy()
  expect(calls.map(({ url }) => url).filter((url) => url.includes('practitioners?'))).toEqual([
    '/api/practitioners?page=1&pageSize=20&q=zz',
    '/api/practitioners?pageSize=1',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Clear Search' }))
  expect(await rows()).toHaveLength(2)
  expect(window.location.search).toBe('')
})

it('distinguishes an empty list from one that could not be loaded', async () => {
  show({ 'GET /api/practitioners': mockSequence(away(), page([])) })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Add the first practitioner to assign reports to them.')).toBeTruthy()
})

it('adds a practitioner with an account, again after a refusal, and refetches the list', async () => {
  const { calls } = show({
    'POST /api/practitioners': mockSequence(away(), Response.json(rosa, { status: 201 })),
    'GET /api/practitioners': mockSequence(page([amara]), page([amara]), page([amara, rosa])),
  })
  await rows()
  fireEvent.click(screen.getByRole('button', { name: 'Add New Practitioner' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add New Practitioner' })
  pressIn(dialog, 'Add Practitioner')
  await waitFor(() => expect(dialog.querySelectorAll('[aria-invalid=true]')).toHaveLength(4))
  fill(dialog, 'First Name', 'Rosa')
  fill(dialog, 'Last Name', 'Li')
  fill(dialog, 'Email', 'r@example.com')
  fill(dialog, 'Password', 'a long enough secret')
  fill(dialog, 'Specialization (optional)', 'Dietetics')
  fill(dialog, 'When a report comes in', 'hold')
  for (const times of [1, 2]) {
    pressIn(dialog, 'Add Practitioner')
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
  }
  const body = {
    ...{ firstName: 'Rosa', lastName: 'Li', email: 'r@example.com', password: 'a long enough secret' },
    ...{ specialty: 'Dietetics', licenseNumber: '', qualifications: '', clinicName: '', clinicAddress: '' },
    releaseRule: 'hold',
  }
  expect(writesIn(calls)).toEqual([
    ['/api/practitioners', body],
    ['/api/practitioners', body],
  ])
  expect(toasts()).toEqual([failed, done('Practitioner created successfully')])
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it("edits the menu's practitioner in the version that was seen, and sends only changes", async () => {
  const { calls } = show({ 'PATCH /api/practitioners/:id': mockSequence(away(), { ...amara, version: 7 }) })
  await choose(named.practitioner.name, 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Practitioner' })
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  const { firstName, lastName, email } = named.practitioner
  expect(fields.map(({ value }) => value)).toEqual([
    ...[firstName, lastName, email, 'Dietetics', 'L-77', 'Orchard', '', 'MSc', 'release'],
  ])
  expect(within(dialog).queryByLabelText('Password')).toBeNull()
  fill(dialog, 'Clinic Name (optional)', 'Pear Tree')
  for (const times of [1, 2]) {
    pressIn(dialog, 'Save Changes')
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
  }
  const saved = ['/api/practitioners/4', { clinicName: 'Pear Tree' }]
  expect(writesIn(calls)).toEqual([saved, saved])
  expect(calls.find(({ route }) => route.startsWith('PATCH'))?.headers.get('If-Match')).toBe('"6"')
  expect(toasts()).toEqual([failed, done('Practitioner updated successfully')])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it("deletes the menu's practitioner after a question, and asks again after a failure", async () => {
  const { calls } = show({ 'DELETE /api/practitioners/:id': mockSequence(away(), undefined) })
  await choose('Rosa Li', 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Rosa Li will no longer be able to sign in.')
  for (const times of [1, 2]) {
    pressIn(dialog, 'Delete practitioner')
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
  }
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(writesIn(calls).map(([url]) => url)).toEqual(['/api/practitioners/5', '/api/practitioners/5'])
  expect(toasts()).toEqual([failed, done('Health practitioner deleted successfully')])
})

it('shows certifications, or that there are none', async () => {
  show()
  await choose(named.practitioner.name, 'View Certifications')
  const dialog = await screen.findByRole('dialog', { name: 'Certifications' })
  const facts = within(dialog).getAllByRole('definition')
  expect(facts.map(({ textContent }) => textContent)).toEqual(['L-77', 'MSc', 'Orchard', 'Not provided'])
  pressIn(dialog, 'Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('Rosa Li', 'View Certifications')
  expect(await screen.findByText('No certifications on record')).toBeTruthy()
})

it("links to an email to the menu's practitioner", async () => {
  show()
  expect((await entryOf('Rosa Li', 'Send Email')).getAttribute('href')).toBe(
    '/admin/messaging?to=r%2B1%40example.com',
  )
})

it("shows the clients of the menu's practitioner", async () => {
  const { calls } = show({ 'GET /api/reports': page([]) })
  await choose('Rosa Li', 'View Clients')
  expect(await screen.findByText('No clients assigned yet.')).toBeTruthy()
  expect(calls.at(-1)?.url).toContain('practitionerId=5')
})
