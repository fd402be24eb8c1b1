// Measures the first call of a process that has just started with its default warm-up (COLD_START
// off), and how long other calls wait meanwhile, beside the same call made again.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { useBuild } from '../server/testing/server-process'
import { startTestServer } from '../server/testing/test-server'
import type { Person } from './load/mix'
import { fillPortal, signInPeople, startPortal } from './load/portal'

const FIRST_GOAL_MS = 300
const OTHERS_GOAL_MS = 100
const PEOPLE = 20
/** The interval at which the health endpoint is called, to see how long other calls wait. */
const PAUSE_MS = 5

const calls: [name: string, path: string, question?: string][] = [
  ['question', 'ai/ask-question', 'Can I eat feta?'],
  ['recipes', 'recipes'],
  ['daily recipe', 'recipes/daily-personalized'],
  ['allergens', 'allergens'],
]

/** Milliseconds of a call, and of the slowest other call that arrived meanwhile. */
async function time(url: string, { cookie }: Person, [, to, question]: (typeof calls)[number]) {
  const over = new AbortController()
  let others = 0
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      await (await fetch(`${url}/api/health`)).text()
      others = Math.max(others, performance.now() - began)
      await sleep(PAUSE_MS)
    }
  })()
  const began = performance.now()
  const answer = await fetch(`${url}/api/${to}`, {
    headers: { cookie, 'content-type': 'application/json' },
    ...(question && { method: 'POST', body: JSON.stringify({ question }) }),
  })
  await answer.text()
  const took = performance.now() - began
  over.abort()
  await asking
  if (!answer.ok) throw new Error(`${to} was answered with ${answer.status}`)
  return { took, others }
}

useBuild()
const database = await startTestServer({})
const dataDir = mkdtempSync(path.join(tmpdir(), 'pearwell-cold-'))
try {
  const { url: databaseUrl } = await database.freshDatabase()
  const start = () => startPortal(databaseUrl, dataDir, { WORKERS: '1', COLD_START: 'false' })
  await (await start()).stop()
  await fillPortal(databaseUrl, PEOPLE)
  const signing = await start()
  const people = await signInPeople(signing.url, databaseUrl, PEOPLE)
  await signing.stop()
  const client = people.find(({ role }) => role === 'client')
  if (!client) throw new Error('Of so many people one is a client.')
  console.log('milliseconds       first  others wait   again  ratio')
  for (const call of calls) {
    const portal = await start()
    const first = await time(portal.url, client, call)
    const again = await time(portal.url, client, call)
    await portal.stop()
    const cells = [first.took, first.others, again.took].map((ms) => ms.toFixed(0).padStart(9))
    console.log(`${call[0].padEnd(14)}${cells.join('  ')}  ${(first.took / again.took).toFixed(1)}`)
  }
  console.log(`Goals: ${FIRST_GOAL_MS} ms, others ${OTHERS_GOAL_MS} ms`)
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
