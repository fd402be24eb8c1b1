import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useApiQuery } from '@/api/use-api'
import { renderAs } from '@/testing/render-as'
import ConnectionBanner from './connection-banner'

/** A screen whose banner loads after it. */
function Screen() {
  const { isError } = useApiQuery('GET /api/stats')
  const [hasBanner, setHasBanner] = useState(false)
  return (
    <>
      {isError && <p>Not read</p>}
      <button onClick={() => setHasBanner(true)}>The banner is there</button>
      {hasBanner && <ConnectionBanner />}
    </>
  )
}

/** Sets the network state and sends the browser's event for it. */
function network(is: 'online' | 'offline') {
  vi.stubGlobal('navigator', { onLine: is === 'online' })
  act(() => void window.dispatchEvent(new Event(is)))
}

test('failed reads are retried once the connection is back, and not because the banner loads late', async () => {
  const { calls } = renderAs('admin', <Screen />, {
    'GET /api/stats': () => new Response('<h1>Guest network</h1>'),
  })
  await screen.findByText('Not read')
  fireEvent.click(screen.getByRole('button'))
  expect(calls).toHaveLength(1)
  network('offline')
  expect(screen.getByText('No connection')).toBeTruthy()
  expect(calls).toHaveLength(1)
  network('online')
  expect(screen.queryByText('No connection')).toBeNull()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
})
