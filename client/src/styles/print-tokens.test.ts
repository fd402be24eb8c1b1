import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sheet = (name: string) => readFileSync(join(process.cwd(), 'client/src/styles', name), 'utf8')

it('the dark theme prints in the colours of the light one', () => {
  const [always = '', notPrinted = ''] = sheet('tokens.css').split('@media not print {')
  expect(always).toContain('--pw-ink:')
  expect(always).not.toContain("[data-theme='dark']")
  expect(notPrinted).toContain("[data-theme='dark']")
  const printed = sheet('media.css').split('@media print')[1] ?? ''
  expect(printed).not.toContain("[data-theme='dark']")
})
