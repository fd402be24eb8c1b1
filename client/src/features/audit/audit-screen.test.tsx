import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { mockSequence, page, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import AuditScreen from './audit-screen'
import type { AuditEvent } from './audit-words'

beforeEach(() => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
})

const event = (fields: Partial<AuditEvent> = {}): AuditEvent => ({
  ...{ id: 1, at: '2026-11-19T09:12:00', actorId: 31, actorName: 'Helena Osei', action: 'client.update' },
  ...{ subjectId: 7, subjectName: 'Nora Whitfield', fields: ['phone', 'address'], count: 1 },
  ...fields,
})
const gone = event({ ...{ id: 2, actorId: null, actorName: 'LIMS', subjectName: null, fields: [] } })

const show = (answers: ApiMocks = {}, search = '') => {
  window.history.replaceState(null, '', `/admin/audit${search}`)
  return renderAs('admin', <AuditScreen />, { 'GET /api/audit': page([event(), gone]), ...answers })
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Audit events' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim()),
    )

it('lists who did what and when, and the changed fields', async () => {
  show()
  expect(await rows()).toEqual([
    ['19.11.2026 09:12', 'Helena Osei (user 31)', 'changed client Nora Whitfield', 'phone, address'],
    ['19.11.2026 09:12', 'LIMS', 'changed client 7', '–None'],
  ])
})

it('filters by action, actor and subject from the first page, and clears all filters', async () => {
  const { calls } = show(
    { 'GET /api/audit': ({ url }) => (/subject=7(&|$)/.test(url) ? page([]) : page([event()])) },
    '?page=1&action=client.update',
  )
  await rows()
  const asked = () => calls.at(-1)?.url
  expect(asked()).toBe('/api/audit?action=client.update&page=1&pageSize=50')
  fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'report.release' } })
  await expect.poll(asked).toBe('/api/audit?action=report.release&page=1&pageSize=50')
  fireEvent.change(screen.getByLabelText('Who did it'), { target: { value: '0a31x' } })
  await expect.poll(asked).toBe('/api/audit?action=report.release&actor=31&page=1&pageSize=50')
  fireEvent.change(screen.getByLabelText('ID of the record changed'), { target: { value: '7' } })
  expect(await screen.findByText('No events match these filters.')).toBeTruthy()
  expect(asked()).toBe('/api/audit?action=report.release&actor=31&subject=7&page=1&pageSize=50')
  expect(window.location.search).toBe('?action=report.release&actor=31&subject=7')
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' }).at(-1) as HTMLElement)
  expect(await rows()).toHaveLength(1)
  expect(window.location.search).toBe('')
  expect(document.activeElement).toBe(screen.getByLabelText('Action'))
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
})

it('changes pages, and returns to the first when a filter is set', async () => {
  const { calls } = show({
    'GET /api/audit': Response.json([event()], { headers: { 'X-Total-Count': '120' } }),
  })
  await rows()
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/audit?page=2&pageSize=50'))
  fireEvent.change(screen.getByLabelText('Who did it'), { target: { value: '31' } })
  await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/audit?actor=31&page=1&pageSize=50'))
})

it('distinguishes an empty audit from one that could not be loaded', async () => {
  show({ 'GET /api/audit': mockSequence(refusal(503, { error: 'The database is away.' }), page([])) })
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What people do in the portal is recorded here.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull()
})
