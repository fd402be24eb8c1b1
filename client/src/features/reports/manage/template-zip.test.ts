import { readFileName } from '@shared/domain/text/file-name'
import { readResults } from '@shared/domain/results-csv/read-results'
import JSZip from 'jszip'
import { expect, it } from 'vitest'
import { templateZip } from './template-zip'

it("contains one sample's three files, which read without a warning and create no account", async () => {
  const zip = await JSZip.loadAsync(await (await templateZip()).arrayBuffer())
  const names = Object.keys(zip.files)
  expect(names.map(readFileName)).toEqual(
    ['pdf', 'html', 'csv'].map((type) => ({ sampleId: 'EF00000', clientName: 'Sample Client', type })),
  )
  const [, html = '', csv = ''] = names
  expect(await zip.file(html)?.async('string')).not.toMatch(/\w@\w/)
  const read = readResults((await zip.file(csv)?.async('string')) ?? '', { bareScale: 'index' })
  expect(read).toMatchObject({ scale: 'µg/ml', warnings: [] })
  expect(read.results).toHaveLength(6)
})
