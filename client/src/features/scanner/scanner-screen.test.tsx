import { type MissingPart, nextOf } from '@shared/domain/labels/label-parts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { upload } from '@/api/upload'
import { setStoringAllowed, lastChecks, storeCheck } from '@/features/verdict/last-checks.public'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aVerdict, scanFinding, scanResult } from '@/testing/rows'
import ScannerScreen from './scanner-screen'

vi.mock(import('@/api/upload'), () => ({ upload: vi.fn() }))

afterEach(() => localStorage.clear())

const image = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'label.jpg', { type: 'image/jpeg' })
const next = nextOf(['end']) ?? ''
const reading = (text: string, missing: MissingPart[]) => ({
  status: 200,
  reply: {
    text,
    readable: true,
    confidence: 90,
    seen: missing.length > 0 ? 'part' : 'unknown',
    missing,
    next: nextOf(missing),
    ...{ words: [], unread: null },
  },
})
const top = reading('Ingredients: oats, sugar,\nhoney, barley malt, salt', ['end'])
const rest = reading('honey, barley malt, salt\nMay contain almonds.', ['start'])

const button = (name: string) => screen.getByRole('button', { name })
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Label text')
const take = (label: string) =>
  fireEvent.change(screen.getAllByLabelText(label)[0] as HTMLElement, { target: { files: [image] } })

async function begin(further = rest) {
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValueOnce(top as never)
    .mockResolvedValueOnce(further as never)
  const { calls } = renderAs('admin', <ScannerScreen />, {
    'POST /api/scan-consents': { version: '1' },
    'POST /api/analyze-food-label': scanResult({ seen: 'part', missing: ['end'], next }),
  })
  take('Image of the label')
  fireEvent.click(await screen.findByLabelText(/I understand and agree/))
  fireEvent.click(button('Continue'))
  await partRead()
  const bodies = () =>
    calls.filter(({ route }) => route === 'POST /api/analyze-food-label').map(({ body }) => body)
  return async (count: number) => {
    await waitFor(() => expect(bodies()).toHaveLength(count))
    await partRead()
    return bodies().at(-1)
  }
}
const partRead = () => screen.findByRole('heading', { name: 'Only part of the list was read' })

test('checks a photo at once and joins the next one to the corrected text', async () => {
  const answered = await begin()
  expect(await answered(1)).toMatchObject({ photo: { missing: ['end'] } })
  fireEvent.click(button('Edit text'))
  expect(screen.getByText(next)).toBeDefined()
  fireEvent.change(area(), { target: { value: area().value.replace('oats', 'oat flakes') } })
  take('Photo of the rest')
  const labelText = 'Ingredients: oat flakes, sugar,\nhoney, barley malt, salt\nMay contain almonds.'
  expect(await answered(2)).toEqual({ labelText, photo: { missing: [] } })
  fireEvent.click(button('Edit text'))
  expect(screen.getByText('2 photos joined')).toBeDefined()
  expect(screen.queryByText('Only part of the list was read.')).toBeNull()
})

test('shows what joined photos still lack', async () => {
  const answered = await begin(reading('honey, barley malt, salt, rice,', ['start', 'end']))
  take('Photo of the rest')
  expect(await answered(2)).toMatchObject({ photo: { missing: ['end'] } })
  fireEvent.click(button('Edit text'))
  expect(screen.getByText('2 photos joined')).toBeDefined()
  expect(screen.getByText(next)).toBeDefined()
})

test('after "Type the missing words" the text counts as typed', async () => {
  const answered = await begin()
  fireEvent.click(button('Type the missing words'))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  const { value } = area()
  expect(value).toMatch(/barley malt/)
  expect(screen.queryByText('Only part of the list was read.')).toBeNull()
  fireEvent.click(button('Analyse Label'))
  expect(await answered(2)).toEqual({ labelText: value })
})

test("shows today's consent and lets the user withdraw it", async () => {
  await begin()
  fireEvent.click(button('Type the missing words'))
  expect(screen.getByText('to the disclaimer')).toBeDefined()
  fireEvent.click(button('Withdraw consent'))
  expect(screen.queryByText(/disclaimer/)).toBeNull()
  take('Image of the label')
  expect(await screen.findByLabelText(/I understand and agree/)).toBeDefined()
})

test('sends no photo without consent', async () => {
  vi.mocked(upload).mockReset()
  const { calls } = renderAs('admin', <ScannerScreen />)
  take('Image of the label')
  await screen.findByLabelText(/I understand and agree/)
  fireEvent.click(screen.getByText('Cancel'))
  await waitFor(() => expect(screen.queryByLabelText(/I understand and agree/)).toBeNull())
  expect(screen.queryByAltText('The photo of the label')).toBeNull()
  expect(calls).toEqual([])
  expect(upload).not.toHaveBeenCalled()
})

const { id } = people.client
/** Opens the screen for a client who keeps checks, with the query `search`. */
function open(search = '') {
  history.replaceState(null, '', `/client/scanner${search}`)
  const { calls } = renderAs('client', <ScannerScreen />, {
    'GET /api/avoid-list': { foods: [], low: ['Rice'], tolerated: [], tested: true },
    'GET /api/allergens': [],
    'GET /api/verdict': aVerdict(),
    'POST /api/analyze-food-label': scanResult({ userIntolerances: [scanFinding()] }),
  })
  return () => calls.filter(({ route }) => route === 'POST /api/analyze-food-label').map(({ body }) => body)
}
const judged = { outcome: 'no-elevation', found: 0 } as const

test("stores a client's check with its title and outcome when allowed", async () => {
  setStoringAllowed(id, true)
  const bodies = open()
  fireEvent.change(area(), { target: { value: 'Pear rusk\nIngredients: egg white, salt' } })
  fireEvent.click(screen.getByText('Analyse Label'))
  await waitFor(() =>
    expect(lastChecks(id)?.map(({ title, judged }) => [title, judged])).toEqual([
      ['Pear rusk', { outcome: 'high', found: 1 }],
    ]),
  )
  expect(bodies()).toEqual([{ labelText: 'Pear rusk\nIngredients: egg white, salt' }])
  fireEvent.click(await screen.findByText('Next label'))
  await waitFor(() => expect(area().value).toBe(''))
  fireEvent.click(screen.getByText('Last ten checks'))
  fireEvent.click(await screen.findByText('Pear rusk'))
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toEqual(bodies()[0])
})

test("repeats the check named in the URL, with its photo's missing parts", async () => {
  setStoringAllowed(id, true)
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [second, text] of ['oats', 'rye', 'rice'].entries()) {
    vi.setSystemTime(new Date(2026, 10, 20, 10, 0, second))
    storeCheck(id, { kind: 'label', text, photo: { missing: ['end'] }, title: text, judged })
  }
  vi.useRealTimers()
  const bodies = open(`?check=${new Date(2026, 10, 20, 10, 0, 1).getTime()}`)
  await waitFor(() => expect(bodies()).toEqual([{ labelText: 'rye', photo: { missing: ['end'] } }]))
})
