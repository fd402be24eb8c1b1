import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { acted, aReport } from '@/testing/rows'
import EditReportDialog from './edit-report-dialog'

it('shows the format a date needs, and the date in words once it is read', () => {
  renderAs('admin', <EditReportDialog report={aReport({ reportDate: '10.11.2026' })} onClose={vi.fn()} />, {
    'GET /api/practitioners': [],
  })
  const field = screen.getByRole('textbox', { name: 'Report Date' })
  const description = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  expect(description()).toBe('10 November 2026')
  for (const typed of ['', '31.31.2026', 'soon']) {
    fireEvent.change(field, { target: { value: typed } })
    expect(description()).toBe('Day, month, year: DD.MM.YYYY')
    fireEvent.blur(field)
    expect(description()).toBe('Day, month, year: DD.MM.YYYY')
  }
  fireEvent.change(field, { target: { value: '9.11.2026' } })
  fireEvent.blur(field)
  expect(description()).toBe('9 November 2026')
})

it("shows at the date's field why the server refuses it", async () => {
  const onClose = vi.fn()
  const sentence = 'The report date 10.11.2062 is in the future.'
  const report = aReport({ reportDate: '10.11.2026' })
  renderAs('admin', <EditReportDialog report={report} onClose={onClose} />, {
    'GET /api/practitioners': [],
    'PATCH /api/reports/:id': mockSequence(
      refusal(400, { error: sentence, code: 'invalid', fields: { reportDate: sentence } }),
      Response.json(acted(report)),
    ),
  })
  const field = screen.getByRole('textbox', { name: 'Report Date' })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  fireEvent.change(field, { target: { value: '10.11.2062' } })
  save()
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '11.11.2026' } })
  save()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
