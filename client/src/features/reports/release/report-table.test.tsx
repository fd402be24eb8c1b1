import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { reportRow } from '@/testing/rows'
import { ReportTable } from './report-table'
import { ReviewerActions } from './reviewer-actions'

let isWide = true
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined },
  }))
})

const moment = '2026-11-20T12:00:00Z'
const rows = [
  reportRow({ id: 1, sampleId: 'EF1', openedByMe: moment, readAt: null }),
  reportRow({ id: 2, sampleId: 'EF2', openedByMe: null, readAt: moment }),
  reportRow({ id: 3, sampleId: 'EF3', status: 'pending', openedByMe: null, readAt: null }),
]

it.each([true, false])(
  'shows whether the client and the practitioner have opened a report (wide: %s)',
  (wide) => {
    isWide = wide
    renderAs('practitioner', <ReportTable label="Reports" reports={rows} actions={() => null} />, {})
    const of = (sampleId: string) => {
      const row = screen.getByText(sampleId).closest('tr, li')
      return within(row as HTMLElement)
    }
    expect(of('EF1').getByText('Opened by you on 20.11.2026')).toBeTruthy()
    expect(of('EF1').getByText('Not opened by the client')).toBeTruthy()
    expect(of('EF2').getByText('Not opened by you')).toBeTruthy()
    expect(of('EF2').getByText('Opened by the client on 20.11.2026')).toBeTruthy()
    expect(of('EF3').getByText('Not opened by you')).toBeTruthy()
    expect(of('EF3').queryByText(/by the client/)).toBeNull()
  },
)

it('viewing the full report counts as opening it', async () => {
  const { calls } = renderAs(
    'practitioner',
    <ReviewerActions report={reportRow({ id: 2, version: 3, htmlPath: 'x' })} />,
    {
      'POST /api/reports/opened': undefined,
    },
  )
  // Prevents a navigation to the file.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(screen.getByRole('link', { name: /^View HTML report/ }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'POST /api/reports/opened')?.body).toEqual({
      reports: [{ id: 2, version: 3 }],
    }),
  )
})
