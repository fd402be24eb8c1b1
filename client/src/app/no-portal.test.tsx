import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import NoPortal from './no-portal'

const open = (path: string) =>
  render(
    <NoPortal
      session={{ status: 'failed', sentence: 'There is no network.', isOffline: true }}
      path={path}
    />,
  )
const places = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

it('has for clients what to do after a reaction, first where the plan was asked for', () => {
  const { unmount } = open('/client/plan/reaction')
  expect(places()).toEqual(['A reaction within two hours?', 'No connection'])
  expect(screen.getByRole('link', { name: /^Call \d+ now$/ }).getAttribute('href')).toMatch(/^tel:\d+$/)
  screen.getByText('Do not stay alone, and do not drive.')
  unmount()
  const elsewhere = open('/client/my-reports')
  expect(places()).toEqual(['No connection', 'A reaction within two hours?'])
  elsewhere.unmount()
  open('/admin/foods')
  expect(places()).toEqual(['No connection'])
})
