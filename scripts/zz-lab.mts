import { readFileSync } from 'node:fs'
import { understand } from '../server/features/assistant/understand/understand'
const MERGE: Record<string, string> = JSON.parse(process.env.M!)
let ok = 0, n = 0; const miss: string[] = []
for (const i of [1, 2]) { const qs = new Map(readFileSync(`/tmp/ways/label-${i}.jsonl`, 'utf8').trim().split('\n').map((l) => { const d = JSON.parse(l); return [d.id, d.q] as const })); for (const l of readFileSync(`/tmp/ways/labelled-${i}.jsonl`, 'utf8').trim().split('\n')) { const d = JSON.parse(l); const want = d.intent.split(' + ').map((k: string) => MERGE[k] ?? k); const asks = understand(qs.get(d.id)!, 'client'); n++; if (asks.some((a) => want.includes(a.intent))) ok++; else miss.push(`${want.join('+')} <- ${asks.map((a) => a.intent + ' ' + a.confidence.toFixed(2)).join('+')} | ${qs.get(d.id)}`) } }
console.log('labelled open', ok, n, ok / n)
console.log(miss.sort().filter((_, i) => i % Number(process.argv[2] ?? 3) === 0).join('\n'))
