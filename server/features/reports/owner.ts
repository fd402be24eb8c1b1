import { randomUUID } from 'node:crypto'
import { senselessBirth } from '@shared/domain/date-sense'
import { utcDay } from '@shared/domain/dates'
import { hasEmail, standInFor } from '@shared/domain/no-email'
import type { Warning } from '@shared/domain/results-csv/warning'
import type { BodyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Transaction } from '../../database/connect'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { By } from '../audit/audit.public'
import { createClient, findAddressHolder, findClientHolder, findClientUser } from '../clients/clients.public'
import { earlierReports, hasTwin, holdNewcomers, wasSomebodys } from './earlier-reports'
import { contradicts, decideLink, linkWarning, splitName, type Person } from './link-decision'

/** `madeAccount`: the client had none before. */
export type Owner = { clientId: number | null; madeAccount?: true; warning?: Warning }

/** `id` and `warnings`: of one whose owner is decided anew. */
type Report = Person & { id?: number; warnings?: readonly Warning[]; sampleId: string; phone: string }
/** With whoever's act it is: an account that is made by it is in the audit. */
type Deps = Pick<Dependencies, 'sealer'> & By

/**
 * Whose report it is by the address in the files. Nobody has it or had it: a new client account. Somebody has it: theirs
 * only where `decideLink` says so. No address: nobody's, never by name.
 */
export async function ownerByFiles(
  tx: Transaction,
  deps: Deps,
  email: string,
  report: Report,
): Promise<Owner> {
  if (email === '') return { clientId: null }
  // Before the address, so that two of one person under two addresses come one after the other.
  if (report.dateOfBirth) await holdNewcomers(tx, report.dateOfBirth)
  const holder = await findAddressHolder(tx, email)
  if (holder) {
    const decision = decideLink(report, holder, await earlierReports(tx, email, holder, report.id))
    return 'clientId' in decision ? decision : { clientId: null, ...decision }
  }
  if (await hasTwin(tx, report)) return { clientId: null, warning: linkWarning('second-address') }
  if (await wasSomebodys(tx, email)) {
    // Of somebody who has taken it in the meantime, too.
    return (await findAddressHolder(tx, email))
      ? ownerByFiles(tx, deps, email, report)
      : { clientId: null, warning: linkWarning('former-address') }
  }
  const made = await createClient(tx, deps, newClient(email, report))
  // Somebody took the address in the meantime: judged like any other holder.
  return made ? { clientId: made.clientId, madeAccount: true } : ownerByFiles(tx, deps, email, report)
}

/**
 * Whose report it is by an admin's word: this client, nobody's, the client of this address, made when nobody has it, or a
 * new one who has no address; `twin` where a new one would be a second one of somebody, unless that is said to be another.
 * Throws a Problem: 400, or 409 where the address is not theirs to have.
 */
export async function ownerByAdmin(
  tx: Transaction,
  deps: Deps,
  choice: BodyOf<(typeof contract)['PUT /api/reports/:id/client']>,
  report: Report,
): Promise<Owner | 'twin'> {
  if ('withoutEmail' in choice) {
    return !choice.another && (await hasTwin(tx, report)) ? 'twin' : ownerWithoutEmail(tx, deps, report)
  }
  if ('clientId' in choice) {
    if (choice.clientId !== null && !(await findClientUser(tx, choice.clientId)))
      throw new Problem('invalid', 'This client does not exist any more.', {
        fields: { clientId: 'does not exist' },
      })
    return choice
  }
  const holder = await findAddressHolder(tx, choice.email)
  // Whoever registers or changes an address on their own may have typed anybody's: an admin's word means the true owner.
  if (holder?.clientId && !holder.emailConfirmed)
    throw new Problem(
      'conflict',
      'This address belongs to a client who entered it without confirmation. Confirm the address in the client directory, or choose the client.',
      { fields: { email: 'is not confirmed' } },
    )
  if (holder?.clientId) return { clientId: holder.clientId }
  if (holder)
    throw new Problem('conflict', 'This email address belongs to a member of staff. Please choose another.', {
      fields: { email: 'belongs to a member of staff' },
    })
  if (!choice.another && (await hasTwin(tx, report))) return 'twin'
  const made = await createClient(tx, deps, newClient(choice.email, report))
  return made ? { clientId: made.clientId, madeAccount: true } : ownerByAdmin(tx, deps, choice, report)
}

async function ownerWithoutEmail(tx: Transaction, deps: Deps, report: Report): Promise<Owner> {
  const { sampleId } = report
  const made =
    (await createClient(tx, deps, newClient(standInFor(sampleId), report))) ??
    (await createClient(tx, deps, newClient(standInFor(sampleId, randomUUID().slice(0, 8)), report)))
  if (!made) throw new Error('the address that stands in is taken')
  return { clientId: made.clientId, madeAccount: true }
}

/**
 * Whose report it is after its files were replaced or read again. A linked one stays with its client, with a warning when
 * the files speak of somebody else; one that is nobody's is decided anew by the files.
 */
export async function ownerAfterReplacing(
  tx: Transaction,
  deps: Deps,
  clientId: number | null,
  email: string,
  report: Report,
): Promise<Owner> {
  if (report.warnings?.some(({ code }) => code === TAKEN.code)) return { clientId, warning: TAKEN }
  if (clientId === null) return ownerByFiles(tx, deps, email, report)
  const holder = await findClientHolder(tx, clientId)
  const isAnotherEmail =
    holder && email !== '' && hasEmail(holder.email) && email !== holder.email.toLowerCase()
  if (!isAnotherEmail && !(await speaksOfAnother(tx, clientId, report))) return { clientId }
  const message =
    'The files name another email, date of birth or gender than the client has whom the report is linked to. Please check whose report it is.'
  return { clientId, warning: { line: null, code: OWNER_DIFFERS, message } }
}

const OWNER_DIFFERS = 'owner-differs'
const TAKEN: Warning = {
  line: null,
  code: 'owner-taken',
  message: 'The report was taken from its client. Please choose whose report it is.',
}

/** That an admin has taken the report from its client: until one says whose it is, it stays nobody's, whatever its files say. */
export const takenWarning = (warnings: readonly Warning[]): Warning[] => [
  ...warnings.filter(({ code }) => code !== TAKEN.code),
  TAKEN,
]

/** That a report gives another date of birth or gender than its client has; nothing where it agrees. */
export async function ownerDiffers(tx: Transaction, clientId: number, report: Report): Promise<Warning[]> {
  if (!(await speaksOfAnother(tx, clientId, report))) return []
  const message =
    'The report gives another date of birth or gender than the client has whom it is linked to. Please check whose report it is.'
  return [{ line: null, code: OWNER_DIFFERS, message }]
}

async function speaksOfAnother(tx: Transaction, clientId: number, report: Report): Promise<boolean> {
  const holder = await findClientHolder(tx, clientId)
  if (!holder) return false
  const { own } = await earlierReports(tx, '', { clientId }, report.id)
  return contradicts(report, holder, own)
}

/** A record begins without a date of birth that cannot be right: its client would be asked for it at the first sign-in. */
const newClient = (email: string, { clientName, dateOfBirth, gender, phone }: Report) => ({
  email,
  ...splitName(clientName),
  dateOfBirth: senselessBirth(dateOfBirth, utcDay(new Date())) ? null : dateOfBirth,
  gender,
  phone,
})
