import { useApiQuery } from '@/api/use-api'

/** What a client is told whose latest report they have read, and that is being checked again. */
export const checkedAgain = {
  title: 'Your report is being checked again',
  description:
    'You are told when it can be read. Until then all answers and your list to avoid go by what it said before.',
}

/** Whether the latest report of the client who is signed in is being checked again; who has no network does not wait for it. */
export function useCheckedAgain(enabled = true): { isKnown: boolean; isChecked: boolean } {
  const list = useApiQuery('GET /api/avoid-list', undefined, { enabled })
  return { isKnown: !list.isLoading || list.failureCount > 0, isChecked: list.data?.checkedAgain ?? false }
}
