import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import ClientsDialog from './clients-dialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const report = (id: number, clientId: number, clientName: string) => ({
  ...{ id, clientId, clientName, sampleId: `EF${id}`, status: 'completed', reportDate: '14.11.2026' },
  ...{ createdAt: '2026-11-15T09:00:00Z', dateOfBirth: null, email: '', phone: '', practitionerId: 4 },
})

function show(rows: object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    const headers = { 'X-Total-Count': String(rows.length), 'X-Total-Groups': '2' }
    return Promise.resolve(new Response(JSON.stringify(rows), { headers }))
  })
  const practitioner = { id: 4, user: { firstName: 'Amara', lastName: 'Nwosu', email: 'a@example.org' } }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClientsDialog practitioner={practitioner as never} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  return asked
}

it("shows a practitioner's clients with their reports, and leads to those", async () => {
  const asked = show([
    report(1, 7, 'Nora Whitfield'),
    report(2, 7, 'Nora Whitfield'),
    report(3, 8, 'Sam Brandt'),
  ])
  const link = await screen.findByRole('link', { name: '2 reports of Nora Whitfield' })
  expect(link.getAttribute('href')).toBe('/admin/practitioner-reports?practitioner=4&q=Nora+Whitfield')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(asked[0]).toContain('practitionerId=4&groupBy=client')
})

it('says that there are none', async () => {
  show([])
  expect(await screen.findByText('No clients assigned yet.')).toBeDefined()
})
