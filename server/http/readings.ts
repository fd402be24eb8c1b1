import type { Endpoint } from '@shared/core/contract'
import { healthFields } from '@shared/core/health'
import type { ReadAction } from '@shared/domain/audit/audit'
import { byOf, type Machine } from '../access/actor'
import type { Scope } from '../access/scope'
import { DatabaseJson } from './database-json'

/** Audits that somebody read the health data of these rows; null means a whole list. */
export type RecordReading = (
  by: { actorId: number | null; fields?: string[] },
  action: ReadAction | 'own.read',
  subjects: readonly (number | null)[],
) => Promise<void>

type Served = {
  endpoint: Endpoint
  scope: Scope | undefined
  machine: Machine | undefined
  params: unknown
  record: RecordReading
}

/** Who reads somebody else's health data through the endpoint; undefined where nobody does. */
export function readerOf({ endpoint: { reads }, scope, machine }: Omit<Served, 'params' | 'record'>) {
  if (reads === undefined || reads === 'own.read') return undefined
  if (machine) return byOf({ machine })
  return scope && scope.reach !== 'own' ? byOf(scope) : undefined
}

/** Own readings are recorded before the answer, perhaps a stream; only clients have any. */
export async function recordOwnReading({ endpoint, scope, record }: Served): Promise<void> {
  if (endpoint.reads && scope?.reach === 'own' && scope.actor.clientId !== null)
    await record(byOf(scope), 'own.read', [scope.actor.id])
}

/** Records a reading of another's health data, with subjects from the path or the answer. */
export async function recordReading(served: Served, answer: unknown): Promise<void> {
  const { params, record } = served
  const { reads, reply } = served.endpoint
  const reader = readerOf(served)
  if (!reader || !reads || reads === 'own.read') return
  const subjects = reads.endsWith('.list') ? asList(reply, answer) : subjectsOf(reads, params, answer)
  if (subjects.length > 0) await record(reader, reads, subjects)
}

type Row = { id: number }

/** A list without any health field is not recorded. */
function asList(reply: Endpoint['reply'], answer: unknown): null[] {
  const fields = typeof reply === 'string' ? [] : healthFields(reply)
  const tells =
    answer instanceof DatabaseJson
      ? !answer.isEmpty && fields.some((field) => answer.names.includes(field))
      : (answer as Record<string, unknown>[]).some((row) => fields.some((field) => row[field] !== undefined))
  return tells ? [null] : []
}

/** The row in the path, or the client the answer names; an empty answer has no subject. */
function subjectsOf(reads: ReadAction, params: unknown, answer: unknown): number[] {
  if (answer === null) return []
  const { clientId, clientIds } = (answer ?? {}) as { clientId?: number; clientIds?: number[] }
  if (reads === 'client.read' && clientIds) return clientIds
  if (reads === 'client.read' && clientId !== undefined) return [clientId]
  const { id } = params as Partial<Row>
  if (id !== undefined) return [id]
  return [answer].flat().map((row) => (row as Row).id)
}
