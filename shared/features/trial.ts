import * as z from 'zod/mini'
import { defineContract } from '../core/contract'
import { health } from '../core/health'
import { day, id, paging, text } from '../core/schemas'
import { distinctNames } from '../domain/text/name-list'
import {
  challengeStates,
  closedReasons,
  decisions,
  factors,
  gateCodes,
  habits,
  outcomeBases,
  outcomeKinds,
  reactionSigns,
  suggestions,
  trialFoodStates,
  trialStates,
} from '../domain/trial/trial'

const foodName = text(200).check(z.minLength(1, 'must not be empty'))
const foodNames = (most: number) =>
  z.array(foodName).check(z.maxLength(most, `must be at most ${most} foods`))
const someFoods = (most: number) => foodNames(most).check(z.minLength(1, 'Please choose a food'))

/** An hour as `HH:MM`. */
const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as 20:00'))

const isZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
/** A time zone by its IANA name. */
const zone = text(64).check(z.refine(isZone, 'must be a time zone such as Europe/London'))

const practitionerIds = z.array(id).check(z.maxLength(50, 'must be at most 50'))

const score = z
  .int('must be a whole number from 0 to 10')
  .check(z.minimum(0, 'must be 0 to 10'), z.maximum(10, 'must be 0 to 10'))

const areDistinct = (names: readonly string[]) => distinctNames(names).length === names.length

/** Why it cannot be done now, and from which day it can; null where there is none. */
const refusal = z.object({ reason: z.string(), on: z.nullable(day) })

export const diaryBody = z.object({
  /** One for each symptom of the plan, in its order. */
  scores: z.array(score).check(z.minLength(1, 'must not be empty'), z.maxLength(3, 'must be at most 3')),
  /** Whether the plan was kept to; null or absent when not answered. */
  kept: z.optional(z.nullable(z.boolean())),
  /** Whether the day's portion of a challenge was eaten. */
  portion: z.optional(z.nullable(z.boolean())),
  /** The foods that were eaten against the plan. */
  slips: z.optional(foodNames(10)),
  factors: z.optional(z.array(z.enum(factors)).check(z.maxLength(factors.length, 'names one twice'))),
  note: z.optional(text(500)),
})

export const diaryDay = z.object({
  day,
  /** The plan whose symptoms the scores belong to. */
  trialId: z.int(),
  scores: z.array(z.int()),
  kept: z.nullable(z.boolean()),
  portion: z.nullable(z.boolean()),
  slips: z.array(z.string()),
  factors: z.array(z.enum(factors)),
  note: z.string(),
  version: z.int(),
})

/** `mean` and `spread` are of the days before; `change` is the worst days against them. */
const judged = z.object({
  suggested: z.enum(suggestions),
  mean: z.nullable(z.number()),
  spread: z.nullable(z.number()),
  change: z.nullable(z.number()),
  why: z.nullable(z.enum(['slip', 'factor', 'few'])),
})

const challenge = z.object({
  id: z.int(),
  foodId: z.int(),
  attempt: z.int(),
  startedOn: day,
  endedOn: z.nullable(day),
  state: z.enum(challengeStates),
  /** Six days, more after a missed portion; `portion` 0, 1, 2: a quarter, a half, the whole. */
  days: z.array(
    z.object({
      day,
      planDay: z.int(),
      portion: z.nullable(z.int()),
      missed: z.boolean(),
      noted: z.boolean(),
    }),
  ),
  endsOn: day,
  judged,
  decisions: z.array(z.enum(decisions)),
  decided: z.nullable(z.enum(decisions)),
  note: z.string(),
})

/** The form and the amount of a food in its challenge. */
const portions = z.object({
  form: z.string(),
  amounts: z.array(z.string()).check(z.length(3)),
  vessel: z.enum(['cup', 'plate', 'spoon', 'piece']),
})

export const outcome = z.object({
  id: z.int(),
  foods: z.array(z.string()),
  outcome: z.enum(outcomeKinds),
  amount: z.string(),
  since: day,
  basis: z.enum(outcomeBases),
  /** Whether a newer test has raised it, so that it is avoided until the client decides again. */
  asks: z.boolean(),
  /** Whether its food is avoided despite the outcome, for what it contains or by choice. */
  held: z.boolean(),
})

