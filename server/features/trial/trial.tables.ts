import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type {
  ChallengeState,
  ClosedReason,
  Decision,
  Factor,
  GateCode,
  OutcomeBasis,
  OutcomeKind,
  Suggestion,
  TrialFoodState,
  TrialState,
} from '@shared/domain/trial/trial'
import { editable } from '../../database/columns'
import { clients } from '../clients/clients.tables'
import { practitioners } from '../practitioners/practitioners.tables'

const ofClient = () =>
  integer()
    .notNull()
    .references(() => clients.id, { onDelete: 'cascade' })

const byPractitioner = () => integer().references(() => practitioners.id, { onDelete: 'set null' })

/** A client's plans, at most one open. All days are the client's, in `zone`. */
export const trials = pgTable(
  'trials',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: ofClient(),
    /** The newest report then; no foreign key, as imports must not form a cycle. */
    reportId: integer(),
    state: text().$type<TrialState>().notNull(),
    closedReason: text().$type<ClosedReason>(),
    closedOn: date(),
    /** The practitioner who proposed it; null for the client's own. */
    proposedBy: byPractitioner(),
    symptoms: text().array().notNull().default([]),
    gate: text().array().$type<GateCode[]>().notNull().default([]),
    gateOpenedBy: byPractitioner(),
    gateReason: text(),
    /** Why a practitioner raised the number of foods. */
    foodsReason: text(),
    startedOn: date(),
    /** The first day of the phase, moved on by the pauses since then. */
    phaseOn: date(),
    withoutOn: date(),
    reintroductionOn: date(),
    /** The days of past pauses, and since when it is paused. */
    pausedDays: integer().notNull().default(0),
    pausedOn: date(),
    /** The first day after the last pause. */
    resumedOn: date(),
    /** Since when an immediate reaction halts all challenges. */
    haltedOn: date(),
    /** IANA name. */
    zone: text().notNull().default('UTC'),
    remindAt: time(),
    /** The day of the last reminder. */
    remindedOn: date(),
    /** The practitioners it is shared with; a later one sees nothing until it is shared again. */
    sharedWith: integer().array().notNull().default([]),
    /** Whether an assignment ended the sharing; then only the client can share again. */
    sharingEnded: boolean().notNull().default(false),
    /** The practitioners who were asked to open it; they see it while it waits for them. */
    asked: integer().array().notNull().default([]),
    maxFoods: integer().notNull().default(5),
    ...editable,
  },
  (t) => [
    uniqueIndex('trials_one_open')
      .on(t.clientId)
      .where(sql`${t.state} <> 'closed'`),
    index('trials_client').on(t.clientId, t.id.desc()),
    check('trials_state', sql`${t.state} in ('proposed', 'baseline', 'without', 'reintroduction', 'closed')`),
    check('trials_symptoms', sql`cardinality(${t.symptoms}) <= 3`),
  ],
)

/** A client's gate answers, when last given, and who has lifted them since. */
export const gateAnswers = pgTable(
  'gate_answers',
  {
    clientId: ofClient(),
    code: text().$type<GateCode>().notNull(),
    saidOn: date().notNull(),
    liftedOn: date(),
    liftedBy: byPractitioner(),
    reason: text(),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.code] })],
)

/** The foods of a plan, each with those that cannot be eaten separately. */
export const trialFoods = pgTable(
  'trial_foods',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    trialId: integer()
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
    /** Names as in the report. */
    foods: text().array().notNull(),
    /** Keys of the food matcher. */
    keys: text().array().notNull(),
    replacement: text().notNull().default(''),
    position: integer().notNull(),
    state: text().$type<TrialFoodState>().notNull().default('out'),
  },
  (t) => [index('trial_foods_trial').on(t.trialId, t.position)],
)

/** One try to reintroduce a food. */
export const challenges = pgTable(
  'challenges',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    trialFoodId: integer()
      .notNull()
      .references(() => trialFoods.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    startedOn: date().notNull(),
    endedOn: date(),
    portions: text().array().notNull(),
    state: text().$type<ChallengeState>().notNull().default('running'),
    suggested: text().$type<Suggestion>(),
    decided: text().$type<Decision>(),
    /** The account that decided. */
    decidedBy: integer(),
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    unique('challenges_attempt').on(t.trialFoodId, t.attempt),
    check('challenges_attempts', sql`${t.attempt} between 1 and 3`),
  ],
)

/** A client's diary, one row a day. */
export const diaryDays = pgTable(
  'diary_days',
  {
    clientId: ofClient(),
    day: date().notNull(),
    trialId: integer()
      .notNull()
      .references(() => trials.id, { onDelete: 'cascade' }),
    scores: smallint().array().notNull(),
    kept: boolean(),
    portion: boolean(),
    slips: text().array().notNull().default([]),
    factors: text().array().$type<Factor[]>().notNull().default([]),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.clientId, t.day] }), index('diary_days_trial').on(t.trialId, t.day)],
)

/** The outcomes of a client's foods; ended ones no longer count. */
export const foodOutcomes = pgTable(
  'food_outcomes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: ofClient(),
    foods: text().array().notNull(),
    keys: text().array().notNull(),
    outcome: text().$type<OutcomeKind>().notNull(),
    amount: text().notNull().default(''),
    since: date().notNull(),
    basis: text().$type<OutcomeBasis>().notNull(),
    challengeId: integer().references((): AnyPgColumn => challenges.id, { onDelete: 'set null' }),
    byPractitioner: byPractitioner(),
    /** What its person wrote about a reaction. */
    note: text().notNull().default(''),
    /** The newest report when it was recorded or last confirmed. */
    confirmedAfterReport: integer(),
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('food_outcomes_live')
      .on(t.clientId, t.foods)
      .where(sql`${t.endedAt} is null`),
    index('food_outcomes_client').on(t.clientId, t.id.desc()),
    check('food_outcomes_outcome', sql`${t.outcome} in ('clinic-only', 'trigger', 'limited', 'tolerated')`),
  ],
)
