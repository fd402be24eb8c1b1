import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import UnsubscribeScreen from './unsubscribe-screen'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const open = (hash: string) => window.history.replaceState(null, '', `/unsubscribe${hash}`)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Stop emails about reports' }))

it('does nothing before the button is pressed, then says that the emails end and how to get them again', async () => {
  open('#7.the-token')
  const { calls } = renderAs('nobody', <UnsubscribeScreen />, {
    'GET /api/config': aConfig(),
    'POST /api/unsubscribe': mockSequence(
      refusal(503, { error: 'The server is busy.' }),
      new Response(null, { status: 204 }),
    ),
  })
  await heading('Emails about reports')
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/config'])
  press()
  expect((await screen.findByRole('alert')).textContent).toBe('The server is busy.')
  press()
  const title = await heading('We have stopped these emails')
  expect(document.activeElement).toBe(title)
  expect(calls.at(-1)?.body).toEqual({ token: '7.the-token' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/settings#notifications')
})

it('says that an invalid or cut off link does not work', async () => {
  open('#7.cut')
  const { unmount } = renderAs('client', <UnsubscribeScreen />, {
    'GET /api/config': aConfig(),
    'POST /api/unsubscribe': refusal(410, { error: 'Gone.' }),
  })
  press()
  await heading('This link does not work')
  unmount()
  open('')
  renderAs('nobody', <UnsubscribeScreen />, { 'GET /api/config': aConfig() })
  await heading('This link does not work')
})
