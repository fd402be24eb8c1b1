import type { ReportsOfPlan } from '../../trial/trial.public'
import { loweredSince } from '../check/corrections'
import { bornByTests } from './counted-tests'
import { avoidanceReasonsOf, personFingerprints, personOf, raisedBy } from './client-avoidance'
import { reachesClient } from '../manage/report-rows'
import { practitionersSeeing, seeingFingerprint } from '../reports.queries'

export const reportsOfPlan: ReportsOfPlan = {
  reaches: reachesClient,
  seenBy: practitionersSeeing,
  personOf,
  raisedBy,
  loweredSince,
  bornByTests,
  avoidanceReasonsOf,
  fingerprints: (clientId) => [...personFingerprints(clientId), seeingFingerprint(clientId)],
}
