import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import WebhooksSection from './webhooks-section'

type Webhook = Reply<'GET /api/webhooks'>[number]

const lims: Webhook = {
  id: 4,
  url: 'https://lims.example.org/hook',
  events: ['report.completed'],
  isActive: true,
  createdAt: '2026-11-19T09:12:00.000Z',
  createdBy: 'Helena Osei',
  lastState: 'failed',
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('adds a webhook and shows its secret once', async () => {
  const { calls } = renderAs('admin', <WebhooksSection />, {
    'GET /api/webhooks': mockSequence([], [lims]),
    'POST /api/webhooks': { ...lims, secret: 'whsec_abc' },
  })
  expect(await screen.findByText('No webhooks')).toBeTruthy()
  press('Add Webhook')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ` ${lims.url} ` } })
  fireEvent.click(dialog.getByRole('checkbox', { name: 'A completed report is corrected' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }))
  expect(await screen.findByText('whsec_abc')).toBeTruthy()
  press('Done')
  expect(await screen.findByText(lims.url)).toBeTruthy()
  expect(screen.queryByText('whsec_abc')).toBeNull()
  const [made] = calls.filter(({ route }) => route === 'POST /api/webhooks')
  expect(made?.body).toEqual({ url: lims.url, events: ['report.completed'] })
})

it('shows the log, sends again, and turns a webhook off', async () => {
  const { calls } = renderAs('admin', <WebhooksSection />, {
    'GET /api/webhooks': [lims],
    'GET /api/webhooks/:id/deliveries': [
      {
        id: 'b9e1b1f0-0000-4000-8000-000000000001',
        event: 'report.completed',
        reportId: 12,
        state: 'failed',
        attempts: 9,
        createdAt: '2026-11-19T09:12:00.000Z',
        lastAttemptAt: '2026-11-20T09:12:00.000Z',
        lastStatus: 503,
        failure: 'The receiver answered with an error.',
      },
    ],
    'POST /api/webhook-deliveries/:id/again': new Response(null, { status: 204 }),
    'PATCH /api/webhooks/:id': { ...lims, isActive: false },
  })
  expect(await screen.findByText('Last delivery failed')).toBeTruthy()
  const sent = (route: string) => calls.filter((call) => call.route === route)
  press('Log')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('The receiver answered with an error. (503)')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Send Again' }))
  await waitFor(() => expect(sent('POST /api/webhook-deliveries/:id/again')).toHaveLength(1))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Turn Off')
  await waitFor(() => expect(sent('PATCH /api/webhooks/:id')[0]?.body).toEqual({ isActive: false }))
})
