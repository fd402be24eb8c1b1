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
  expect(screen.getByText(/This portal is run by/).textContent).toContain(aConfig().portalName)
})

it.each([
  ['there is no address', aConfig(), /Ask the laboratory your kit came from/],
  ['the portal does not answer', refusal(503, { error: 'It is away.' }), undefined],
])('shows the terms when %s', async (_, answer, whom) => {
  const { calls } = renderAs('nobody', <TermsScreen />, { 'GET /api/config': answer })
  await expect.poll(() => calls.length).toBe(1)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(termsSections.length)
  if (whom) expect(await screen.findByText(whom)).toBeDefined()
  expect(screen.queryByText(/Write to/)).toBeNull()
})
