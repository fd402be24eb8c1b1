import { readFileSync, writeFileSync } from 'node:fs'
import { foodMatcher } from '../server/features/foods/foods.public'
import { featuresOf, withAnyFood } from '../server/features/assistant/understand/features'
import { rowOf, ROW_BITS } from '../server/features/assistant/understand/weights'
const t0 = Date.now()
const files = process.argv.slice(2).filter((a) => a.endsWith('.json'))
const ways: Record<string, string[]> = {}
for (const f of files)
  for (const [k, v] of Object.entries(JSON.parse(readFileSync(f, 'utf8')) as Record<string, string[]>))
    (ways[k] ??= []).push(...v)
const m = foodMatcher()
console.log('matcher', Date.now() - t0)
const ROUNDS = Number(process.env.ROUNDS ?? 4),
  RATE = Number(process.env.RATE ?? 1),
  L = Number(process.env.L ?? 0),
  POW = Number(process.env.POW ?? 1),
  SM = Number(process.env.SM ?? 0)
const labels = Object.keys(ways),
  size = labels.length
type Ex = { right: number; rows: Int32Array; w: Float32Array; text: string; imp: number }
const WHOLE = 2,
  BIAS = 0.3
const EMB = Number(process.env.EMB ?? 0)
const vecs: Record<string, number[]> = EMB ? JSON.parse(readFileSync('/tmp/exp/vec.json', 'utf8')) : {}
const df = new Map<string, number>()
const toks = (t: string) => [
  ...new Set(
    t
      .toLowerCase()
      .replace(/[^a-z ]+/g, '')
      .split(' '),
  ),
]
let docs = 0
for (const v of Object.values(ways))
  for (const t of v) {
    docs++
    for (const w of toks(t)) df.set(w, (df.get(w) ?? 0) + 1)
  }