const trialFood = z.object({
  id: z.int(),
  foods: z.array(z.string()),
  /** What can be bought in its place; empty when unknown. */
  replacement: z.string(),
  state: z.enum(trialFoodStates),
  portions,
  challenges: z.array(challenge),
  outcome: z.nullable(outcome),
  /** Why it is avoided regardless of any outcome: an allergy, or not to be tried at home. */
  barred: z.nullable(z.enum(['allergy', 'clinic-only'])),
  /** Why its challenge cannot start today; null where it can. */
  refusal: z.nullable(refusal),
  /** Of an open outcome: the first and the last day for the next challenge. */
  repeat: z.nullable(z.object({ from: day, to: z.nullable(day) })),
  /** Whether the newest test still raises one of its foods. */
  elevated: z.boolean(),
  /** Whether a later correction lowered it, and no other test raises
   * it. */
  corrected: z.boolean(),
})

const level = z.object({
  before: z.nullable(z.number()),
  now: z.nullable(z.number()),
  /** The level that has to be reached; null while there is no baseline. */
  mark: z.nullable(z.number()),
})

export const plan = z.object({
  trial: z.object({
    id: z.int(),
    state: z.enum(trialStates),
    closedReason: z.nullable(z.enum(closedReasons)),
    /** Who created it; the client has not answered a practitioner's proposal. */
    proposedBy: z.enum(['client', 'practitioner']),
    symptoms: z.array(z.string()),
    gate: z.array(z.enum(gateCodes)),
    /** Why a practitioner overrode the gate; null without an override. */
    gateReason: z.nullable(z.string()),
    startedOn: z.nullable(day),
    phaseOn: z.nullable(day),
    withoutOn: z.nullable(day),
    reintroductionOn: z.nullable(day),
    closedOn: z.nullable(day),
    pausedOn: z.nullable(day),
    pausedDays: z.int(),
    /** The first day after the last pause; null without one. */
    resumedOn: z.nullable(day),
    haltedOn: z.nullable(day),
    zone: z.string(),
    remindAt: z.nullable(z.string()),
    /** Whether a practitioner of the client sees it. */
    shared: z.boolean(),
    /** The client's practitioners, by name; a practitioner gets only themselves. */
    practitioners: z.array(z.object({ id: z.int(), name: z.string(), sees: z.boolean() })),
    /** Whether the client is to be asked about sharing again, as an assignment has ended it. */
    asksToShare: z.boolean(),
    maxFoods: z.int(),
    version: z.int(),
  }),
  foods: z.array(trialFood),
  /** The running one, or one that has ended and needs a decision. */
  challenge: z.nullable(challenge),
  today: z.object({
    date: day,
    phase: z.enum(trialStates),
    /** The day of the phase, from 1, and its length in days; null for a phase of open length. */
    day: z.int(),
    of: z.nullable(z.int()),
    next: z.nullable(
      z.object({ what: z.enum(['advance', 'challenge', 'judge', 'resume', 'close']), on: day }),
    ),
    diary: z.nullable(diaryDay),
    /** The days whose diary can be filled in. */
    window: z.nullable(z.object({ from: day, to: day })),
    /** The mean of all symptoms, and each symptom alone, in the plan's order. */
    level,
    levels: z.array(level),
    /** The result of the elimination, from its 28th day. */
    without: z.nullable(z.enum(['improved', 'not-improved', 'too-few'])),
    /** Why each cannot be done today; null where it can. */
    refusals: z.object({
      advance: z.nullable(refusal),
      pause: z.nullable(refusal),
      resume: z.nullable(refusal),
      close: z.nullable(refusal),
    }),
  }),
})

const planReply = health(z.nullable(plan))

/** Answers to the gate still valid: the day of each, and when it is asked again. */
const heldAnswers = health(z.array(z.object({ code: z.enum(gateCodes), saidOn: day, againOn: day })))

const saidApplies = z.array(z.enum(gateCodes)).check(z.maxLength(gateCodes.length, 'names one twice'))

export const startBody = z.object({
  foods: someFoods(8),
  symptoms: z
    .array(text(60).check(z.minLength(1, 'must not be empty')))
    .check(
      z.minLength(1, 'Please choose a symptom'),
      z.maxLength(3, 'must be at most 3'),
      z.refine(areDistinct, 'names one twice'),
    ),
  /** The questions of the gate that apply. */
  gate: saidApplies,
  zone,
  /** No reminder is sent without it. */
  remindAt: z.optional(z.nullable(hour)),
  shared: z.optional(z.boolean()),
  /** With `shared`: the client's practitioners it is shared with; absent, all of them. */
  practitionerIds: z.optional(practitionerIds),
  /** The foods that were not eaten for more than four weeks already. */
  leftOut: z.optional(foodNames(8)),
})

