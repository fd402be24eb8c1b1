import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Reply } from '@shared/api'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { reached } from '@/testing/rows'
import { toastTexts } from '@/testing/toast-texts'
import ExactMatchesDialog from './exact-matches-dialog'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

type ExactMatch = Reply<'GET /api/reports/sure-links'>[number]
const exactMatch = (id: number, isReleased: boolean): ExactMatch => ({
  ...{ id, version: id + 10, sampleId: `EF${id}`, clientName: `Sample ${id}`, clientId: id + 100 },
  ...{ dateOfBirth: '02.07.1979', name: `Client ${id}`, email: `${id}@example.com`, isReleased },
})
const two = [exactMatch(1, true), exactMatch(2, false)]

function show(answers: ApiMocks) {
  const onClose = vi.fn()
  const { calls } = renderAs('admin', <ExactMatchesDialog onClose={onClose} />, answers)
  return {
    onClose,
    links: () => calls.filter(({ route }) => route === 'POST /api/reports/link').map(({ body }) => body),
  }
}
const press = async (words: string) => fireEvent.click(await screen.findByText(words))

it('shows who will see each report and when, and links each in the version that was seen', async () => {
  const { onClose, links } = show({
    'GET /api/reports/sure-links': two,
    'POST /api/reports/link': mockSequence(refusal(503, { error: 'Not now.' }), {
      ...{ linked: [1, 2], refused: [] },
      ...reached({ released: [1], toInvite: [] }),
    }),
  })
  const list = await screen.findByLabelText('Reports')
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'EF1Sample 1, born 02.07.1979to Client 1, 1@example.com, who will see it at once',
    'EF2Sample 2, born 02.07.1979to Client 2, 2@example.com, who will see it once it is confirmed and released',
  ])
  await press('Link 2 reports')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect(toastTexts()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
  await press('Link 2 reports')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toastTexts()).toEqual([['Reports linked', expect.stringMatching(/^2 reports linked\. \S/)]])
  const body = {
    links: [
      { id: 1, clientId: 101, version: 11 },
      { id: 2, clientId: 102, version: 12 },
    ],
  }
  expect(links()).toEqual([body, body])
})

it('stays open when some were refused, and names them with the reason', async () => {
  const why = 'It has changed.'
  const { onClose } = show({
    'GET /api/reports/sure-links': two,
    'POST /api/reports/link': {
      ...{ linked: [1], refused: [{ id: 2, sampleId: 'EF2', clientName: 'Sample 2', why }] },
      ...reached(),
    },
  })
  await press('Link 2 reports')
  expect((await screen.findByText(`EF2 of Sample 2: ${why}`)).tagName).toBe('LI')
  expect(onClose).not.toHaveBeenCalled()
  expect(toastTexts()[0]?.[1]).toMatch(/^1 report linked\./)
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

it('links at most two hundred at once, and says so', async () => {
  const { links } = show({
    'GET /api/reports/sure-links': Array.from({ length: 201 }, (_, at) => exactMatch(at, true)),
    'POST /api/reports/link': { linked: [], refused: [], ...reached() },
  })
  expect(await screen.findByText('The first 200; the others can be linked after them.')).toBeTruthy()
  await press('Link 200 reports')
  await waitFor(() => expect(links()).toHaveLength(1))
  expect((links()[0] as { links: unknown[] }).links).toHaveLength(200)
})

it('offers nothing without exact matches', async () => {
  show({ 'GET /api/reports/sure-links': [] })
  expect(await screen.findByText('No exact match')).toBeTruthy()
  expect(screen.queryByText(/^Link \d/)).toBeNull()
  expect(screen.queryByText(/^The first/)).toBeNull()
})
