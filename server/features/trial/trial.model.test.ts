import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listAllergies } from '@shared/domain/avoidance/allergies'
import { addDays, daysFrom } from '@shared/domain/text/dates'
import { fold } from '@shared/domain/text/fold'
import { GATE_DAYS, PAUSE_MOST, WITHOUT_CLOSES } from '@shared/domain/trial/numbers'
import { todayOf } from '@shared/domain/trial/phases'
import { decisions, type GateCode, gateCodes } from '@shared/domain/trial/trial'
import { atSize } from '@shared/testing/runs'
import type { Actor } from '../../access/actor'
import { Problem } from '../../http/problem'
import { startPortal, type Person, type Portal } from '../../testing/portal'
import { users } from '../accounts/accounts.tables'
import { addAllergies, allergiesOf } from '../clients/clients.public'
import { clients } from '../clients/clients.tables'
import { foodMatcher } from '../foods/foods.public'
import { settings } from '../portal/portal.tables'
import { personOf, reportsOfPlan } from '../reports/reports.public'
import { reports } from '../reports/reports.tables'
import { act } from './act'
import { judge, startChallenge, stopChallenge } from './challenge'
import { writeDay } from './diary'
import { answerGate, clearGate } from './gate-answers'
import { confirmOutcome, listOutcomes, recordOutcome } from './outcomes'
import { type PlanContext, lockPlan, newestPlan } from './plan'
import { reportReaction } from './reaction'
import { startPlan } from './start'
import { challenges, diaryDays, foodOutcomes, trialFoods, trials } from './trial.tables'

const HISTORIES = atSize(20, 500)

let portal: Portal
let practitioner: Person
beforeAll(async () => {
  portal = await startPortal()
  const { db } = portal.deps
  await db.insert(settings).values({ trialOn: true, trialSignedBy: 'Dana Dietitian' })
  practitioner = await portal.person('practitioner')
})
afterAll(() => portal.close())

/** Some of these foods cannot be eaten separately. */
const foods = ['Wheat', 'Gluten', "Cow's milk", 'Casein', 'Egg white', 'Egg yolk', 'Beef', 'Garlic', 'Banana']

/**
 * Facts that no command may change: the written days with their scores, the recorded allergies, and
 * the gate answers with their days.
 */
type Model = {
  today: string
  diary: Map<string, number>
  allergies: Set<string>
  said: Map<GateCode, string>
}
/** `isAlone`: no practitioner sees the client. */
type World = { client: Actor; by: Actor; isAlone: boolean }
type Command = fc.AsyncCommand<Model, World>

let people = 0
async function newWorld(isAlone: boolean): Promise<World> {
  const { db } = portal.deps
  const names = { email: `model${++people}@example.com`, firstName: 'Mo', lastName: 'Del' }
  const [user] = await db
    .insert(users)
    .values({ ...names, username: names.email, role: 'client', passwordHash: '' })
    .returning()
  const [row] = await db
    .insert(clients)
    .values({ userId: user?.id ?? 0, dateOfBirth: '1984-03-12' })
    .returning()
  const made = { id: user?.id ?? 0, role: 'client', clientId: row?.id ?? 0, practitionerId: null }
  const seeing = { id: practitioner.userId, role: 'practitioner', clientId: null }
  return {
    isAlone,
    client: made as Actor,
    by: { ...seeing, practitionerId: practitioner.practitionerId } as Actor,
  }
}

const deedOf = ({ today }: Model, { client }: World, actor = client): PlanContext => ({
  ...{ actor, clientId: client.clientId ?? 0, today },
})
const locked = (model: Model, world: World) =>
  portal.deps.db.transaction((tx) => lockPlan(tx, reportsOfPlan, deedOf(model, world)))

async function addReport({ today }: Model, { client, isAlone }: World, isRaised: (at: number) => boolean) {
  const results = foods.map((food, at) => ({
    ...{ food, text: '', line: at + 1, value: isRaised(at) ? 50 : 1 },
    level: isRaised(at) ? ('high' as const) : ('low' as const),
  }))
  await portal.deps.db.insert(reports).values({
    ...{ sampleId: randomUUID(), clientId: client.clientId, clientName: 'Somebody', status: 'completed' },
    ...{ scale: 'index', fileName: 'x.csv', folder: randomUUID(), digest: randomUUID(), reportDate: today },
    practitionerId: isAlone ? null : practitioner.practitionerId,
    results,
  })
}

/** Counts what the histories have reached. */
const counts = { commands: 0, plans: 0, challenges: 0, outcomes: 0, waiting: 0, refused: 0 }

