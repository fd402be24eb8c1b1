import { expect, it } from 'vitest'
import { plainlyPut } from './figures'

it.each([
  ['im dying for a pizza lol can i', 'can i eat pizza'],
  ['could murder a burger', 'can i eat burger'],
  ['id die without coffee is it ok', 'can i eat coffee'],
  ['this diet is killing me lol i want pasta so bad', 'can i eat pasta'],
  ['this diet is killing me haha what sweet stuff is allowed', 'what sweet stuff is allowed'],
  ["granny's apple pie is to die for", 'can i eat apple pie'],
  ['EMERGENCY guests at 7, what can i cook', 'guests at 7, what can i cook'],
  ['me muero por un trozo de queso', 'puedo comer queso'],
  ['mataría por una pizza', 'puedo comer pizza'],
  ['can i eat beef', 'can i eat beef'],
  ['i miss my mum so much', 'i miss my mum so much'],
  ['lol', 'lol'],
  ['i want to die', 'i want to die'],
])('%s: %s', (question, meant) => expect(plainlyPut(question)).toBe(meant))
