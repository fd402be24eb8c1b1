import type { Body, Reply } from '@shared/api'

export type ScanResult = Reply<'POST /api/analyze-food-label'>
export type Finding = ScanResult['userIntolerances'][number]
/** What of the list the photos did not show, for a text that was read from photos. */
export type Photo = NonNullable<Body<'POST /api/analyze-food-label'>['photo']>

/** A text that was checked, what the check said, and when. `isLocal`: without the portal, by the list kept here. */
export type Checked = { text: string; photo?: Photo; said: ScanResult; at: Date; isLocal: boolean }
