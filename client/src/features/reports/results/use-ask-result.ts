import { useCallback } from 'react'
import { useAsk } from '@/features/verdict/verdict.public'
import type { Report, TestedFoods } from './report-types'
import { testDayOf } from '@shared/domain/reports/test-day'

/** Opens the verdict on one of the report's foods with its result. */
export function useAskResult({ clientId, scale, ...report }: Report, own: boolean): TestedFoods['onOpen'] {
  const ask = useAsk()
  const { day = null } = testDayOf(report)
  return useCallback(
    ({ food, value, text, level }) =>
      ask({ q: food, ...(!own && { clientId }), found: { value, text, level, scale, day } }),
    [ask, own, clientId, scale, day],
  )
}
