import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { shareContents } from '../domain/shares/share-contents'

/** What the record has in it, separated by commas; everything unless stated. */
const contents = z.object({
  contents: z._default(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.split(',', shareContents.length)),
      ),
      z.array(z.enum(shareContents, `must be some of ${shareContents.join(', ')}`)),
    ),
    [...shareContents],
  ),
})
const bundle = { reply: 'file', media: ['application/fhir+json'] } as const

export const fhir = defineContract({
  'GET /api/user/fhir': {
    summary: 'The own record as a FHIR R4 Bundle: results, allergies, outcomes and PDFs.',
    query: contents,
    ...bundle,
    reads: 'own.read',
  },
  'GET /api/reports/:id/fhir': {
    summary: 'A report with its PDF as a FHIR R4 Bundle. It is final once its client can read it.',
    ...bundle,
    reads: 'report.download',
  },
  'GET /api/clients/:id/fhir': {
    summary: "A client's record as a FHIR R4 Bundle, with the reports that the requester can read.",
    query: contents,
    ...bundle,
    reads: 'client.read',
  },
})
