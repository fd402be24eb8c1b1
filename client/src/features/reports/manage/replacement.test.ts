import { expect, it } from 'vitest'
import { addFiles, emptyReplacement, misnamed, replacementForm } from './replacement'

const file = (name: string, content = 'x') => new File([content], name)

it('sorts files by extension and keeps the last one of each type', () => {
  const { files, rejected } = addFiles(emptyReplacement, [
    file('a.HTM'),
    file('b.pdf'),
    file('c.csv'),
    file('d.csv'),
    file('e.txt'),
    file('f.pdf', ''),
  ])
  expect([files.html?.name, files.pdf?.name, files.csv?.name]).toEqual(['a.HTM', 'b.pdf', 'd.csv'])
  expect(rejected.map(({ name }) => name)).toEqual(['e.txt', 'f.pdf'])
})

it('refuses a file of another type in a slot and keeps the file that is there', () => {
  const before = addFiles(emptyReplacement, [file('a.csv')])
  const after = addFiles(before, [file('b.pdf')], 'csv')
  expect(after.files).toEqual(before.files)
  expect(after.rejected).toEqual([{ name: 'b.pdf', reason: 'It is not a CSV file.' }])
})

it('returns the names of files with another sample ID', () => {
  const chosen = addFiles(emptyReplacement, [file('ef1_Ann.html'), file('EF2_Ann.pdf'), file('export.csv')])
  expect(misnamed(chosen, 'EF1')).toEqual(['EF2_Ann.pdf'])
  const takenOut = { ...chosen, files: { ...chosen.files, pdf: undefined } }
  expect(misnamed(takenOut, 'EF1')).toEqual([])
})

it('sends the three files in their own fields', () => {
  const form = replacementForm(addFiles(emptyReplacement, [file('c.csv'), file('a.html'), file('b.pdf')]))
  expect([...form.keys()]).toEqual(['htmlFile', 'pdfFile', 'csvFile'])
})