const proposeBody = z.object({
  foods: someFoods(8),
  /** Why there are more than five foods. */
  reason: z.optional(text(500)),
})

export const trialActions = [
  'advance',
  'pause',
  'resume',
  'close',
  'share',
  'unshare',
  'remind',
  'tell',
  'clear',
  'open',
  'foods',
] as const

const actBody = z.object({
  action: z.enum(trialActions),
  /** Why a practitioner overrides the gate or raises the number of foods. */
  reason: z.optional(text(500)),
  /** With `share` and `tell`: the client's practitioners that are meant; absent, all of them. */
  practitionerIds: z.optional(practitionerIds),
  /** When closing: that the foods are eaten again, as avoiding them changed little. */
  eatAgain: z.optional(z.boolean()),
  /** With `remind`: the hour; null for never. */
  remindAt: z.optional(z.nullable(hour)),
  /** With `foods`: the plan's foods from now on. */
  foods: z.optional(someFoods(8)),
  /** When changing foods before the start: the first day of the phase. */
  phaseOn: z.optional(day),
})

const proposal = z.array(
  z.object({
    foods: z.array(z.string()),
    /** The keys of the catalogue's foods, for a picture. */
    keys: z.array(z.string()),
    level: z.enum(['high', 'moderate']),
    habit: z.nullable(z.enum(habits)),
    replacement: z.string(),
    /** Whether it is one of the proposed foods. */
    proposed: z.boolean(),
    /** Why it cannot be chosen; null where it can. */
    refused: z.nullable(z.enum(['allergy', 'clinic-only', 'gluten'])),
  }),
)

const eats = z.object({
  /** How often each food is eaten, by its name on the report. */
  eats: z.optional(z.record(z.string().check(z.maxLength(200)), z.enum(habits))),
  /** Whether coeliac disease has not been ruled out. */
  coeliac: z.optional(z.boolean()),
})

const period = z.object({ from: z.optional(day), to: z.optional(day) })
const diary = health(z.array(diaryDay))

const judgeBody = z.object({
  decided: z.enum(decisions),
  /** With `limited`: how much, and how often. */
  amount: z.optional(text(120)),
  note: z.optional(text(500)),
})

const outcomeBody = z.object({
  foods: someFoods(10),
  outcome: z.enum(outcomeKinds),
  amount: z.optional(text(120)),
})

const kept = health(
  z.object({
    /** The client's id; the id in the path is another row's. */
    clientId: z.int(),
    outcome: z.nullable(outcome),
  }),
)

