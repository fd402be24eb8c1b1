import { readFileSync } from 'node:fs'
import { ateOwn, isOnlySpokenOf, withOwnFoods } from '../shared/domain/safety'
import { ownFood } from '../shared/domain/safety-words'
import { foodMatcher } from '../server/features/foods/foods.public'
import { shareOf } from '../server/features/assistant/understand/classify'
import { isEmergency, mayBeUrgent } from '../shared/domain/emergency'
const m = foodMatcher()
const person = (a: string) => { const entry = { foodName: a, level: 'allergy', carriedOverFrom: null, outcome: null, asks: false }; return { avoid: [entry], avoidFoods: m.resolve([{ name: a }]), measured: [null], tolerated: [], toleratedFoods: [], low: [], lowFoods: () => [], test: null, before: null, isOf: () => true } as never }
const all: Record<string, { sign: boolean; told?: string; only: boolean; share: number; urgent: number; named: boolean }[]> = {}
for (const f of ['ate', 'harmless']) all[f] = readFileSync(`/tmp/blind45/${f}.jsonl`, 'utf8').trim().split('\n').map((l) => { const r = JSON.parse(l); const p = person(r.allergy); const said = withOwnFoods(m, r.q, p); return { sign: isEmergency(r.q), told: ateOwn(() => m, r.q, p), only: isOnlySpokenOf(() => m, r.q, p), named: said.includes(ownFood), share: said.includes(ownFood) ? shareOf('eaten', said) : 0, urgent: mayBeUrgent(r.q) ? shareOf('urgent', r.q) : 0 } })
const card = (r: (typeof all)[string][number], T: { alone: number; withRule: number; against: number; urgent: number }) => { if (r.sign || r.urgent >= T.urgent) return true; if (r.share < T.withRule) return false; if (r.told === 'ill' || r.told === 'by-mistake') return true; return r.share >= (r.only ? T.against : T.alone) }
for (const T of [{ alone: 0.5, withRule: 0.3, against: 0.9, urgent: 0.5 }, { alone: 0.7, withRule: 0.5, against: 0.95, urgent: 0.5 }, { alone: 0.85, withRule: 0.5, against: 0.98, urgent: 0.5 }]) console.log(JSON.stringify(T), 'ate', all.ate!.filter((r) => card(r, T)).length, 'harmless', all.harmless!.filter((r) => card(r, T)).length, 'signs', all.harmless!.filter((r) => r.sign).length)
