import { createHash } from 'node:crypto'
import { readLaboratoryBundle } from '@shared/domain/fhir/read-laboratory-bundle'
import { RefusedBundle } from '@shared/domain/fhir/received-bundle'
import type { Dependencies } from '../../dependencies'
import { Problem } from '../../http/problem'
import type { By } from '../audit/audit.public'
import type { ForgetExports } from '../reports/reports.public'
import { receiveReport } from './receive-report'

/** Takes the report in a FHIR R4 Bundle. Throws a Problem: 400 for a bundle that is not one. */
export function receiveBundle(deps: Dependencies, forgetExports: ForgetExports, by: By, bytes: Buffer) {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const { report, identifier = digest } = readBytes(bytes)
  return receiveReport(deps, forgetExports, by, report, { format: 'fhir', identifier, digest })
}

function readBytes(bytes: Buffer) {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem('invalid', 'The message is not valid JSON in UTF-8. Please check how it was written.')
  }
  try {
    return readLaboratoryBundle(json)
  } catch (error) {
    if (error instanceof RefusedBundle) throw new Problem('invalid', error.message)
    throw error
  }
}
