import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import TermsScreen from './terms-screen'
import { termsSections } from './terms-text'

it('shows the terms in order to anybody, with the contact at the end', async () => {
  renderAs('nobody', <TermsScreen />, {
    'GET /api/config': aConfig({ supportAddress: 'help@orchard.example' }),
  })
  const link = await screen.findByRole('link', { name: 'help@orchard.example' })
  expect(link.getAttribute('href')).toBe('mailto:help@orchard.example')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(termsSections.map(({ title }, at) => `${at + 1}. ${title}`))
  expect(link.closest('section')?.querySelector('h2')?.textContent).toBe(titles.at(-1))
})

it.each([
  ['there is no address', aConfig()],
  ['the portal does not answer', refusal(503, { error: 'It is away.' })],
])('shows the terms when %s', async (_, answer) => {
  const { calls } = renderAs('nobody', <TermsScreen />, { 'GET /api/config': answer })
  await expect.poll(() => calls.length).toBe(1)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(termsSections.length)
  expect(screen.queryByText(/^You can also write to/)).toBeNull()
})
