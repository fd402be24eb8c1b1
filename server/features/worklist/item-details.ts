import type { Reply } from '@shared/api'

/** The columns of a row besides its type and its time. */
export type ItemDetails = Omit<Reply<'GET /api/worklist'>[number], 'kind' | 'since'>

/** For rows that are about none of these. */
export const noDetails = {
  ...{ reportId: null, userId: null, questionId: null, deletionId: null, sampleId: null },
  ...{ registrationId: null, addressChangeId: null, exportId: null, job: null },
}
