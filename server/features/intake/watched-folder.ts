import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/v4/core'
import { uploadBody } from '@shared/features/reports'
import { isDatabaseAway } from '../../database/away'
import { ifFree } from '../../database/locks'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import { takeIn } from '../reports/reports.public'
import { intakeOf, Refused, type Take } from './folder'

/** Less than the minute between two looks: what did not change from one to the next is written. */
const QUIET_MS = 5_000

type Intake = ReturnType<typeof intakeOf>
/** What each server has seen and said of its folder. */
const intakes = new WeakMap<Dependencies['config'], Intake>()

/** Takes in the complete triplets of the folder that the settings of the server name, as the portal itself. */
export async function takeInFolder(deps: Dependencies): Promise<void> {
  const { config, log, pool } = deps
  if (!config.intakeFolder) return
  const intake = intakes.get(config) ?? openIntake(deps)
  intakes.set(config, intake)
  await ifFree(pool, 'intake', async () => {
    const { taken, known, failed, later } = await intake.look()
    if (taken + known + failed + later > 0) log.info({ taken, known, failed, later }, 'intake')
  })
}

/** File names hold names of people: the log says how many, the folder which. */
function openIntake(deps: Dependencies): Intake {
  const { config, log, stopping } = deps
  const sentences = {
    odd: 'a file in the intake folder belongs to no triplet, and stays',
    waiting: 'a triplet in the intake folder has lacked a file for a day',
  }
  return intakeOf(config.intakeFolder, {
    take: takeWith(deps),
    tell: ({ what }) => {
      if (what === 'odd' || what === 'waiting') log.warn(sentences[what])
    },
    quietMs: QUIET_MS,
    stopping,
  })
}

const takeWith =
  (deps: Dependencies): Take =>
  async ({ files, ...named }) => {
    const read = z.safeParse(uploadBody, named)
    if (!read.success) throw new Refused('The sample ID or the name in the names of the files is too long.')
    const folder = await deps.files.make()
    try {
      const kept = async ({ name, bytes }: { name: string; bytes: Buffer }, as: string) => {
        const place = path.join(folder, as)
        await writeFile(place, bytes)
        return { path: place, originalName: name }
      }
      const { isNew } = await takeIn(deps, { actorId: null, fields: ['intake'] }, read.data, folder, {
        html: await kept(files.html, 'html'),
        pdf: await kept(files.pdf, 'pdf'),
        csv: await kept(files.csv, 'csv'),
      })
      return isNew ? 'taken' : 'known'
    } catch (error) {
      if (error instanceof Problem && error.status < 500) throw new Refused(error.message)
      if (isDatabaseAway(error)) throw error
      deps.log.error({ kind: (error as Error).name }, 'a triplet of the intake folder was not taken in')
      return 'later'
    } finally {
      await deps.files.remove(folder)
    }
  }
