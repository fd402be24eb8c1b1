import { readFileSync } from 'node:fs'
import type { Turn } from '../server/features/assistant/resolve'
import { understandAfter } from '../server/features/assistant/understand/understand'
for (const f of process.argv.slice(2)) for (const l of readFileSync(f, 'utf8').trim().split('\n')) {
  const c = JSON.parse(l); const turns: Turn[] = []; let out = ''
  for (const q of c.turns) { const asks = understandAfter(q, turns, 'client'); const a = asks[0]!; const whole = a.question; out += `\n   ${q} => ${whole === q ? '=' : whole} [${asks.map((x) => x.intent + ' ' + x.confidence.toFixed(2) + ' ' + x.foods.join('|')).join(' + ')}]`; turns.push({ question: whole, intent: a.intent, foods: [...a.foods] }) }
  console.log(c.id, out)
}
