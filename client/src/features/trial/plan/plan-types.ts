import type { Body, Reply } from '@shared/api'

export type Plan = NonNullable<Reply<'GET /api/trial'>>
export type PlanFood = Plan['foods'][number]
export type Challenge = PlanFood['challenges'][number]
/** An answer to the gate that still counts. */
export type EarlierAnswer = Reply<'GET /api/trial/gate'>[number]
export type Outcome = Reply<'GET /api/outcomes'>[number]
export type DiaryDay = Reply<'GET /api/diary'>[number]
export type DiaryBody = Body<'PUT /api/diary/:day'>
