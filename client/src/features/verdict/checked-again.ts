import { useApiQuery } from '@/api/use-api'

/** Texts for a client whose latest report, already read, is being checked again. */
export const checkedAgain = {
  title: 'Your report is being checked again',
  description:
    "We'll tell you when you can read it. Until then, answers and your avoid list use the earlier version.",
}

/** Whether the latest report is being checked again; a failed request counts as known. */
export function useCheckedAgain(enabled = true): { isKnown: boolean; isChecked: boolean } {
  const list = useApiQuery('GET /api/avoid-list', undefined, { enabled })
  return { isKnown: !list.isLoading || list.isFetched, isChecked: list.data?.checkedAgain ?? false }
}
