import { readFileSync, writeFileSync } from 'node:fs'
import { foodMatcher } from '../server/features/foods/foods.public'
import { withAnyFood } from '../server/features/assistant/understand/features'
const m = foodMatcher()
const out: string[] = []
const ways = JSON.parse(readFileSync('/tmp/ways/all.json', 'utf8')) as Record<string, string[]>
for (const [k, v] of Object.entries(ways))
  for (const t of v) out.push(JSON.stringify([k, t, withAnyFood(m, t)]))
writeFileSync('/tmp/exp/dump.jsonl', out.join('\n'))
const o = readFileSync('/tmp/blind45/old-answers.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((l) => JSON.parse(l))
writeFileSync(
  '/tmp/exp/opendump.jsonl',
  o.map((r) => JSON.stringify([r.id, r.q, withAnyFood(m, r.q)])).join('\n'),
)
