import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import { named } from '@shared/testing/people'

type Sample = Partial<Parameters<typeof makeTriplet>[0]>

const results = [
  { food: 'Egg white', category: 'Dairy and egg', value: 54.7 },
  { food: "Cow's milk", category: 'Dairy and egg', value: 20 },
  { food: 'Garlic', category: 'Vegetables', value: 12.2 },
  { food: 'Rice', category: 'Grains', value: 1.1 },
]

/**
 * An upload form with a valid triplet; files and text fields can be replaced to make it invalid.
 */
export function tripletForm(
  sample: Sample = {},
  instead: {
    html?: string | Uint8Array
    pdf?: string | Uint8Array
    csv?: string | Uint8Array
    fields?: Record<string, string | undefined>
  } = {},
): FormData {
  const whole = { sampleId: 'EF1', clientName: named.client.name, results, unit: 'µg/ml' as const, ...sample }
  const { html, pdf, csv, names } = makeTriplet(whole)
  const form = new FormData()
  const fields: Record<string, string | undefined> = {
    sampleId: whole.sampleId,
    clientName: whole.clientName,
    ...instead.fields,
  }
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  form.set('htmlFile', file(instead.html ?? html, 'text/html'), names.html)
  form.set('pdfFile', file(instead.pdf ?? pdf, 'application/pdf'), names.pdf)
  form.set('csvFile', file(instead.csv ?? csv, 'text/csv'), names.csv)
  return form
}

const file = (content: string | Uint8Array, type: string) => new Blob([content as BlobPart], { type })
