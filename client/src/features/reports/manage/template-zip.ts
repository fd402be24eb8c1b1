import JSZip from 'jszip'
import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'

/** Without an email address, so that uploading the sample creates no account. */
const template: Parameters<typeof makeTriplet>[0] = {
  sampleId: 'EF00000',
  clientName: 'Sample Client',
  gender: 'Other',
  dateOfBirth: '1990-01-31',
  dateOfReceipt: '2026-01-12',
  reportDate: '2026-01-15',
  unit: 'µg/ml',
  results: [
    { food: "Cow's milk", category: 'Dairy', value: 24.6 },
    { food: 'Egg white', category: 'Eggs', value: 11.3 },
    { food: 'Wheat', category: 'Grains', value: 8.9 },
    { food: 'Rice', category: 'Grains', value: 2.1 },
    { food: 'Hazelnut', category: 'Nuts', value: 31.2 },
    { food: 'Tomato', category: 'Vegetables', value: 4.4 },
  ],
}

/** A sample zip with a PDF, an HTML and a CSV, named as an upload requires them. */
export function templateZip(): Promise<Blob> {
  const { html, pdf, csv, names } = makeTriplet(template)
  const zip = new JSZip()
  zip.file(names.pdf, pdf)
  zip.file(names.html, html)
  zip.file(names.csv, csv)
  return zip.generateAsync({ type: 'blob', compression: 'DEFLATE' })
}
