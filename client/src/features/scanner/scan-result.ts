import type { Body, Reply } from '@shared/api'

export type ScanResult = Reply<'POST /api/analyze-food-label'>
export type Finding = ScanResult['userIntolerances'][number]
/** The parts of the list the photos did not show. */
export type Photo = NonNullable<Body<'POST /api/analyze-food-label'>['photo']>

/** A checked text with its result and time. `isLocal`: checked offline by the stored list. */
export type Checked = { text: string; photo?: Photo; said: ScanResult; at: Date; isLocal: boolean }
