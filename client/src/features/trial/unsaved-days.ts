import { onUserGone } from '@/session/session'
import type { DiaryBody } from './plan-types'

/** A day as it is being entered: a symptom has no score until somebody sets one. */
export type DayValues = Required<Omit<DiaryBody, 'scores'>> & { scores: (number | null)[] }

/** A day that is not saved yet, and the version of the entry that it began from. */
type UnsavedDay = { values: DayValues; version: number }

// In the page's memory alone: nothing of it is written to the device.
const days = new Map<string, UnsavedDay>()
onUserGone(() => days.clear())

/** What was entered for a day and not saved, by a key of person, plan and day. */
export const unsavedDay = (key: string): UnsavedDay | undefined => days.get(key)

/** Keeps what was entered until it is saved, or its person is gone. */
export const keepUnsaved = (key: string, day: UnsavedDay): void => void days.set(key, day)

/** Forgets a day, once it is saved. */
export const dropUnsaved = (key: string): void => void days.delete(key)
