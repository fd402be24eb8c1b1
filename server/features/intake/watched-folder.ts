import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/v4/core'
import { uploadBody } from '@shared/features/reports'
import { isDatabaseUnavailable } from '../../database/is-database-unavailable'
import { tryWithLock } from '../../database/locks'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { importUpload } from '../reports/reports.public'
import { databaseJournal } from './database-journal'
import {
  type Intake,
  intakeOf,
  type ScanResult,
  type IntakeEvent,
  RefusedTriplet,
  type ImportTriplet,
} from './folder'
import { lackingSince } from './incomplete'
import { beginScan, lastIncomplete, saveScan, touchScan } from './scans'

/** Below the minute between looks, so that files unchanged since the last count as written. */
const QUIET_MS = 5_000
/** After so long a look begins no further triplet, and after twice as long it is given up. */
const ROUND_MS = 5 * 60_000
/** Each may block one of the four threads that this process uses for its disks. */
const MOST_HANGING = 2

type Watched = Intake & {
  /** News that is not logged yet. */
  news: IntakeEvent[]
  hanging: number
}
/** What each server has seen and reported of its folder. */
const intakes = new WeakMap<Dependencies['config'], Watched>()

/** Imports complete triplets; rejects when a look hangs, and the next continues without it. */
export async function importFolder(deps: Dependencies): Promise<void> {
  const { config, db, log, pool } = deps
  if (!config.intakeFolder) return
  const intake = intakes.get(config) ?? openIntake(deps)
  intakes.set(config, intake)
  await beginScan(db)
  await tryWithLock(pool, 'intake', async () => {
    try {
      const { taken, known, failed, later, lacking } = await lookInTime(intake)
      if (taken + known + failed + later > 0) log.info({ taken, known, failed, later }, 'intake')
      await saveScan(db, lackingSince(lacking, await lastIncomplete(db), new Date()))
    } catch (error) {
      if (error instanceof Hangs) log.error('a check of the intake folder hung and was given up')
      throw error
    } finally {
      sayNews(log, intake.news.splice(0))
    }
  })
}

class Hangs extends Error {
  override name = 'IntakeHangs'
}

async function lookInTime(intake: Watched): Promise<ScanResult> {
  if (intake.hanging >= MOST_HANGING) throw new Hangs()
  const over = new AbortController()
  intake.hanging++
  const look = intake.look(over.signal).finally(() => intake.hanging--)
  const timers: NodeJS.Timeout[] = [setTimeout(() => over.abort(), ROUND_MS)]
  const hangs = new Promise<never>((_, reject) => {
    timers.push(setTimeout(() => reject(new Hangs()), 2 * ROUND_MS))
  })
  try {
    return await Promise.race([look, hangs])
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** File names contain names of people, so only their number is logged; the folder shows which. */
function sayNews(log: Dependencies['log'], news: readonly IntakeEvent[]): void {
  const count = (kind: IntakeEvent['what']) => news.filter(({ what }) => what === kind).length
  const [odd, stuck] = [count('odd'), count('stuck')]
  if (odd > 0) log.warn({ odd }, 'whatever is in the intake folder but is not part of a triplet stays there')
  if (stuck > 0) log.error({ stuck }, 'files in the intake folder cannot be moved to done or failed')
  for (const each of news)
    if (each.what === 'waiting')
      log.warn(
        { sample: idOf(each.sampleId), missing: each.missing },
        'a triplet in the intake folder has lacked a file for an hour',
      )
}

/** A word without a digit, or with a space, may be a person's name in place of a sample ID. */
const idOf = (sampleId: string) => (/^(?=.*\d)\S{1,40}$/.test(sampleId) ? sampleId : 'without a number')

function openIntake(deps: Dependencies): Watched {
  const { config, db, stopping } = deps
  const news: IntakeEvent[] = []
  const intake = intakeOf(config.intakeFolder, {
    take: takeWith(deps),
    tell: (each) => news.push(each),
    journal: databaseJournal(db),
    quietMs: QUIET_MS,
    stopping,
  })
  return { ...intake, news, hanging: 0 }
}

const takeWith =
  (deps: Dependencies): ImportTriplet =>
  async ({ files, ...named }) => {
    const read = z.safeParse(uploadBody, named)
    if (!read.success) throw new RefusedTriplet('The sample ID or client name in the file names is too long.')
    const folder = await deps.files.make()
    try {
      const kept = async ({ name, bytes }: { name: string; bytes: Buffer }, as: string) => {
        const place = path.join(folder, as)
        await writeFile(place, bytes)
        return { path: place, originalName: name }
      }
      const { isNew } = await importUpload(deps, { actorId: null, fields: ['intake'] }, read.data, folder, {
        html: await kept(files.html, 'html'),
        pdf: await kept(files.pdf, 'pdf'),
        csv: await kept(files.csv, 'csv'),
      })
      await touchScan(deps.db)
      return isNew ? 'taken' : 'known'
    } catch (error) {
      if (error instanceof Problem && error.status < 500) throw new RefusedTriplet(error.message)
      if (isDatabaseUnavailable(error)) throw error
      deps.log.error({ kind: (error as Error).name }, 'a triplet in the intake folder was not taken in')
      return 'later'
    } finally {
      await deps.files.remove(folder)
    }
  }