/** A command that may be refused, and then must have changed nothing. */
const command = (name: string, run: (model: Model, world: World) => Promise<unknown>): Command => ({
  check: () => true,
  async run(model, world) {
    counts.commands++
    try {
      await run(model, world)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      expect(['invalid', 'forbidden', 'not-found', 'conflict', 'stale'], error.message).toContain(error.code)
    }
    await holds(model, world)
  },
  toString: () => name,
})

async function holds(model: Model, world: World) {
  const { db } = portal.deps
  const { clientId } = deedOf(model, world)
  await locked(model, world)

  const plans = await db.select().from(trials).where(eq(trials.clientId, clientId))
  const open = plans.filter(({ state }) => state !== 'closed')
  expect(open.length).toBeLessThanOrEqual(1)
  for (const { state, phaseOn, withoutOn, pausedOn } of open) {
    if (state !== 'without' || phaseOn === null || withoutOn === null) continue
    expect(daysFrom(phaseOn, pausedOn ?? model.today)).toBeLessThan(WITHOUT_CLOSES)
    expect(daysFrom(withoutOn, model.today)).toBeLessThan(WITHOUT_CLOSES + PAUSE_MOST)
  }

  const running = await db
    .select({ foods: trialFoods.foods, keys: trialFoods.keys, state: trials.state, on: challenges.startedOn })
    .from(challenges)
    .innerJoin(trialFoods, eq(trialFoods.id, challenges.trialFoodId))
    .innerJoin(trials, eq(trials.id, trialFoods.trialId))
    .where(and(eq(trials.clientId, clientId), eq(challenges.state, 'running')))
  const live = await db
    .select()
    .from(foodOutcomes)
    .where(and(eq(foodOutcomes.clientId, clientId), isNull(foodOutcomes.endedAt)))
  const allergies = listAllergies(await allergiesOf(db, clientId))
  const barred = new Set([
    ...keysOf(allergies),
    ...live.flatMap(({ outcome, keys }) => (outcome === 'clinic-only' ? keys : [])),
  ])
  expect(running.length).toBeLessThanOrEqual(1)
  for (const { keys, state } of running) {
    expect(state).toBe('reintroduction')
    expect(keys.filter((key) => barred.has(key))).toEqual([])
  }

  const outcomes = await db.select().from(foodOutcomes).where(eq(foodOutcomes.clientId, clientId))
  for (const outcome of outcomes) {
    const own = keysOf(outcome.foods)
    expect(outcome.keys.filter((key) => !own.has(key))).toEqual([])
  }
  expect(new Set(live.map((outcome) => JSON.stringify(outcome.foods))).size).toBe(live.length)

  const person = await personOf(db, clientId)
  const avoided = person.avoid
    .filter(({ level }) => level === 'allergy')
    .map(({ foodName }) => fold(foodName))
  for (const allergy of [...allergies, ...model.allergies]) expect(avoided).toContain(fold(allergy))
  for (const { foodName } of person.tolerated) expect(avoided).not.toContain(fold(foodName))

  const days = await db.select().from(diaryDays).where(eq(diaryDays.clientId, clientId))
  expect(new Map(days.map(({ day, scores: [score = -1] }) => [day, score]))).toEqual(model.diary)
}

const keysOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    foodMatcher()
      .resolve(names.map((name) => ({ name })))
      .flatMap(({ keys }) => keys),
  )

const score = fc.integer({ min: 0, max: 10 })
const someFoods = (most: number) => fc.subarray(foods, { minLength: 1, maxLength: most })
const rarely = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ arbitrary: fc.constant(otherwise), weight: 5 }, { arbitrary: value, weight: 1 })

const start = fc
  .record({
    chosen: someFoods(4),
    gate: rarely(fc.subarray([...gateCodes], { minLength: 1, maxLength: 2 }), []),
    leftOut: someFoods(2),
    shared: fc.boolean(),
  })
  .map(({ chosen, gate, leftOut, shared }) =>
    command(`start ${chosen.join()} ${gate.join()}`, (model, world) =>
      tryStart(model, world, { foods: chosen, gate, leftOut, shared }),
    ),
  )

/**
 * The answers that close the gate and still count. The date of birth is known, so no answer is
 * about age.
 */
const closing = ({ said, today }: Model): GateCode[] =>
  (['pregnant', 'eating-disorder', 'weight', 'disease', 'warning-signs'] as const).filter((code) => {
    const saidOn = said.get(code)
    return saidOn !== undefined && daysFrom(saidOn, today) < GATE_DAYS
  })

