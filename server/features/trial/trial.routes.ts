import type { Query } from '@shared/api'
import { trial as contract } from '@shared/features/trial'
import type { Actor } from '../../access/actor'
import type { Scope } from '../../access/scope'
import type { Dependencies } from '../../dependencies'
import type { Handlers } from '../../http/mount'
import { paged } from '../../http/paging'
import { etagOf } from '../../http/preconditions'
import { notFound } from '../../http/problem'
import { act } from './act'
import { calendarOf } from './calendar'
import { clientOfChallenge, judge, startChallenge, stopChallenge } from './challenge'
import { readDiary, writeDay } from './diary'
import { proposal } from './foods'
import { answerGate, currentAnswers, clearGate } from './gate-answers'
import { nowIn } from './now-in'
import { clientOfOutcome, confirmOutcome, listOutcomes, reachesClient, recordOutcome } from './outcomes'
import { type PlanContext, newestPlan, type ReportsOfPlan } from './plan'
import { type PlanReply, readPlan } from './present'
import { reportReaction } from './reaction'
import { proposePlan, refuseIfPlansOff, startPlan } from './start'

export { contract }

type Requester = { actor: Actor; scope: Scope }
type OfClient = Requester & { params: { id: number } }

export const handlers = (deps: Dependencies, reports: ReportsOfPlan): Handlers<typeof contract> => {
  const { db } = deps

  /** The current day in the client's zone. */
  const deedFor = async (actor: Actor, clientId: number): Promise<PlanContext> => {
    const plan = await newestPlan(db, clientId)
    return { actor, clientId, today: nowIn(plan?.zone ?? 'UTC').day }
  }
  const own = ({ actor }: Requester) => deedFor(actor, actor.clientId ?? 0)
  /** Throws a 404 Problem out of reach. */
  const reached = async ({ scope, params }: OfClient): Promise<number> => {
    if (!(await reachesClient(db, reports, scope, params.id))) throw notFound('The client')
    return params.id
  }
  const ofClient = async (call: OfClient) => deedFor(call.actor, await reached(call))
  /** Throws a 404 Problem out of reach. */
  const ofChallenge = async ({ actor, scope, params }: OfClient) => {
    const clientId = await clientOfChallenge(db, reports, scope, params.id)
    return { ...(await deedFor(actor, clientId)), challengeId: params.id }
  }
  /** Throws a 404 Problem out of reach. */
  const ofOutcome = async ({ actor, scope, params }: OfClient) => {
    const clientId = await clientOfOutcome(db, reports, scope, params.id)
    return { ...(await deedFor(actor, clientId)), outcomeId: params.id }
  }

  const readProposal = async (context: PlanContext, body: Parameters<typeof proposal>[3]) => {
    await refuseIfPlansOff(db)
    return proposal(db, reports, context, body)
  }
  const readOutcomes = (
    call: Answering & { query: Query<'GET /api/outcomes'> },
    path: string,
    clientId: number,
  ) => paged(call, path, listOutcomes(db, reports, clientId, call.query))

  return {
    'GET /api/trial': async (call) => {
      const { actor } = call
      return withTag(call, await readPlan(db, reports, { actor, clientId: actor.clientId ?? 0 }))
    },
    'POST /api/trial/proposal': async (call) => readProposal(await own(call), call.body),
    'POST /api/trial': async (call) => {
      const { actor, body } = call
      const context = { actor, clientId: actor.clientId ?? 0, today: nowIn(body.zone).day }
      return withTag(call, await startPlan(deps, reports, context, body))
    },
    'PATCH /api/trial': async (call) => {
      const context = { ...(await own(call)), ifMatch: call.header('If-Match') }
      return withTag(call, await act(deps, reports, context, call.body))
    },
    'GET /api/trial/gate': async (call) => {
      const { clientId, today } = await own(call)
      const { zone } = call.query
      return currentAnswers(db, clientId, zone ? nowIn(zone).day : today)
    },
    'POST /api/trial/gate': async ({ actor, body }) => {
      const context = { actor, clientId: actor.clientId ?? 0, today: nowIn(body.zone).day }
      return answerGate(deps, context, body.gate)
    },
    'GET /api/trial/calendar': async (call) => {
      const { actor } = call
      const clientId = actor.clientId ?? 0
      const plan = await readPlan(db, reports, { actor, clientId })
      const row = await newestPlan(db, clientId)
      if (!row || !plan) throw notFound('The plan')
      const { date: today } = plan.today
      const left = plan.foods.filter(({ state }) => state !== 'done').length
      const home = deps.config.publicUrl
      return {
        content: { bytes: Buffer.from(calendarOf(row, { today, left, home })) },
        contentType: 'text/calendar; charset=utf-8',
        disposition: 'attachment',
        name: 'pearwell.ics',
      }
    },
    'GET /api/diary': ({ actor, query }) => readDiary(db, actor, actor.clientId ?? 0, query),
    'PUT /api/diary/:day': async (call) => {
      const context = { ...(await own(call)), day: call.params.day, ifMatch: call.header('If-Match') }
      const written = await writeDay(deps, reports, context, call.body)
      call.setHeader('ETag', etagOf(written))
      return written
    },
    'POST /api/trial/foods/:id/challenge': async (call) => {
      const context = { ...(await own(call)), foodId: call.params.id }
      return withTag(call, await startChallenge(deps, reports, context))
    },
    'POST /api/challenges/:id/stop': async (call) =>
      stopChallenge(deps, reports, await ofChallenge(call), call.body),
    'POST /api/challenges/:id/judge': async (call) =>
      judge(deps, reports, await ofChallenge(call), call.body),
    'POST /api/trial/immediate-reaction': async (call) =>
      reportReaction(deps, reports, await own(call), call.body),
    'GET /api/outcomes': (call) => readOutcomes(call, '/api/outcomes', call.actor.clientId ?? 0),
    'PUT /api/outcomes/:id/confirm': async (call) =>
      confirmOutcome(deps, reports, await ofOutcome(call), call.body.goOn),
    'GET /api/clients/:id/trial': async (call) => {
      const clientId = await reached(call)
      return withTag(call, await readPlan(db, reports, { actor: call.actor, clientId }))
    },
    'POST /api/clients/:id/trial/proposal': async (call) => readProposal(await ofClient(call), call.body),
    'POST /api/clients/:id/trial': async (call) =>
      withTag(call, await proposePlan(deps, reports, await ofClient(call), call.body)),
    'PATCH /api/clients/:id/trial': async (call) => {
      const context = { ...(await ofClient(call)), ifMatch: call.header('If-Match') }
      return withTag(call, await act(deps, reports, context, call.body))
    },
    'GET /api/clients/:id/trial/gate': async (call) => {
      const { clientId, today } = await ofClient(call)
      return currentAnswers(db, clientId, today)
    },
    'POST /api/clients/:id/trial/gate/lift': async (call) =>
      clearGate(deps, await ofClient(call), call.body.reason),
    'GET /api/clients/:id/diary': async (call) => {
      return readDiary(db, call.actor, await reached(call), call.query)
    },
    'GET /api/clients/:id/outcomes': async (call) => {
      const clientId = await reached(call)
      return readOutcomes(call, `/api/clients/${clientId}/outcomes`, clientId)
    },
    'POST /api/clients/:id/outcomes': async (call) =>
      recordOutcome(deps, reports, await ofClient(call), call.body),
  }
}

type Answering = { setHeader(name: string, value: string): void }

/** Sets the plan's version as ETag; without a plan there is none. */
function withTag(call: Answering, plan: PlanReply | null): PlanReply | null {
  if (plan) call.setHeader('ETag', etagOf(plan.trial))
  return plan
}
