import { randomUUID } from 'node:crypto'
import { senselessBirth } from '@shared/domain/text/date-sense'
import { utcDay } from '@shared/domain/text/dates'
import { hasEmail, placeholderEmailFor } from '@shared/domain/people/no-email'
import type { Warning } from '@shared/domain/results-csv/warning'
import type { BodyOf } from '@shared/core/contract'
import type { reports as contract } from '@shared/features/reports'
import type { Transaction } from '../../../database/connect'
import type { Dependencies } from '../../../dependencies'
import { Problem } from '../../../http/problem'
import type { By } from '../../audit/audit.public'
import {
  createClient,
  findAddressHolder,
  findClientHolder,
  findClientUser,
} from '../../clients/clients.public'
import { earlierReports, hasTwin, lockNewcomers, hasBelongedToClient } from '../upload/earlier-reports'
import { contradicts, decideLink, linkWarning, splitName, type Person } from './link-decision'

/** `madeAccount`: the account was created for this report. */
export type Owner = { clientId: number | null; madeAccount?: true; warning?: Warning }

/** `id` and `warnings`: of an existing report whose owner is decided anew. */
type Report = Person & { id?: number; warnings?: readonly Warning[]; sampleId: string; phone: string }
/** The actor is needed for the audit of a new account. */
type Deps = Pick<Dependencies, 'cipher'> & By

/**
 * Finds the owner by the address in the files. An address that nobody has or had makes a new client
 * account; an address in use is linked only where `decideLink` agrees. Without an address the
 * report stays unlinked: a name alone never decides.
 */
export async function ownerByFiles(
  tx: Transaction,
  deps: Deps,
  email: string,
  report: Report,
): Promise<Owner> {
  if (email === '') return { clientId: null }
  // Before the address, so that two reports of one person run one after the other.
  if (report.dateOfBirth) await lockNewcomers(tx, report.dateOfBirth)
  const holder = await findAddressHolder(tx, email)
  if (holder) {
    const decision = decideLink(report, holder, await earlierReports(tx, email, holder, report.id))
    return 'clientId' in decision ? decision : { clientId: null, ...decision }
  }
  if (await hasTwin(tx, report)) return { clientId: null, warning: linkWarning('second-address') }
  if (await hasBelongedToClient(tx, email)) {
    // Includes an account created in the meantime.
    return (await findAddressHolder(tx, email))
      ? ownerByFiles(tx, deps, email, report)
      : { clientId: null, warning: linkWarning('former-address') }
  }
  const made = await createClient(tx, deps, newClient(email, report))
  // Somebody took the address in the meantime, so it is judged like any other holder.
  return made ? { clientId: made.clientId, madeAccount: true } : ownerByFiles(tx, deps, email, report)
}

/**
 * The owner that an admin chose: this client, nobody, the client of this address (created when
 * nobody has it), or a new one without an address. A new client who has a twin is refused unless
 * the admin says they differ. Throws a Problem: 400, or 409 where the address cannot be used.
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
  // A person who registers may type anybody's address; an admin means the true owner.
  if (holder?.clientId && !holder.emailConfirmed)
    throw new Problem(
      'conflict',
      "This email belongs to a client who hasn't confirmed it. Confirm it in the client directory, or choose the client.",
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
    (await createClient(tx, deps, newClient(placeholderEmailFor(sampleId), report))) ??
    (await createClient(tx, deps, newClient(placeholderEmailFor(sampleId, randomUUID().slice(0, 8)), report)))
  if (!made) throw new Error('the address that stands in is taken')
  return { clientId: made.clientId, madeAccount: true }
}

/**
 * The owner after files were replaced or read again. A linked report stays with its client, with a
 * warning when the files name somebody else; an unlinked one is decided anew by the files.
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
  if (!isAnotherEmail && !(await namesAnotherPerson(tx, clientId, report))) return { clientId }
  const message =
    "The email, date of birth or gender in the files doesn't match the linked client. Please check whose report it is."
  return { clientId, warning: { line: null, code: OWNER_DIFFERS, message } }
}

const OWNER_DIFFERS = 'owner-differs'
const TAKEN: Warning = {
  line: null,
  code: 'owner-taken',
  message: 'The report was unlinked from its client. Please choose whose report it is.',
}

/** Marks that an admin removed the client, so that only an admin links it again. */
export const takenWarning = (warnings: readonly Warning[]): Warning[] => [
  ...warnings.filter(({ code }) => code !== TAKEN.code),
  TAKEN,
]

/** Warns where a report's date of birth or gender contradicts its client's. */
export async function ownerDiffers(tx: Transaction, clientId: number, report: Report): Promise<Warning[]> {
  if (!(await namesAnotherPerson(tx, clientId, report))) return []
  const message =
    "The date of birth or gender in the report doesn't match the linked client. Please check whose report it is."
  return [{ line: null, code: OWNER_DIFFERS, message }]
}

async function namesAnotherPerson(tx: Transaction, clientId: number, report: Report): Promise<boolean> {
  const holder = await findClientHolder(tx, clientId)
  if (!holder) return false
  const { own } = await earlierReports(tx, '', { clientId }, report.id)
  return contradicts(report, holder, own)
}

/** Leaves out an impossible birth date, so that the first sign-in asks the client for it. */
const newClient = (email: string, { clientName, dateOfBirth, gender, phone }: Report) => ({
  email,
  ...splitName(clientName),
  dateOfBirth: senselessBirth(dateOfBirth, utcDay(new Date())) ? null : dateOfBirth,
  gender,
  phone,
})
