import { onUserGone } from '@/session/session'
import type { DiaryBody } from '../plan/plan-types'

/** A day being entered: a symptom has no score until one is set. */
export type DayValues = Required<Omit<DiaryBody, 'scores'>> & { scores: (number | null)[] }

/** An unsaved day and the entry's version it started from. */
type UnsavedDay = { values: DayValues; version: number }

// In memory only: health data is never stored on the device.
const days = new Map<string, UnsavedDay>()
onUserGone(() => days.clear())

/** The unsaved values for a key of person, plan and day. */
export const unsavedDay = (key: string): UnsavedDay | undefined => days.get(key)

/** Keeps the values until they are saved or the user signs out. */
export const saveUnsaved = (key: string, day: UnsavedDay): void => void days.set(key, day)

export const dropUnsaved = (key: string): void => void days.delete(key)
