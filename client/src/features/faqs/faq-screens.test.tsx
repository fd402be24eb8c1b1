import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { freshQueries, renderAs } from '@/testing/render-as'
import { faq } from '@/testing/rows'
import ClientFaqsScreen from './client-faqs-screen'
import ProfessionalResourcesScreen from './professional-resources-screen'
import { FAQ_LIST } from './use-faqs'

beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

const egg = faq({ id: 1, question: 'What of egg?', answer: 'Leave it out.\n\nFor now.', category: 'Food' })
const tea = faq({ id: 2, question: 'And tea?', answer: 'It is fine.' })
const dose = faq({ id: 3, question: 'How much egg?', answer: 'Two.', targetRole: 'practitioner' })
const lab = faq({ id: 4, question: 'Which lab?', answer: 'Ours.', targetRole: 'practitioner' })
const keys = faq({ id: 5, question: 'Where are the keys?', targetRole: 'admin' })
const all = [egg, dose, tea, keys, lab]

const screens = {
  client: { who: 'client', Screen: ClientFaqsScreen },
  practitioner: { who: 'practitioner', Screen: ProfessionalResourcesScreen },
} as const

function show(kind: keyof typeof screens, address = '', answers: ApiMocks = {}, queries = freshQueries()) {
  window.history.replaceState(null, '', `/faqs${address}`)
  const { who, Screen } = screens[kind]
  return renderAs(who, <Screen />, { 'GET /api/faqs': all, ...answers }, queries)
}

const questions = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const isOpen = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const clientsList = 'Frequently asked questions'

describe('the FAQs for clients', () => {
  it("list only clients' FAQs, each of which expands independently", async () => {
    show('client')
    expect(await questions(clientsList)).toEqual(['What of egg?Food', 'And tea?General'])
    press(/egg/)
    press(/tea/)
    expect(screen.getByText(/^Leave it out\.\s+For now\.$/)).toBeTruthy()
    press(/egg/)
    expect([isOpen(/egg/), isOpen(/tea/)]).toEqual([false, true])
    expect(screen.queryByText(/^Leave it out/)).toBeNull()
    expect(screen.getByText('It is fine.')).toBeTruthy()
  })

  it('can be searched, with the number of matches, and an empty search cleared', async () => {
    show('client', '?q=egg')
    expect(await questions(clientsList)).toEqual(['What of egg?Food'])
    expect(screen.getByText('Showing 1 of 2 FAQs')).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zz' } })
    expect(await screen.findByText('No FAQs match your search.')).toBeTruthy()
    expect(window.location.search).toBe('?q=zz')
    press('Clear Search')
    expect(await questions(clientsList)).toHaveLength(2)
    expect(window.location.search).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(screen.queryByText(/^Showing/)).toBeNull()
  })

  it('expand the FAQ in the URL, and another when the URL changes', async () => {
    show('client', '#faq-2')
    await questions(clientsList)
    expect([isOpen(/egg/), isOpen(/tea/)]).toEqual([false, true])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /tea/ })))
    window.history.replaceState(null, '', '#faq-1')
    fireEvent(window, new Event('hashchange'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /egg/ })))
    expect([isOpen(/egg/), isOpen(/tea/)]).toEqual([true, false])
  })

  it('show that there are none, why they could not be loaded, or that they may be outdated', async () => {
    const failed = () => refusal(503, { error: 'The database is away.' })
    const { unmount } = show('client', '', { 'GET /api/faqs': mockSequence(failed(), []) })
    expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
    press('Try again')
    expect(await screen.findByText('No FAQs yet')).toBeTruthy()
    unmount()
    const queries = freshQueries()
    queries.setQueryData(FAQ_LIST, all)
    show('client', '', { 'GET /api/faqs': failed() }, queries)
    expect(await screen.findByText('These FAQs may be out of date')).toBeTruthy()
    expect(screen.getByText('The database is away.')).toBeTruthy()
    expect(await questions(clientsList)).toHaveLength(2)
  })
})

describe('the FAQs for practitioners', () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

  it('list those for practitioners, and on another tab those for clients', async () => {
    show('practitioner')
    expect(await questions('Clinical Guidelines')).toEqual(['How much egg?General', 'Which lab?General'])
    expect(tabs()).toEqual(['Clinical Guidelines (2)', 'Patient Education (2)'])
    fireEvent.click(screen.getByRole('tab', { name: /^Patient/ }))
    expect(await questions('Patient Education')).toEqual(['What of egg?Food', 'And tea?General'])
    expect(window.location.search).toBe('?tab=client')
    fireEvent.click(screen.getByRole('tab', { name: /^Clinical/ }))
    expect(await questions('Clinical Guidelines')).toHaveLength(2)
  })

  it("can be searched on either tab; only the guidelines' tab counts the matches", async () => {
    show('practitioner', '?q=egg')
    expect(await questions('Clinical Guidelines')).toEqual(['How much egg?General'])
    expect(tabs()).toEqual(['Clinical Guidelines (1)', 'Patient Education (2)'])
    expect(screen.getByText('Showing 1 of 2 FAQs')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: /^Patient/ }))
    expect(await questions('Patient Education')).toEqual(['What of egg?Food'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lab' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Clear Search' }))
    expect(await questions('Patient Education')).toHaveLength(2)
    expect(window.location.search).toBe('?tab=client')
  })

  it('open the tab of the FAQ in the URL', async () => {
    show('practitioner', '#faq-2')
    await questions('Patient Education')
    expect(isOpen(/tea/)).toBe(true)
  })

  it('show on each tab when there is nothing yet', async () => {
    show('practitioner', '', { 'GET /api/faqs': [keys] })
    expect(await screen.findByText('No clinical guidelines yet')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: /^Patient/ }))
    expect(await screen.findByText('No patient education yet')).toBeTruthy()
  })
})
