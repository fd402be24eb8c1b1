import { foodMatcher } from './features/foods/foods.public'
import { eatingAsked, questionsIn } from './features/assistant/eating/eating-asked'
import { neverSeen } from './features/assistant/cases/questions-never-seen'
import { blind, fromTopics } from './features/assistant/cases/questions-seen-while-building'
import { waysOfAsking } from './features/assistant/intents'
const m = foodMatcher()
for (const q of [...neverSeen, ...blind, ...fromTopics]) { if (q.as!=='client') continue
 const a = eatingAsked(m,q.question); if (a) console.log(q.question,'|', JSON.stringify(a.asks.map(x=>x.wants+':'+x.words+(x.part?'/'+x.part:''))), '|', JSON.stringify(q.expected)+(questionsIn(m,q.question).length>1?' SPLIT':'')) }
console.log('=====ways')
let n=0
const by: Record<string,string[]> = {}
for (const w of await waysOfAsking()) { const a = eatingAsked(m,w.text); n++; if (a && !['own','food','beyond'].includes(w.intent)) (by[w.intent]??=[]).push(w.text+' => '+a.asks.map(x=>x.wants+':'+x.words).join(',')) }
for (const [k,v] of Object.entries(by)) console.log(k, v.length, '\n   ', v.slice(0,9).join('\n    '))
