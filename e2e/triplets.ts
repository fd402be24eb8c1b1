import { makeTriplet } from '../shared/domain/sample-triplet/sample-triplet'

export type Upload = { name: string; mimeType: string; buffer: Buffer }

const foods = ['Egg white', "Cow's milk", 'Wheat', 'Almond', 'Garlic', 'Rice', 'Tuna', 'Pineapple']

type Contact = { email?: string; phone?: string; dateOfBirth?: string }

/** The three files of a sample for a file chooser or a drop. */
export function tripletFiles(sampleId: string, clientName: string, contact: string | Contact = {}): Upload[] {
  const results = foods.map((food, place) => ({ food, value: Math.round((54.7 - place * 7.3) * 10) / 10 }))
  const { html, pdf, csv, names } = makeTriplet({
    sampleId,
    clientName,
    ...(typeof contact === 'string' ? { email: contact } : contact),
    results,
    unit: 'µg/ml',
    reportDate: '2026-11-14',
  })
  return [
    { name: names.html, mimeType: 'text/html', buffer: Buffer.from(html) },
    { name: names.pdf, mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: names.csv, mimeType: 'text/csv', buffer: Buffer.from(csv) },
  ]
}