export const trial = defineContract({
  'GET /api/trial': {
    summary: "The client's plan as it stands today, or the last one; null where there was none.",
    reply: planReply,
    reads: 'own.read',
  },
  'POST /api/trial/proposal': {
    summary:
      'Foods a plan can include, ranked by how often they are eaten. Foods that always come together are grouped.',
    body: eats,
    reply: health(proposal),
    reads: 'own.read',
    errors: ['conflict'],
  },
  'POST /api/trial': {
    summary:
      'Starts a plan: in its baseline, or waiting for the practitioner where the gate asks for one. It also accepts what a practitioner has proposed.',
    body: startBody,
    reply: planReply,
    reads: 'own.read',
    status: 201,
    errors: ['conflict'],
  },
  'PATCH /api/trial': {
    summary:
      'Updates the plan: next phase, pause, resume, close, share, notify, remind, or continue after an immediate reaction.',
    body: actBody,
    reply: planReply,
    reads: 'own.read',
    errors: ['conflict', 'not-found', 'stale'],
  },
  'GET /api/trial/gate': {
    summary: "The client's current screening answers, valid for 30 days unless lifted.",
    query: z.object({ zone: z.optional(zone) }),
    reply: heldAnswers,
    reads: 'own.read',
  },
  'POST /api/trial/gate': {
    summary: "Saves screening answers that don't allow a plan. Returns the current answers.",
    body: z.object({
      /** The questions of the gate that apply. */
      gate: saidApplies,
      zone,
    }),
    reply: heldAnswers,
    reads: 'own.read',
  },
  'GET /api/trial/calendar': {
    summary: "The plan's dates and reminder as a calendar (.ics), with no health details.",
    reply: 'file',
    errors: ['not-found'],
  },
  'GET /api/diary': {
    summary: "The client's diary, oldest first; the newest plan's if no period is given. At most 400 days.",
    query: period,
    reply: diary,
    reads: 'own.read',
  },
  'PUT /api/diary/:day': {
    summary: "Saves one day's diary entry, for today or one of the three days before it.",
    params: z.object({ day }),
    body: diaryBody,
    reply: health(
      z.extend(diaryDay, {
        /** Whether the note describes an emergency. */
        emergency: z.boolean(),
      }),
    ),
    reads: 'own.read',
    errors: ['conflict', 'stale'],
  },
  'POST /api/trial/foods/:id/challenge': {
    summary: 'Begins to bring a food back.',
    reply: planReply,
    reads: 'own.read',
    status: 201,
    errors: ['conflict', 'not-found'],
  },
  'POST /api/challenges/:id/stop': {
    summary: 'Stops bringing a food back.',
    body: z.object({ note: z.optional(text(500)) }),
    reply: kept,
    reads: 'client.read',
    errors: ['conflict', 'not-found'],
  },
  'POST /api/challenges/:id/judge': {
    summary: "Records the client's verdict on a reintroduced food.",
    body: judgeBody,
    reply: kept,
    reads: 'client.read',
    errors: ['conflict', 'not-found'],
  },
  'POST /api/trial/immediate-reaction': {
    summary:
      'Reports a reaction within two hours. The foods now count as allergies, and reintroduction stops until someone clears it.',
    // Generous limits, so that the size of the input never blocks the report of a reaction.
    body: z.object({
      foods: z.array(text(5000)).check(z.maxLength(100, 'must be at most 100 foods')),
      signs: z
        .array(z.enum(reactionSigns))
        .check(z.minLength(1, 'Please tick what you noticed'), z.maxLength(100)),
      note: z.optional(text(20_000)),
    }),
    reply: health(
      z.object({
        /** The foods that count as allergies now. */
        foods: z.array(z.string()),
        /** Whether a challenge was running and has stopped. */
        stopped: z.boolean(),
        /** Whether a plan is paused until the reaction is cleared. */
        halted: z.boolean(),
      }),
    ),
    reads: 'own.read',
    errors: ['conflict'],
  },
  'GET /api/outcomes': {
    summary: 'What the client has found out about foods, the newest first.',
    query: z.object(paging),
    reply: health(z.array(outcome)),
    reads: 'own.read',
  },
  'PUT /api/outcomes/:id/confirm': {
    summary: 'Confirms a finding, or ends it so the test value counts again.',
    body: z.object({ goOn: z.boolean() }),
    reply: kept,
    reads: 'client.read',
    errors: ['conflict', 'not-found'],
  },

  'GET /api/clients/:id/trial': {
    summary: "A client's plan, while it is shared or waiting for the practitioner; otherwise null.",
    reply: planReply,
    reads: 'trial.read',
    errors: ['not-found'],
  },
  'POST /api/clients/:id/trial/proposal': {
    summary: 'The foods that a plan for this client can include.',
    body: eats,
    reply: health(proposal),
    reads: 'client.read',
    errors: ['conflict', 'not-found'],
  },
  'POST /api/clients/:id/trial': {
    summary:
      'Proposes a plan to a client, who answers the screening questions, names the symptoms and starts it.',
    body: proposeBody,
    reply: planReply,
    reads: 'client.read',
    status: 201,
    errors: ['conflict', 'not-found'],
  },
  'PATCH /api/clients/:id/trial': {
    summary:
      'As for the client, and also: overrides the screening with a reason, changes foods, or clears an immediate reaction.',
    body: actBody,
    reply: planReply,
    reads: 'client.read',
    errors: ['conflict', 'not-found', 'stale'],
  },
  'GET /api/clients/:id/trial/gate': {
    summary: "A client's current screening answers.",
    reply: heldAnswers,
    reads: 'trial.read',
    errors: ['not-found'],
  },
  'POST /api/clients/:id/trial/gate/lift': {
    summary: "Resets a client's screening answers, with a reason, so they can answer again.",
    body: z.object({ reason: text(500) }),
    reply: heldAnswers,
    reads: 'trial.read',
    errors: ['not-found'],
  },
  'GET /api/clients/:id/diary': {
    summary: "A client's diary, while it is shared.",
    query: period,
    reply: diary,
    reads: 'trial.read',
    errors: ['not-found'],
  },
  'GET /api/clients/:id/outcomes': {
    summary: 'What a client has found out about foods, the newest first.',
    query: z.object(paging),
    reply: health(z.array(outcome)),
    reads: 'client.read',
    errors: ['not-found'],
  },
  'POST /api/clients/:id/outcomes': {
    summary: 'Records what was found out about a food.',
    body: outcomeBody,
    reply: kept,
    reads: 'client.read',
    status: 201,
    errors: ['conflict', 'not-found'],
  },
})
