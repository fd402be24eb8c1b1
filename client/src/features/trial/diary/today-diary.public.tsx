import { lazy, Suspense, useEffect } from 'react'
import { prepare } from '@/ui/load-dialog'
import type { TodayDiaryProps } from './today-diary'

const load = () => import('./today-diary')
const Diary = lazy(load)

/** The heights in rem of the card without its scales, of one scale, and of one further question. */
const FRAME = 7
const SCALE = 3.5
const QUESTION = 3.25
/** The row that says what is missing, left out of an untouched day without links. */
const ROW = 2

/**
 * "How was today?": the plan's scales and questions, saved on touch. Nothing when today cannot be
 * filled in. Its code loads lazily; the room is kept meanwhile.
 */
export function TodayDiary(props: TodayDiaryProps) {
  const { trial, today, challenge } = props.plan
  useEffect(() => prepare(load), [])
  if (today.window?.to !== today.date) return null
  const hasPortion = challenge?.days.some(({ day, portion }) => day === today.date && portion !== null)
  const questions = (trial.withoutOn === null ? 0 : 1) + (hasPortion ? 1 : 0)
  const row = today.diary === null && !props.withMore ? ROW : 0
  const height = FRAME - row + SCALE * trial.symptoms.length + QUESTION * questions
  return (
    <Suspense fallback={<div style={{ minHeight: `${height}rem` }} />}>
      <Diary key={`${trial.id}/${today.date}`} {...props} />
    </Suspense>
  )
}