/** Starts a plan: none may begin past any answer that still counts. */
async function tryStart(
  model: Model,
  world: World,
  said: { foods: string[]; gate: GateCode[]; leftOut?: string[]; shared?: boolean },
) {
  const before = await locked(model, world)
  const isOpen = before !== undefined && before.row.state !== 'closed'
  for (const code of said.gate) model.said.set(code, model.today)
  const codes = closing(model)
  if (!isOpen && codes.length > 0) counts[world.isAlone ? 'refused' : 'waiting']++
  const plan = await startPlan(portal.deps, reportsOfPlan, deedOf(model, world), {
    ...{ ...said, symptoms: ['Wind'], zone: 'UTC' },
  })
  expect(codes).not.toContain('warning-signs')
  if (codes.length > 0) expect([world.isAlone, plan.trial.state]).toEqual([false, 'proposed'])
  else if (!isOpen && said.gate.length === 0) expect(plan.trial.state).toBe('baseline')
}

/** A client who was refused or must wait tries again with other answers. */
const tryingAgain = fc
  .record({
    closes: fc.boolean(),
    gate: fc.oneof(fc.constant<GateCode[]>([]), fc.subarray([...gateCodes], { maxLength: 1 })),
  })
  .map(({ closes, gate }) =>
    command(`try again ${gate.join()}`, async (model, world) => {
      const planContext = { ...deedOf(model, world), ifMatch: undefined }
      if (closes)
        await act(portal.deps, reportsOfPlan, planContext, { action: 'close' }).catch((error: unknown) =>
          expect(error).toBeInstanceOf(Problem),
        )
      return tryStart(model, world, { foods: ['Beef', 'Banana'], gate, leftOut: [] })
    }),
  )

const answering = fc
  .record({ gate: fc.subarray([...gateCodes], { maxLength: 2 }), lifts: fc.boolean() })
  .map(({ gate, lifts }) =>
    command(lifts ? 'lift' : `answer ${gate.join()}`, async (model, world) => {
      if (lifts && world.isAlone) return
      if (lifts) await clearGate(portal.deps, deedOf(model, world, world.by), 'Known.')
      else await answerGate(portal.deps, deedOf(model, world), gate)
      if (lifts) model.said.clear()
      else for (const code of gate) model.said.set(code, model.today)
    }),
  )

const write = (model: Model, world: World, day: string, scores: number[], more: object = {}) =>
  writeDay(
    portal.deps,
    reportsOfPlan,
    { ...deedOf(model, world), day, ifMatch: undefined },
    { scores, ...more },
  ).then(() => void model.diary.set(day, scores[0] ?? -1))

const diary = fc
  .record({ back: fc.integer({ min: -1, max: 5 }), value: score, slip: rarely(fc.constant(true), false) })
  .map(({ back, value, slip }) =>
    command(`diary ${-back} ${value}`, (model, world) =>
      write(model, world, addDays(model.today, -back), [value], {
        ...{ kept: !slip, slips: slip ? ['Bread'] : [], portion: slip ? false : null },
      }),
    ),
  )

const actions = ['advance', 'pause', 'resume', 'close', 'share', 'unshare', 'clear', 'open'] as const
const acting = fc
  .record({
    action: fc.oneof(
      { arbitrary: fc.constant('advance' as const), weight: 6 },
      { arbitrary: fc.constantFrom(...actions), weight: 4 },
    ),
    byPractitioner: rarely(fc.constant(true), false),
    eatAgain: fc.boolean(),
  })
  .map(({ action, byPractitioner, eatAgain }) =>
    command(`${action}${byPractitioner ? ' by the practitioner' : ''}`, async (model, world) => {
      const actor = byPractitioner || action === 'open' ? world.by : world.client
      const planContext = { ...deedOf(model, world, actor), ifMatch: undefined }
      await act(portal.deps, reportsOfPlan, planContext, { action, eatAgain, reason: 'Known.' })
      if (action === 'open') model.said.clear()
    }),
  )

const opening = fc.constant(
  command('open', async (model, world) => {
    const planContext = { ...deedOf(model, world, world.by), ifMatch: undefined }
    await act(portal.deps, reportsOfPlan, planContext, { action: 'open', reason: 'Known.' })
    model.said.clear()
  }),
)

const changing = someFoods(4).map((chosen) =>
  command(`foods ${chosen.join()}`, (model, world) => {
    const planContext = { ...deedOf(model, world, world.by), ifMatch: undefined }
    return act(portal.deps, reportsOfPlan, planContext, { action: 'foods', foods: chosen, reason: 'Known.' })
  }),
)

