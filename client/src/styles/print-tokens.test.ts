import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sheet = (name: string) => readFileSync(join(process.cwd(), 'client/src/styles', name), 'utf8')
const tokensIn = (block = '') =>
  new Map([...block.matchAll(/(--pw-[\w-]+): ([^;]+);/g)].map(([, name = '', value]) => [name, value]))
const blockOf = (css: string, selector: string) => css.split(`${selector} {`)[1]?.split('}')[0]

it('prints the dark theme with the colours of the light one', () => {
  const tokens = sheet('tokens.css')
  const light = tokensIn(blockOf(tokens, ':root'))
  const dark = tokensIn(blockOf(tokens, "[data-theme='dark']"))
  const print = sheet('media.css').split('@media print')[1] ?? ''
  const printed = tokensIn(blockOf(print, "\n  [data-theme='dark']"))
  const shadows = ['--pw-e1', '--pw-e2', '--pw-e3']
  expect([...printed.keys(), ...shadows].sort()).toEqual([...dark.keys()].sort())
  for (const [name, value] of printed) expect([name, value]).toEqual([name, light.get(name)])
})
