import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks, type ApiCall } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { faq } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import FaqManagementScreen from './faq-management-screen'
import { loadAddFaq, loadDeleteFaq, loadEditFaq } from './management/faq-dialogs'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

// Preloads the lazy parts of the screen.
beforeAll(async () => {
  await Promise.all([loadAddFaq(), loadDeleteFaq(), loadEditFaq(), import('./management/sortable-list')])
})
beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

const egg = faq({ id: 1, question: 'What of egg?', category: 'Food', priority: 1002, version: 4 })
const tea = faq({ id: 2, question: 'And tea?', category: 'Drinks', priority: 1001 })
const rye = faq({ id: 3, question: 'Is rye out?', category: 'Food', priority: 1003 })
const dose = faq({
  id: 4,
  question: 'How much?',
  category: 'Clinic',
  targetRole: 'practitioner',
  priority: 2001,
})
const keys = faq({ id: 5, question: 'Where are the keys?', targetRole: 'admin', priority: 3001 })
const all = [egg, dose, tea, keys, rye]

function show(answers: ApiMocks = {}, address = '') {
  window.history.replaceState(null, '', `/admin/faqs${address}`)
  return renderAs('admin', <FaqManagementScreen />, {
    'GET /api/faqs': all,
    'GET /api/faq-origins': [{ faqId: 3, reviewId: 12 }],
    ...answers,
  })
}

