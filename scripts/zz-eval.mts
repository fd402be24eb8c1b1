import { readFileSync, writeFileSync } from 'node:fs'
import { understand } from '../server/features/assistant/understand/understand'
const MERGE: Record<string, string> = {
  'portal.readers': 'faq.who-sees-my-data',
  'plan.again': 'faq.repeat-test',
  'plan.start': 'faq.starting-elimination',
  'results.measures': 'faq.what-igg-measures',
  'care.either': 'faq.allergy-or-intolerance',
  'results.food-is': 'verdicts.about',
  'portal.whose-team': 'faq.contact',
  'portal.data-use': 'faq.how-data-is-protected',
}
let ok = 0,
  n = 0
const miss = new Map<string, string[]>()
const per = new Map<string, [number, number]>()
for (const i of [1, 2, 3])
  for (const [k0, qs] of Object.entries(
    JSON.parse(readFileSync(`/tmp/blind45/para-${i}.json`, 'utf8')) as Record<string, string[]>,
  ))
    for (const q of qs) {
      const k = MERGE[k0] ?? k0
      const asks = understand(q, 'client')
      const hit = asks.some((a) => a.intent === k)
      n++
      const p = per.get(i + '') ?? [0, 0]
      p[1]++
      if (hit) {
        ok++
        p[0]++
      } else {
        const key = k + ' -> ' + asks.map((a) => a.intent).join('+')
        miss.set(key, [...(miss.get(key) ?? []), q])
      }
      per.set(i + '', p)
    }
console.log(
  'paraphrases',
  ok,
  n,
  (ok / n).toFixed(3),
  [...per].map(([k, [a, b]]) => `${k}: ${(a / b).toFixed(3)}`).join(' '),
)
writeFileSync(
  '/tmp/exp/para-miss.txt',
  [...miss]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([k, v]) => v.length + ' ' + k + '\n    ' + v.join('\n    '))
    .join('\n'),
)
