import type { Reply } from '@shared/api'

/** What a row says beside its kind and since when it waits. */
export type Said = Omit<Reply<'GET /api/worklist'>[number], 'kind' | 'since'>

/** Of a row that is about none of these. */
export const nothing = {
  ...{ reportId: null, userId: null, questionId: null, deletionId: null, sampleId: null },
  ...{ registrationId: null, addressChangeId: null, exportId: null, job: null },
}