const challenging = fc.nat(3).map((at) =>
  command(`challenge ${at}`, async (model, world) => {
    const plan = await locked(model, world)
    const waiting = plan?.foods.filter(({ state }) => state !== 'done') ?? []
    const foodId = waiting[at % Math.max(1, waiting.length)]?.id ?? 0
    return startChallenge(portal.deps, reportsOfPlan, { ...deedOf(model, world), foodId })
  }),
)

/** A challenge of the newest plan: the newest, or an older one. */
const challengeOf = async (model: Model, world: World, back = 0) =>
  (await locked(model, world))?.challenges.at(-1 - back)?.id ?? 0

const stopping = fc.constant(
  command('stop', async (model, world) => {
    const challengeId = await challengeOf(model, world)
    return stopChallenge(portal.deps, reportsOfPlan, { ...deedOf(model, world), challengeId }, {})
  }),
)

const judging = fc
  .record({ decided: fc.constantFrom(...decisions), back: rarely(fc.nat(2), 0) })
  .map(({ decided, back }) =>
    command(`judge ${decided}`, async (model, world) => {
      const challengeId = await challengeOf(model, world, back)
      const decision = { decided, amount: 'A little' }
      return judge(portal.deps, reportsOfPlan, { ...deedOf(model, world), challengeId }, decision)
    }),
  )

const reacting = fc.subarray([...foods, 'Kiwi', 'blorp'], { maxLength: 2 }).map((named) =>
  command(`reaction ${named.join()}`, async (model, world) => {
    const done = await reportReaction(portal.deps, reportsOfPlan, deedOf(model, world), { foods: named })
    for (const food of done.foods) model.allergies.add(food)
    expect(done.foods).toEqual(expect.arrayContaining(named))
    // A challenge during an immediate reaction can never end as tolerated.
    const tried = (await locked(model, world))?.challenges ?? []
    expect(tried.map(({ state }) => state)).not.toContain('running')
  }),
)

const testing = fc
  .array(fc.boolean(), { minLength: foods.length, maxLength: foods.length })
  .map((high) =>
    command(`report ${high.map(Number).join('')}`, (model, world) =>
      addReport(model, world, (at) => high[at] ?? false),
    ),
  )

const fearing = fc.constantFrom(...foods, 'Milk', 'Egg', 'Peanut').map((allergy) =>
  command(`allergy ${allergy}`, async (model, { client }) => {
    const { clientId } = client
    await portal.deps.db.transaction((tx) => addAllergies(tx, client, clientId ?? 0, [allergy]))
    model.allergies.add(allergy)
  }),
)

const confirming = fc.record({ goOn: fc.boolean(), at: fc.nat(2) }).map(({ goOn, at }) =>
  command(`confirm ${goOn}`, async (model, world) => {
    const { client } = world
    const { db } = portal.deps
    const page = { page: 1, pageSize: 10 }
    const { rows } = await listOutcomes(db, reportsOfPlan, client.clientId ?? 0, page)
    const outcomeId = rows[at]?.id ?? 0
    return confirmOutcome(portal.deps, reportsOfPlan, { ...deedOf(model, world), outcomeId }, goOn)
  }),
)

const recording = fc
  .record({
    chosen: someFoods(2),
    outcome: fc.constantFrom('tolerated', 'limited', 'trigger', 'clinic-only' as const),
  })
  .map(({ chosen, outcome }) =>
    command(`record ${outcome} ${chosen.join()}`, (model, world) =>
      recordOutcome(portal.deps, reportsOfPlan, deedOf(model, world, world.by), {
        ...{ foods: chosen, outcome, amount: 'A little' },
      }),
    ),
  )

/** Lets days pass, and writes the diary of the last ones. */
async function pass(model: Model, world: World, days: number, value: number) {
  model.today = addDays(model.today, days)
  const plan = await newestPlan(portal.deps.db, deedOf(model, world).clientId)
  if (!plan || plan.state === 'closed' || plan.state === 'proposed' || plan.startedOn === null) return
  const written = Array.from({ length: days }, (_, at) => addDays(model.today, -at)).filter(
    (day) => !model.diary.has(day) && day >= (plan.startedOn ?? ''),
  )
  if (written.length === 0) return
  const { clientId } = deedOf(model, world)
  await portal.deps.db
    .insert(diaryDays)
    .values(written.map((day) => ({ clientId, trialId: plan.id, day, scores: [value], portion: true })))
  for (const day of written) model.diary.set(day, value)
}

