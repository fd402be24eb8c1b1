import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { formatCount } from '@shared/domain/counts'
import { runCommand, say } from '../command'
import { startError } from '../database/embedded/start-error'
import { intakeOf, type Look, type News } from '../features/intake/folder.public'
import { sendTo } from './send'

const usage = 'Which folder? npm run intake -- FOLDER [--watch] [--quiet=SECONDS]'
/** Between two looks. */
const LOOK_MS = 500
const PATIENCE_MS = 10 * 60_000

/** `intake FOLDER`: see docs/operating.md. */
async function run(words: string[]): Promise<void> {
  const [folder = '', ...more] = words.filter((word) => !word.startsWith('--'))
  const options = words.filter((word) => word.startsWith('--'))
  const quiet = options.find((word) => /^--quiet=\d{1,4}$/.test(word))?.slice('--quiet='.length)
  const watches = options.includes('--watch')
  if (folder === '' || more.length > 0 || options.length > Number(watches) + Number(quiet !== undefined))
    throw startError(usage)
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw startError(`${folder} is no folder.`)
  const token = process.env['PEARWELL_TOKEN'] ?? ''
  if (token === '')
    throw startError('PEARWELL_TOKEN is not set: an administrator makes one under Settings, Machine Tokens.')
  const url = process.env['PEARWELL_URL'] ?? 'http://127.0.0.1:3000'
  if (!URL.canParse(url)) throw startError('PEARWELL_URL must be a URL such as https://portal.example.com.')

  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const intake = intakeOf(folder, {
    take: sendTo({
      url,
      token,
      patienceMs: watches ? Infinity : PATIENCE_MS,
      away: () => say('The portal does not answer. Trying again...'),
      stopping: stopping.signal,
    }),
    tell: (news) => say(sentenceOf(news)),
    quietMs: Number(quiet ?? 3) * 1000,
    stopping: stopping.signal,
  })
  const total = { taken: 0, known: 0, failed: 0 }
  let look: Look | undefined
  try {
    do {
      if (look) await wait(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      look = await intake.look()
      for (const count of ['taken', 'known', 'failed'] as const) total[count] += look[count]
    } while (!stopping.signal.aborted && (watches || look.settling > 0))
  } finally {
    say(summaryOf(total, look?.incomplete ?? 0))
    if (total.failed > 0) process.exitCode = 1
  }
}

/** A file's name alone where it belongs to no sample: the client's is nobody's business in a log. */
function sentenceOf(news: News): string {
  switch (news.what) {
    case 'taken':
      return `${news.sampleId} taken in`
    case 'known':
      return `${news.sampleId} known already`
    case 'failed':
      return `${news.sampleId} failed: ${news.why}`
    case 'waiting':
      return `${news.sampleId} has lacked a file for a day`
    case 'odd':
      return `${news.name} stays: ${news.why}`
  }
}

function summaryOf(
  { taken, known, failed }: Record<'taken' | 'known' | 'failed', number>,
  incomplete: number,
) {
  const waiting = incomplete > 0 ? `, ${formatCount(incomplete)} incomplete` : ''
  return `${formatCount(taken)} taken in, ${formatCount(known)} known already, ${formatCount(failed)} failed${waiting}`
}

runCommand(run)