import { fold, plainQuotes } from '../shared/domain/fold'
import { readLexicon } from '../server/features/assistant/understand/lexicon'
const lex = readLexicon()
const P = JSON.parse(process.env.P ?? '{}') as Record<string, number>
const BITS = Number(process.env.BITS ?? 18)
const hsh = (f: string) => {
  let h = 0x811c9dc5
  for (let a = 0; a < f.length; a++) h = Math.imul(h ^ f.charCodeAt(a), 0x01000193)
  h ^= h >>> 15
  h = Math.imul(h, 0x2c1b3c6d)
  h ^= h >>> 12
  return (h >>> 0) & (2 ** BITS - 1)
}
export function feats(text: string): Map<string, number> {
  const words = [
    '^',
    ...plainQuotes(fold(text))
      .replace(/(?<=[a-z])'(?=(?:s|t|ve|re|m|ll|d)\b)/gu, '')
      .replace(/\d+(?:[.,]\d+)?/gu, ' number ')
      .replace(/\?/gu, ' ? ')
      .replace(/[^\p{L}?]+/gu, ' ')
      .trim()
      .split(' ')
      .filter((w, a, all) => w !== 'food' || all[a - 1] !== 'food'),
    '$',
  ]
  const f = new Map<string, number>()
  const put = (k: string, w: number) => {
    if (w > 0) f.set(k, w)
  }
  words.forEach((w, a) => {
    if (a > 0 && a < words.length - 1) put(w, P.w ?? 1)
    if (words[a + 1] !== undefined) put(w + ' ' + words[a + 1], P.b ?? 0.8)
    if (P.s && words[a + 2] !== undefined) put(w + ' _ ' + words[a + 2], P.s)
    if (P.t && words[a + 2] !== undefined) put(w + ' ' + words[a + 1] + ' ' + words[a + 2], P.t)
    if (w.length > 1 && w !== 'number' && w !== 'food')
      for (const [len, wt] of [
        [3, P.c3 ?? 0],
        [4, P.c4 ?? 0.5],
        [5, P.c5 ?? 0],
      ] as const) {
        if (!wt) continue
        const x = '<' + w + '>'
        for (let s = 0; s + len <= x.length; s++) put('~' + x.slice(s, s + len), wt)
      }
  })
  const ms = words.flatMap((w) => lex(w) ?? (w === 'food' || w === 'number' ? w : []))
  ms.forEach((q, a) => {
    put('=' + q, P.m ?? 1)
    for (const n of ms.slice(a + 1, a + 3)) put('=' + q + ' ' + n, P.mm ?? 0.7)
  })
  return f
}
const cache = new Map<string, string>()
export function vec(text: string) {
  const plain = withAnyFood(m, text)
  const f = feats(plain)
  let sq = 0
  for (const w of f.values()) sq += w * w
  const scale = (P.whole ?? WHOLE) / (Math.sqrt(sq) || 1)
  const rows = new Int32Array(f.size + 1),
    w = new Float32Array(f.size + 1)
  rows[0] = hsh('BIAS')
  w[0] = BIAS
  let i = 1
  for (const [k, x] of f) {
    rows[i] = hsh(k)
    w[i++] = x * scale
  }
  return { rows, w }
}
const all: Ex[] = []
const seen = new Set()
for (const [k, v] of Object.entries(ways))
  for (const t of new Set(v)) all.push({ right: labels.indexOf(k), ...vec(t), text: t, imp: 1 })
console.log('features', Date.now() - t0, all.length, size)
const counts = new Float64Array(size)
for (const e of all) counts[e.right]++
for (const e of all) e.imp = Math.min(3, Math.pow(120 / counts[e.right], SM))
const test: Ex[] = [],
  train: Ex[] = []
const at = new Map<number, number>()
for (const e of all) {
  const n = (at.get(e.right) ?? 0) + 1
  at.set(e.right, n)
  ;(n % 10 === 0 && !process.env.ALL ? test : train).push(e)
}
let seed = 1
const order = train
  .map((e) => ({ e, p: (seed = (seed * 16807) % 2147483647) }))
  .sort((a, b) => a.p - b.p)
  .map(({ e }) => e)
const table = new Float32Array(2 ** BITS * size)
const shares = new Float64Array(size)
export function score(rows: Int32Array, w: Float32Array) {
  shares.fill(0)
  for (let a = 0; a < rows.length; a++) {
    const s = rows[a] * size,
      x = w[a]
    for (let l = 0; l < size; l++) shares[l] += x * table[s + l]
  }
  let most = -Infinity
  for (let l = 0; l < size; l++) if (shares[l] > most) most = shares[l]
  let sum = 0
  for (let l = 0; l < size; l++) sum += shares[l] = Math.exp(shares[l] - most)
  for (let l = 0; l < size; l++) shares[l] /= sum
  return shares
}
const DROP = Number(process.env.DROP ?? 0)
let rng = 7
const rnd = () => (rng = (rng * 16807) % 2147483647) / 2147483647
for (let r = 1; r <= ROUNDS; r++) {
  const rate = RATE / Math.pow(r, POW)
  for (const e0 of order) {
    let e = e0
    if (DROP) {
      const rows: number[] = [],
        w: number[] = []
      for (let a = 0; a < e0.rows.length; a++)
        if (a === 0 || rnd() >= DROP) {
          rows.push(e0.rows[a])
          w.push(e0.w[a] / (1 - DROP) ** 0.5)
        }
      e = { ...e0, rows: Int32Array.from(rows), w: Float32Array.from(w) }
    }
    const s = score(e.rows, e.w)
    for (let l = 0; l < size; l++) {
      const err = (l === e.right ? 1 : 0) - s[l]
      if (Math.abs(err) < 0.005) continue
      const step = rate * err * e.imp
      for (let a = 0; a < e.rows.length; a++) table[e.rows[a] * size + l] += step * e.w[a]
    }
  }
}
console.log('fit', Date.now() - t0)
const acc = (set: Ex[]) => {
  let ok = 0,
    top3 = 0
  for (const e of set) {
    const s = [...score(e.rows, e.w)].map((x, i) => [x, i]).sort((a, b) => b[0] - a[0])
    if (s[0][1] === e.right) ok++
    if (s.slice(0, 3).some((x) => x[1] === e.right)) top3++
  }
  return [ok / set.length, top3 / set.length]
}
console.log('held back', acc(test), 'train', acc(order.slice(0, 3000)))
// sparsity
let nz = 0,
  mx = 0
for (const x of table) {
  if (Math.abs(x) > 0.03) nz++
  mx = Math.max(mx, Math.abs(x))
}
console.log('nonzero', nz, 'max', mx)
if (process.env.OPEN2) {
  const d = JSON.parse(readFileSync(process.env.OPEN2, 'utf8')) as Record<string, string[]>
  const M: Record<string, string> = JSON.parse(process.env.MERGE ?? '{}')
  let ok = 0,
    n = 0
  const pairs = new Map<string, string[]>()
  for (const [k0, qs] of Object.entries(d))
    for (const q of qs) {
      const k = M[k0] ?? k0
      const v = vec(q)
      const s = score(v.rows, v.w)
      let b = -1
      for (let l = 0; l < size; l++)
        if (!labels[l].startsWith('practitioner.') && (b < 0 || s[l] > s[b])) b = l
      n++
      if (labels[b] === k) ok++
      else {
        const key = k + ' -> ' + labels[b]
        pairs.set(key, [...(pairs.get(key) ?? []), q])
      }
    }
  console.log('para', ok / n, n)
  writeFileSync(
    '/tmp/exp/para-miss.txt',
    [...pairs]
      .sort((a, b) => b[1].length - a[1].length)
      .map(([k, v]) => v.length + ' ' + k + '\n    ' + v.join('\n    '))
      .join('\n'),
  )
}
if (process.env.OPEN) {
  const rows = readFileSync(process.env.OPEN, 'utf8')
    .trim()
    .split('\n')
    .map((l) => JSON.parse(l))
  const out = rows.map((r) => {
    const v = vec(r.q)
    const s = [...score(v.rows, v.w)]
      .map((x, i) => [x, labels[i]] as const)
      .sort((a, b) => b[0] - a[0])
      .slice(0, 3)
    return { id: r.id, kind: r.kind, q: r.q, top: s.map(([x, l]) => `${l} ${x.toFixed(2)}`) }
  })
  writeFileSync('/tmp/exp/open.jsonl', out.map((o) => JSON.stringify(o)).join('\n'))
}
if (process.env.CONF) {
  const pairs = new Map<string, number>()
  for (const e of test) {
    const s = score(e.rows, e.w)
    let b = 0
    for (let l = 1; l < size; l++) if (s[l] > s[b]) b = l
    if (b !== e.right) {
      const k = labels[e.right] + ' -> ' + labels[b]
      pairs.set(k, (pairs.get(k) ?? 0) + 1)
    }
  }
  console.log(
    [...pairs]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 60)
      .map(([k, n]) => `${n} ${k}`)
      .join('\n'),
  )
}
