import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { portalSettingsRow, reportRow, uploadedReport } from '@/testing/rows'
import { NewClients } from './new-clients'
import type { Sample, SampleState, UploadedReport } from './tray'

const sample = (state: SampleState, key: number): Sample => ({
  ...{ key: `${key}`, sampleId: `EF${key}`, clientName: 'Somebody', files: {} },
  state,
})
const done = (fields: Partial<UploadedReport>): SampleState => ({
  kind: 'done',
  report: uploadedReport({ madeAccount: true, ...fields }),
})
const states = [
  done({}),
  done({}),
  done({ madeAccount: false }),
  done({ row: reportRow({ status: 'pending' }) }),
  { kind: 'failed', sentence: 'No.' } as const,
]

const show = (shown: SampleState[], inviteMode: 'off' | 'email-or-sms' = 'off') =>
  renderAs('admin', <NewClients samples={shown.map(sample)} />, {
    'GET /api/settings': portalSettingsRow({ inviteMode }),
  })

it('leads from an upload to the new clients who can be invited', async () => {
  show(states)
  const link = await screen.findByRole('link', { name: '2 new clients: invite them' })
  expect(link.getAttribute('href')).toBe('/admin/invitations?state=never')
  expect(screen.getByRole('status').textContent).toContain('3 new clients have no password yet')
  expect(screen.getByRole('status').textContent).toContain('1 is waiting until their report is released.')
})

it('says when the portal invites them automatically', async () => {
  show(states, 'email-or-sms')
  expect((await screen.findByRole('link', { name: 'See the invitations' })).getAttribute('href')).toBe(
    '/admin/invitations',
  )
  expect(screen.getByRole('status').textContent).toContain('are invited automatically.')
})

it('offers nothing when nobody can be invited yet', async () => {
  show([done({ row: reportRow({ status: 'pending' }) })])
  expect(await screen.findByText('1 is waiting until their report is released.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('shows nothing while samples are being sent, or when nobody is new', () => {
  const { calls } = show([done({}), { kind: 'waiting' }])
  expect(screen.queryByRole('status')).toBeNull()
  show([done({ madeAccount: false })])
  expect(screen.queryByRole('status')).toBeNull()
  expect(calls).toEqual([])
})