const questions = async (name: string) =>
  within(await screen.findByRole('list', { name: `FAQs, ${name}` }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
const clients = ['And tea?', 'What of egg?', 'Is rye out?']
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const valueOf = (label: string) => field(label).value
const writesIn = (calls: ApiCall[]) =>
  calls.filter(({ route }) => !route.startsWith('GET')).map(({ url, body }) => [url, body])
const failed = (title: string, description: string) => ({ title, description, variant: 'destructive' })
const opened = (name: string) => screen.findByRole('dialog', { name })

/** Opens an FAQ's menu and returns its entries. */
async function movesOf(question: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Move: ${question}` }))
  return within(await screen.findByRole('menu')).getAllByRole('menuitem')
}

it('lists the FAQs of each role in order with their number', async () => {
  show()
  expect(await questions('Client')).toEqual(clients)
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Client3',
    'Practitioner1',
    'All5',
  ])
  const cards = screen.getAllByRole('article')
  const link = await screen.findByRole('link', { name: 'From a question' })
  expect(cards[2]?.contains(link)).toBe(true)
  expect(link.getAttribute('href')).toBe('/admin/questions-to-review?review=12')
  fireEvent.click(screen.getByRole('tab', { name: /^Practitioner/ }))
  expect(await questions('Practitioner')).toEqual(['How much?'])
  expect(window.location.search).toBe('?tab=practitioner')
  fireEvent.click(screen.getByRole('tab', { name: /^All/ }))
  expect(await questions('All')).toEqual([...clients, 'How much?', 'Where are the keys?'])
  fireEvent.click(screen.getByRole('tab', { name: /^Client/ }))
  expect(window.location.search).toBe('')
})

it('moves an FAQ by its menu, shows it at once and announces its place', async () => {
  let letAnswer = () => {}
  const isShown = new Promise<void>((resolve) => (letAnswer = resolve))
  const { calls } = show({
    'PATCH /api/faqs/priorities': async () => {
      await isShown
      return [egg, tea, rye].map((one, at) => ({ ...one, priority: 1000 + at }))
    },
    'GET /api/faqs': mockSequence(all, [rye, keys]),
  })
  await questions('Client')
  const [up, down] = await movesOf('And tea?')
  expect(up?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(down as HTMLElement)
  expect(await questions('Client')).toEqual(['What of egg?', 'And tea?', 'Is rye out?'])
  expect(screen.getByText('Moved. Position 2 of 3.')).toBeTruthy()
  letAnswer()
  await waitFor(() => expect(writesIn(calls)).toHaveLength(1))
  const updates = [egg.id, tea.id, rye.id].map((id, at) => ({ id, priority: 1000 + at }))
  expect(writesIn(calls)).toEqual([['/api/faqs/priorities', { updates }]])
  // The refetched list, with another admin's changes.
  await waitFor(async () => expect(await questions('Client')).toEqual(['Is rye out?']))
})

it('moves an FAQ in the list of all roles, also past the end of its role', async () => {
  const { calls } = show({ 'PATCH /api/faqs/priorities': all }, '?tab=all')
  await questions('All')
  fireEvent.click((await movesOf('How much?'))[0] as HTMLElement)
  await waitFor(() => expect(writesIn(calls)).toHaveLength(1))
  const updates = [tea, egg, dose, rye, keys].map(({ id }, at) => ({ id, priority: 3000 + at }))
  expect(writesIn(calls)).toEqual([['/api/faqs/priorities', { updates }]])
})

it('disables Move down for the last FAQ, and all moves while a search hides some', async () => {
  show({}, '?q=ye')
  expect(await questions('Client')).toEqual(['Is rye out?'])
  expect(within(screen.getByRole('article')).getByText('3')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Move|Reorder)/ })).toBeNull()
  expect(
    screen.getByText('Showing 1 of 3 FAQs. Clear the search and the filter to change the order.'),
  ).toBeTruthy()
  press('Clear the search field')
  expect(await questions('Client')).toEqual(clients)
  const [up, down] = await movesOf('Is rye out?')
  expect([up, down].map((entry) => entry?.getAttribute('aria-disabled'))).toEqual([null, 'true'])
})

it('filters by a category that another tab resets, and clears an empty search', async () => {
  show({}, '?q=egg')
  await questions('Client')
  const category = screen.getByLabelText<HTMLSelectElement>('Filter by category')
  expect([...category.options].map(({ text }) => text)).toEqual(['All categories', 'Drinks', 'Food'])
  fireEvent.change(category, { target: { value: 'Drinks' } })
  expect(await screen.findByText('Nothing matches this search.')).toBeTruthy()
  expect(window.location.search).toBe('?q=egg&category=Drinks')
  press('Clear Search')
  expect(window.location.search).toBe('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  fireEvent.change(category, { target: { value: 'Food' } })
  expect(await questions('Client')).toEqual(['What of egg?', 'Is rye out?'])
  fireEvent.click(screen.getByRole('tab', { name: /^Practitioner/ }))
  expect(window.location.search).toBe('?tab=practitioner')
  expect(await questions('Practitioner')).toEqual(['How much?'])
})

it('adds an FAQ to the open tab, shows validation errors, and refetches the list', async () => {
  const { calls } = show(
    {
      'POST /api/faqs': mockSequence(
        refusal(400, { error: 'It is odd.', fields: { category: 'No such thing.' } }),
        Response.json(dose, { status: 201 }),
      ),
      'GET /api/faqs': mockSequence(all, [...all, { ...dose, id: 6, question: 'New?' }]),
    },
    '?tab=practitioner',
  )
  await questions('Practitioner')
  press('Add FAQ')
  const dialog = await opened('Add FAQ')
  const submit = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Add FAQ' }))
  expect(valueOf('Target role')).toBe('practitioner')
  expect([...dialog.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual([
    'Clinic',
    'Drinks',
    'Food',
    'General',
  ])
  submit()
  await waitFor(() => expect(dialog.querySelectorAll('[aria-invalid=true]')).toHaveLength(3))
  fill('Question', 'New?')
  fill('Answer', 'Yes.')
  fill('Category', 'Clinic')
  submit()
  expect(await screen.findByText('No such thing.')).toBeTruthy()
  submit()
  await waitFor(async () => expect(await questions('Practitioner')).toEqual(['How much?', 'New?']))
  const body = { question: 'New?', answer: 'Yes.', category: 'Clinic', targetRole: 'practitioner' }
  expect(writesIn(calls)).toEqual([
    ['/api/faqs', body],
    ['/api/faqs', body],
  ])
  expect(vi.mocked(toast).mock.calls).toEqual([
    [failed('Failed to create FAQ', 'It is odd.')],
    [{ title: 'FAQ created successfully' }],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('requires a role on the tab of all lists', async () => {
  show({}, '?tab=all')
  await questions('All')
  press('Add FAQ')
  await opened('Add FAQ')
  expect(valueOf('Target role')).toBe('')
})

it.each([
  ['&review=12&role=practitioner', '/api/question-reviews/12/faq', 'practitioner'],
  ['&role=nobody', '/api/faqs', 'client'],
])('prefills the form from the URL and clears it: %s', async (more, path, targetRole) => {
  const { calls } = show(
    {
      'POST /api/question-reviews/:id/faq': Response.json(egg, { status: 201 }),
      'POST /api/faqs': Response.json(egg, { status: 201 }),
    },
    `?question=Why%3F&answer=So.${more}`,
  )
  const dialog = await opened('Add FAQ')
  expect(window.location.search).toBe('')
  const warns = within(dialog).queryByText('Rewrite both texts before you add them') !== null
  expect(warns).toBe(path.includes('12'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add FAQ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writesIn(calls)).toEqual([
    [path, { question: 'Why?', answer: 'So.', category: 'Your questions', targetRole }],
  ])
})

it('edits an FAQ in the version that was seen; one for another role moves to the end of its list', async () => {
  const { calls } = show({
    'PATCH /api/faqs/:id': mockSequence(refusal(503, { error: 'The database is away.' }), {
      ...egg,
      version: 5,
    }),
  })
  await questions('Client')
  press('Edit: What of egg?')
  const dialog = await opened('Edit FAQ')
  expect(['Question', 'Answer', 'Category', 'Target role'].map(valueOf)).toEqual([
    egg.question,
    egg.answer,
    egg.category,
    egg.targetRole,
  ])
  fill('Answer', 'Another answer.')
  fill('Target role', 'practitioner')
  for (const times of [1, 2]) {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
  }
  const saved = ['/api/faqs/1', { answer: 'Another answer.', targetRole: 'practitioner', priority: 2002 }]
  expect(writesIn(calls)).toEqual([saved, saved])
  expect(calls.find(({ route }) => route.startsWith('PATCH'))?.headers.get('If-Match')).toBe('"4"')
  expect(vi.mocked(toast).mock.calls).toEqual([
    [failed('Failed to update FAQ', 'The database is away.')],
    [{ title: 'FAQ updated successfully' }],
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('deletes the chosen FAQ after a question', async () => {
  const { calls } = show({
    'DELETE /api/faqs/:id': mockSequence(refusal(503, { error: 'The database is away.' }), undefined),
    'GET /api/faqs': mockSequence(all, all, [egg, rye]),
  })
  await questions('Client')
  for (const times of [1, 2]) {
    press('Delete: And tea?')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete FAQ' })
    expect(dialog.textContent).toContain('And tea?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete FAQ' }))
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(times))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await waitFor(async () => expect(await questions('Client')).toEqual(['What of egg?', 'Is rye out?']))
  expect(writesIn(calls).map(([url]) => url)).toEqual(['/api/faqs/2', '/api/faqs/2'])
  expect(vi.mocked(toast).mock.calls).toEqual([
    [failed('Failed to delete FAQ', 'The database is away.')],
    [{ title: 'FAQ deleted successfully' }],
  ])
})

it.each([
  ['#faq-4', 'Practitioner'],
  ['#faq-5', 'All'],
])('scrolls to the FAQ in %s in the list of its role', async (hash, name) => {
  show({}, hash)
  const row = () => document.getElementById(hash.slice(1))
  await questions(name)
  await waitFor(() => expect(row()?.contains(document.activeElement)).toBe(true))
})

it('distinguishes an empty list from one that could not be loaded', async () => {
  show({ 'GET /api/faqs': mockSequence(refusal(503, { error: 'The database is away.' }), []) })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The database is away.')
  press('Try again')
  expect(await screen.findByText('Add the first one.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear Search' })).toBeNull()
})
