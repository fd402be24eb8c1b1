import { createHash } from 'node:crypto'
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formatCount } from '@shared/domain/text/counts'
import { runCommand, say } from '../command'
import { readConfig } from '../../config/config'
import { makeDataFolder } from '../../data-folder/make-data-folder'
import { startError } from '../../database/embedded/start-error'
import {
  fileJournal,
  intakeOf,
  type IncompleteTriplet,
  type ScanResult,
  type IntakeEvent,
} from '../../features/intake/folder.public'
import { sendTo } from './send'

const usage = 'Which folder? npm run intake -- FOLDER [--watch] [--quiet=SECONDS]'
/** Between two looks. */
const LOOK_MS = 500
const PATIENCE_MS = 10 * 60_000

/** `intake FOLDER`: see docs/operations/intake.md. */
async function run(words: string[]): Promise<void> {
  const [folder = '', ...more] = words.filter((word) => !word.startsWith('--'))
  const options = words.filter((word) => word.startsWith('--'))
  const quiet = options.find((word) => /^--quiet=\d{1,4}$/.test(word))?.slice('--quiet='.length)
  const watches = options.includes('--watch')
  if (folder === '' || more.length > 0 || options.length > Number(watches) + Number(quiet !== undefined))
    throw startError(usage)
  if (!(await stat(folder).catch(() => undefined))?.isDirectory())
    throw startError(`${folder} is not a folder.`)
  const token = process.env['PEARWELL_TOKEN'] ?? ''
  if (token === '')
    throw startError(
      'PEARWELL_TOKEN is not set: an administrator can create one under Settings, Machine Tokens.',
    )
  const url = process.env['PEARWELL_URL'] ?? 'http://127.0.0.1:3000'
  if (!URL.canParse(url)) throw startError('PEARWELL_URL must be a URL such as https://portal.example.com.')

  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const intake = intakeOf(folder, {
    take: sendTo({
      url,
      token,
      patienceMs: watches ? Infinity : PATIENCE_MS,
      away: () => say('The portal is not responding. Trying again...'),
      stopping: stopping.signal,
    }),
    tell: (news) => say(plain(sentenceOf(news))),
    journal: fileJournal(await journalOf(folder)),
    quietMs: Number(quiet ?? 3) * 1000,
    stopping: stopping.signal,
  })
  const total = { taken: 0, known: 0, failed: 0 }
  let look: ScanResult | undefined
  try {
    do {
      if (look) await wait(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      look = await intake.look()
      for (const count of ['taken', 'known', 'failed'] as const) total[count] += look[count]
    } while (!stopping.signal.aborted && (watches || look.settling > 0))
  } finally {
    const lacking = look?.lacking ?? []
    for (const lack of lacking) say(plain(lackOf(lack)))
    say(summaryOf(total, lacking.length))
    if (total.failed > 0) process.exitCode = 1
  }
}

/** Shows sample IDs; a file name may be a client's, so only for files without a sample. */
function sentenceOf(news: IntakeEvent): string {
  switch (news.what) {
    case 'taken':
      return `${news.sampleId} added`
    case 'known':
      return `${news.sampleId} already known`
    case 'failed':
      return `${news.sampleId} failed: ${news.why}`
    case 'waiting':
      return `${lackOf(news)}, for an hour now`
    case 'odd':
      return `${news.name} stays: ${news.why}`
    case 'stuck':
      return `${news.name} cannot be moved to ${news.to}`
  }
}

/** `EF2 lacks its CSV and PDF`. */
const lackOf = ({ sampleId, missing }: IncompleteTriplet) =>
  `${sampleId} lacks its ${missing.map((type) => type.toUpperCase()).join(' and ')}`

/** Replaces characters in names that would move a terminal's cursor or start a new line. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd')

/** The journal is in the data folder, where those who write into the inbox cannot write. */
async function journalOf(folder: string): Promise<string> {
  const { dataDir } = readConfig()
  makeDataFolder(dataDir)
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
  return path.join(dataDir, 'intake', name)
}

function summaryOf(
  { taken, known, failed }: Record<'taken' | 'known' | 'failed', number>,
  incomplete: number,
) {
  const waiting = incomplete > 0 ? `, ${formatCount(incomplete)} incomplete` : ''
  return `${formatCount(taken)} added, ${formatCount(known)} already known, ${formatCount(failed)} failed${waiting}`
}

runCommand(run)