const passing = fc
  .record({ days: fc.constantFrom(1, 3, 6, 14, 28, 60), value: score })
  .map(({ days, value }) =>
    command(`${days} days pass at ${value}`, (model, world) => pass(model, world, days, value)),
  )

/** Lets time pass until there is something to do. */
async function wait(model: Model, world: World, value: number) {
  const plan = await locked(model, world)
  const next = plan && todayOf(plan, model.today).next
  await pass(model, world, next ? Math.max(1, daysFrom(model.today, next.on)) : 1, value)
}

const waiting = fc
  .integer({ min: 2, max: 6 })
  .map((value) => command(`wait at ${value}`, (model, world) => wait(model, world, value)))

/**
 * Starts a plan and takes it through the given number of phases: baseline, leaving out,
 * reintroduction, first challenge.
 */
async function begin(model: Model, world: World, phases: number) {
  const planContext = deedOf(model, world)
  await startPlan(portal.deps, reportsOfPlan, planContext, {
    ...{ foods: ['Wheat', "Cow's milk", 'Beef'], symptoms: ['Wind'], gate: [], zone: 'UTC', shared: true },
  })
  for (const value of [6, 2].slice(0, phases)) {
    await wait(model, world, value)
    const advanced = { ...deedOf(model, world), ifMatch: undefined }
    await act(portal.deps, reportsOfPlan, advanced, { action: 'advance' })
  }
  if (phases < 3) return
  const foodId = (await locked(model, world))?.foods[0]?.id ?? 0
  await startChallenge(portal.deps, reportsOfPlan, { ...deedOf(model, world), foodId })
}

const commands = fc.commands(
  [
    ...[start, diary, acting, acting, challenging, challenging, challenging, judging, judging, stopping],
    ...[reacting, testing, fearing, confirming, recording, changing, passing, waiting, waiting, waiting],
    ...[tryingAgain, answering],
  ],
  { size: 'max', maxCommands: 16 },
)

const gateCommands = fc.commands(
  [start, tryingAgain, tryingAgain, tryingAgain, answering, opening, opening, passing, testing],
  { size: 'max', maxCommands: 16 },
)

const history = fc.asyncProperty(fc.constantFrom(null, 0, 1, 2, 2, 3, 3, 3), commands, (phases, following) =>
  live(phases, false, following),
)
const gateHistory = fc.asyncProperty(fc.boolean(), gateCommands, (isAlone, following) =>
  live(null, isAlone, following),
)

async function live(phases: number | null, isAlone: boolean, following: Iterable<Command>) {
  const model: Model = {
    ...{ today: '2026-01-01', diary: new Map(), allergies: new Set(), said: new Map() },
  }
  const world = await newWorld(isAlone)
  await addReport(model, world, () => true)
  if (phases !== null) await begin(model, world, phases)
  await fc.asyncModelRun(() => ({ model, real: world }), following)
  await count(world.client.clientId ?? 0)
}

async function count(clientId: number) {
  const { db } = portal.deps
  const plans = db.select({ id: trials.id }).from(trials).where(eq(trials.clientId, clientId))
  const tried = db.select({ id: trialFoods.id }).from(trialFoods).where(inArray(trialFoods.trialId, plans))
  counts.plans += (await plans).length
  counts.challenges += await db.$count(challenges, inArray(challenges.trialFoodId, tried))
  counts.outcomes += await db.$count(foodOutcomes, eq(foodOutcomes.clientId, clientId))
}

/** Several histories run at once, so that one works while others wait for the database. */
const ABREAST = 4

it(
  `no sequence of commands leads to a forbidden challenge (${HISTORIES} histories)`,
  // Long enough for all histories on a busy machine.
  async () => {
    const runs = Array.from({ length: ABREAST }, (_, seed) =>
      fc.assert(history, { numRuns: Math.ceil(HISTORIES / ABREAST), seed: atSize(seed, undefined) }),
    )
    for (const run of await Promise.allSettled(runs)) if (run.status === 'rejected') throw run.reason
    // The histories must have got that far for the test to mean anything.
    expect(Math.min(counts.plans, counts.challenges, counts.outcomes)).toBeGreaterThan(0)
  },
)

it(`no plan begins against a gate answer, whatever people try (${HISTORIES} histories)`, async () => {
  await fc.assert(gateHistory, { numRuns: HISTORIES })
  expect(Math.min(counts.waiting, counts.refused)).toBeGreaterThan(0)
})
