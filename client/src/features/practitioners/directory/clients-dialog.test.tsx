import { named } from '@shared/testing/people'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { reportRow } from '@/testing/rows'
import ClientsDialog from './clients-dialog'

const report = (id: number, clientId: number, clientName: string) => reportRow({ id, clientId, clientName })

function show(rows: object[]) {
  const practitioner = { id: 4, user: people.practitioner }
  const { calls } = renderAs(
    'admin',
    <ClientsDialog practitioner={practitioner as never} onClose={() => undefined} />,
    { 'GET /api/reports': page(rows, 2) },
  )
  return calls
}

it("lists a practitioner's clients with their reports and links to those", async () => {
  const asked = show([
    report(1, 7, named.client.name),
    report(2, 7, named.client.name),
    report(3, 8, named.otherClient.name),
  ])
  const link = await screen.findByRole('link', { name: '2 reports of Nora Whitfield' })
  expect(link.getAttribute('href')).toBe('/admin/practitioner-reports?practitioner=4&q=Nora+Whitfield')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(asked[0]?.url).toContain('practitionerId=4&groupBy=client')
})

it('says when there are none', async () => {
  show([])
  expect(await screen.findByText('No clients assigned yet.')).toBeDefined()
})
