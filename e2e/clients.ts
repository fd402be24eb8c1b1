import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { makeTriplet } from '../shared/domain/sample-triplet/sample-triplet'
import { expect, signIn, type DemoPortal } from './portal'

type Given = {
  email: string
  /** Values in µg/ml by food. */
  levels: Record<string, number>
  dateOfBirth?: string
  practitionerId?: number
  /** Holds the report for the practitioner's review. */
  hold?: true
}

let samples = 0

/**
 * Uploads a report, which is released unless it is held; returns its id and its client's account.
 */
export async function uploadReport(
  request: APIRequestContext,
  { email, levels, dateOfBirth, practitionerId, hold }: Given,
): Promise<{ id: number; clientUserId: number }> {
  const sampleId = `NEW${++samples}`
  // The name differs by address, because two addresses with one name and birth date would count as
  // one person.
  const clientName = `Reci ${email.replaceAll(/[^a-z]/g, '')}`
  const results = Object.entries(levels).map(([food, value]) => ({ food, value }))
  const reportDate = `2026-11-${String(samples + 9)}`
  const { html, pdf, csv, names } = makeTriplet({
    ...{ sampleId, clientName, email, results, unit: 'µg/ml', reportDate, dateOfBirth },
  })
  const file = (name: string, mimeType: string, content: string | Uint8Array) => ({
    name,
    mimeType,
    buffer: Buffer.from(content),
  })
  const answer = await request.post('/api/reports/multi-file', {
    multipart: {
      sampleId,
      clientName,
      ...(practitionerId !== undefined && { practitionerId: String(practitionerId) }),
      hold: String(hold ?? false),
      htmlFile: file(names.html, 'text/html', html),
      pdfFile: file(names.pdf, 'application/pdf', pdf),
      csvFile: file(names.csv, 'text/csv', csv),
    },
  })
  const report = (await answer.json()) as { id: number; clientUserId: number; status: string }
  expect(report.status).toBe(hold ? 'pending' : 'completed')
  return report
}

/** A client with one completed report, signed in on a separate phone. */
export async function newClient(
  admin: Page,
  browser: Browser,
  portal: DemoPortal,
  given: Given,
): Promise<Page> {
  const { clientUserId } = await uploadReport(admin.request, given)
  const credential = await admin.request.post(`/api/users/${clientUserId}/credential`)
  const { password } = (await credential.json()) as { password: string }
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: portal.url }
  const page = await (await browser.newContext({ ...phone, reducedMotion: 'reduce' })).newPage()
  await signIn(page, { email: given.email, password })
  return page
}
