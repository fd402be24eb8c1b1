import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aReport, reached, reportRow } from '@/testing/rows'
import ReleaseSeveralDialog from './release-several-dialog'

const pending = [1, 2].map((id) => reportRow({ id, sampleId: `EF${id}`, status: 'pending', version: 3 }))
const read: ApiMocks = {
  'GET /api/reports/:id': ({ params }) =>
    aReport({ ...pending.find(({ id }) => id === Number(params['id'])), version: 7 }),
  'POST /api/reports/opened': undefined,
}
function open(given: ApiMocks = {}, reports = pending) {
  const [onClose, onDone] = [vi.fn(), vi.fn()]
  const dialog = <ReleaseSeveralDialog reports={reports} onClose={onClose} onDone={onDone} />
  return { onClose, onDone, ...renderAs('admin', dialog, { ...read, ...given }) }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const enabled = (name: string) => waitFor(() => expect(button(name).disabled).toBe(false))
const routes = ({ calls }: ReturnType<typeof open>) => calls.map(({ route }) => route)

it('keeps release disabled until every report has loaded, and retries only those that failed', async () => {
  let fails = true
  const shown = open({
    'GET /api/reports/:id': ({ params }) =>
      params['id'] === '2' && fails
        ? refusal(500, { error: 'Not now.' })
        : aReport({ ...pending[Number(params['id']) - 1], version: 7 }),
  })
  await screen.findByText('A report could not be read')
  expect(screen.getByText('Not now.')).toBeTruthy()
  expect(button('Release 2').disabled).toBe(true)
  expect(routes(shown)).not.toContain('POST /api/reports/opened')
  fails = false
  fireEvent.click(button('Try again'))
  await enabled('Release 2')
  expect(screen.getAllByText('No warnings.')).toHaveLength(2)
  expect(
    shown.calls.flatMap(({ route, params }) => (route === 'GET /api/reports/:id' ? params['id'] : [])),
  ).toEqual([...['1', '2', '2']])
  expect(shown.calls.at(-1)?.body).toEqual({
    reports: [
      { id: 1, version: 7 },
      { id: 2, version: 7 },
    ],
  })
})

it('keeps release disabled when recording the opening fails, and Try again closes the dialog', async () => {
  const { onClose } = open({ 'POST /api/reports/opened': refusal(503, { error: 'Not now.' }) })
  await screen.findByText('The reports could not be opened')
  expect(screen.getByText('Not now.')).toBeTruthy()
  expect(button('Release 2').disabled).toBe(true)
  fireEvent.click(button('Try again'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays open with the reason when the release fails, and reports every id after a success', async () => {
  const shown = open({
    'POST /api/reports/release': mockSequence(refusal(503, { error: 'Not now.' }), {
      ...reached({ released: [1] }),
      ...{ held: [2], refused: [] },
    }),
  })
  await enabled('Release 2')
  fireEvent.click(button('Release 2'))
  await screen.findByText('Not now.')
  expect(shown.onDone).not.toHaveBeenCalled()
  expect(shown.onClose).not.toHaveBeenCalled()
  await enabled('Release 2')
  fireEvent.click(button('Release 2'))
  await waitFor(() => expect(shown.onClose).toHaveBeenCalledOnce())
  expect(shown.onDone.mock.calls).toEqual([[[1, 2]]])
  const sent = shown.calls.filter(({ route }) => route === 'POST /api/reports/release')
  expect(sent.map(({ body }) => body)).toEqual([{ ids: [1, 2] }, { ids: [1, 2] }])
})

it('is titled Confirm when all reports are to be checked, and Release when one is not', async () => {
  const toCheck = pending.map((row) => ({ ...row, status: 'processed' as const }))
  const { unmount } = open({}, toCheck)
  await enabled('Confirm 2')
  unmount()
  open({}, [...toCheck.slice(1), ...pending.slice(0, 1)])
  await enabled('Release 2')
})
