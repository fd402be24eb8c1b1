import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  challengeWith,
  dayAt,
  entriesFrom,
  entryWith,
  foodWith,
  START,
  trialWith,
} from '../../testing/trial-rows'
import { addDays, daysFrom } from '../text/dates'
import {
  afterDecision,
  challengeFrom,
  decisionsFor,
  isRepeatOfComplaints,
  mayChallenge,
  mayDecide,
  undecidedOf,
} from './challenge'
import { judgeChallenge } from './judge-challenge'
import { planDays } from './challenge-days'
import { type Challenge, type Decision, decisions, type DiaryDay } from './trial'

/** A diary of so many days, of which some portions were missed. */
const missedOn = (counts: readonly number[], days = 30) =>
  Array.from({ length: days }, (_, at) => entryWith(dayAt(at), 1, { portion: !counts.includes(at) }))
const planned = (diary: readonly DiaryDay[]) =>
  planDays(challengeWith(), diary, dayAt(40)).days.map(
    ({ planDay, missed }) => `${planDay}${missed ? '!' : ''}`,
  )

describe('the days of a challenge', () => {
  it('are three with a portion and three without', () => {
    const { days, endsOn } = planDays(challengeWith(), [], START)
    expect(days.map(({ day, planDay, portion }) => [day, planDay, portion])).toEqual([
      ['2026-10-01', 1, 0],
      ['2026-10-02', 2, 1],
      ['2026-10-03', 3, 2],
      ['2026-10-04', 4, null],
      ['2026-10-05', 5, null],
      ['2026-10-06', 6, null],
    ])
    expect(endsOn).toBe('2026-10-06')
  })

  it.each([
    [[], '1 2 3 4 5 6'],
    [[1], '1 2! 2 3 4 5 6'],
    [[2], '1 2 3! 3 4 5 6'],
    [[1, 2], '1 2! 2! 1 2 3 4 5 6'],
    [[0, 1], '1! 1! 1 2 3 4 5 6'],
    [[1, 3], '1 2! 2 3! 1 2 3 4 5 6'],
    [[1, 3, 4], '1 2! 2 3! 1! 1 2 3 4 5 6'],
    [[4], '1 2 3 4 5 6'],
  ])('with portions missed on %j are %s', (counts, days) => {
    expect(planned(missedOn(counts)).join(' ')).toBe(days)
  })

  it('stop at its end, and ignore entries for future days', () => {
    const stopped = challengeWith({ endedOn: dayAt(1), state: 'stopped' })
    expect(planDays(stopped, [], dayAt(9))).toMatchObject({ endsOn: dayAt(1), days: { length: 2 } })
    expect(planDays(challengeWith(), missedOn([2]), dayAt(1)).days).toHaveLength(6)
  })

  it('count a portion as missed when a past entry does not say that it was eaten', () => {
    const portionsOn = (count: number, diary: readonly DiaryDay[]) =>
      planDays(challengeWith(), diary, dayAt(count)).days.map(({ portion }) => portion)
    const unsaid = entryWith(START, 3, { portion: null })
    expect(portionsOn(0, [unsaid]).slice(0, 3)).toEqual([0, 1, 2])
    expect(portionsOn(1, [unsaid]).slice(0, 3)).toEqual([0, 0, 1])
    expect(portionsOn(2, [entryWith(START, 3)]).slice(0, 3)).toEqual([0, 1, 2])
    expect(portionsOn(3, []).slice(0, 3)).toEqual([0, 1, 2])
    const refused = entryWith(START, 3, { portion: false })
    expect(portionsOn(0, [refused]).slice(0, 3)).toEqual([0, 0, 1])
  })

  it('are consecutive, and their last run is complete', () => {
    const missed = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 12 })
    fc.assert(
      fc.property(missed, (counts) => {
        const { days, endsOn } = planDays(challengeWith(), missedOn(counts, 31), dayAt(30))
        days.forEach(({ day }, at) => expect(day).toBe(dayAt(at)))
        expect(endsOn).toBe(days.at(-1)?.day)
        const kept = days.filter((one) => !one.missed).map(({ planDay }) => planDay)
        expect(kept.slice(-6)).toEqual([1, 2, 3, 4, 5, 6])
        for (const { day, missed: isMissed, portion } of days)
          if (isMissed)
            expect([portion === null, counts.includes(daysFrom(START, day))]).toEqual([false, true])
      }),
    )
  })
})

/**
 * Fourteen days around 3 with a spread below the minimum, so that 4.2 are complaints and 3.8 are
 * unclear.
 */
const calm = entriesFrom(-14, Array<number>(14).fill(3))

describe('the judgement of a challenge', () => {
  const judged = (diary: readonly DiaryDay[], others: readonly Challenge[] = []) =>
    judgeChallenge(challengeWith(), diary, [challengeWith(), ...others], dayAt(5))
  const of = (...scores: (number | null)[]) => judged([...calm, ...entriesFrom(0, scores)])

  it.each([
    [[9, 5, 4, 4, 3, 9], 'complaints'],
    [[3, 4, 4, 4, 4, 3], 'unclear'],
    [[9, 3, 4, 4, 3, 9], 'none'],
    [[3, 3, 3, 3, 3, 3], 'none'],
    [[3, null, 9, 9, 9, 3], 'complaints'],
  ] as const)('judges the scores %j as %s', (scores, suggested) => {
    expect(of(...scores)).toMatchObject({ suggested, why: null, m: 3, s: 0.6 })
  })

  it('uses the three worst of days 2 to 5', () => {
    expect(of(9, 5, 6, 1, 7, 9).t).toBe(3)
  })

  it("uses the person's own spread, with n - 1", () => {
    const wide = entriesFrom(-14, [1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5])
    const { m, s, suggested } = judged([...wide, ...entriesFrom(0, [3, 5, 5, 5, 5, 3])])
    expect(m).toBe(3)
    expect(s).toBeCloseTo(Math.sqrt(56 / 13))
    expect(suggested).toBe('unclear')
  })

  it('is unclear with too few entries', () => {
    expect(of(3, null, 9, null, 9, 3)).toMatchObject({ suggested: 'unclear', why: 'few', t: null })
    const few = judged([...calm.slice(8), ...entriesFrom(0, [3, 9, 9, 9, 9, 3])])
    expect(few).toEqual({ suggested: 'unclear', m: null, s: null, t: null, why: 'few' })
    expect(judged([...calm.slice(7), ...entriesFrom(0, [3, 9, 9, 9, 9, 3])]).suggested).toBe('complaints')
  })

  it('is unclear with a slip on any day, or another factor on a deciding one', () => {
    const onDay = (count: number, changed: Partial<DiaryDay>) =>
      judged([
        ...calm,
        ...[0, 1, 2, 3, 4, 5].map((at) => entryWith(dayAt(at), 9, at === count ? changed : {})),
      ])
    expect(onDay(0, { slips: ['Beef'] }).why).toBe('slip')
    expect(onDay(5, { kept: false })).toMatchObject({ suggested: 'unclear', why: 'slip' })
    expect(onDay(2, { factors: ['ill'] })).toMatchObject({ suggested: 'unclear', why: 'factor' })
    expect(onDay(0, { factors: ['ill'] })).toMatchObject({ suggested: 'complaints', why: null })
    expect(onDay(5, { factors: ['ill'] }).suggested).toBe('complaints')
  })

  it('ignores days of slips, of other challenges and of the clear days after them', () => {
    const other = challengeWith({
      id: 2,
      trialFoodId: 2,
      startedOn: dayAt(-14),
      endedOn: dayAt(-13),
      state: 'stopped',
    })
    const before = [
      ...entriesFrom(-14, [9, 9, 9, 9, 9]),
      entryWith(dayAt(-9), 9, { slips: ['Beef'] }),
      ...entriesFrom(-8, [3, 3, 3, 3, 3, 3, 3, 3]),
    ]
    expect(judged([...before, ...entriesFrom(0, [3, 3, 3, 3])], [other]).m).toBe(3)
  })

  it('ignores the days before a restart of the challenge', () => {
    const diary = [
      ...calm,
      entryWith(dayAt(0), 9, { slips: ['Beef'] }),
      ...missedOn([1, 2], 3).slice(1),
      ...entriesFrom(3, [3, 3, 3, 3, 3, 3]),
    ]
    expect(judgeChallenge(challengeWith(), diary, [], dayAt(8))).toMatchObject({
      suggested: 'none',
      why: null,
    })
  })
})

describe('a decision on a challenge', () => {
  const trial = trialWith({ state: 'reintroduction' })
  const whole = [...calm, ...entriesFrom(0, [3, 3, 3, 3, 3, 3])]
  const reasons = (
    diary: readonly DiaryDay[],
    changed: Partial<Challenge> = {},
    { count = 5, halted = false } = {},
  ) => {
    const rows = {
      ...{ challenge: challengeWith(changed), diary },
      trial: halted ? { ...trial, haltedOn: START } : trial,
    }
    const may = decisions.map((decision) => mayDecide(rows, decision, dayAt(count)))
    expect(decisionsFor(rows, dayAt(count))).toEqual(decisions.filter((_, at) => may[at]?.ok))
    return Object.fromEntries(
      decisions.map((decision, at) => [decision, may[at]?.ok ? 'may' : (may[at]?.reason ?? '')]),
    )
  }
  const without = (at: number, changed: Partial<DiaryDay> = { portion: null }) =>
    whole.map((entry) => (entry.day === dayAt(at) ? { ...entry, ...changed } : entry))

  it('is free after the last day, and impossible before', () => {
    expect(reasons(whole)).toEqual({ complaints: 'may', none: 'may', unclear: 'may', limited: 'may' })
    const early = 'This can be decided on 6 October 2026, or once you stop it.'
    expect(reasons(whole, {}, { count: 4 })).toEqual({
      ...{ complaints: early, none: early, unclear: early, limited: early },
    })
    const again = 'There is nothing left to decide here.'
    expect(reasons(whole, { decided: 'none', state: 'judged', endedOn: dayAt(5) }).complaints).toBe(again)
  })

  it('"tolerated" needs all days, the full portion and enough entries', () => {
    const stopped = { state: 'stopped', endedOn: dayAt(2) } as const
    expect(reasons(whole, stopped)).toEqual({
      ...{ complaints: 'may', unclear: 'may', limited: 'may' },
      none: 'This was stopped before its last day.',
    })
    expect(reasons(calm, stopped).limited).toBe("The diary doesn't show that you ate a portion.")
    expect(reasons(whole, { state: 'stopped', endedOn: dayAt(5) }).none).toBe('may')
    expect(reasons(without(2), { state: 'stopped', endedOn: dayAt(2) }).none).toContain('before its last day')
    const few = whole.filter(({ day }) => ![dayAt(3), dayAt(4)].includes(day))
    expect(reasons(few).none).toBe("You've filled in 2 of 2 to 5 days. You need 3.")
    expect(reasons(few).limited).toBe('may')
    expect(reasons(whole.filter(({ day }) => day !== dayAt(3))).none).toBe('may')
    const early = { state: 'stopped', endedOn: dayAt(3) } as const
    const eatenOn = (...counts: number[]) =>
      [0, 1, 2, 3].map((at) => entryWith(dayAt(at), 3, { portion: counts.includes(at) }))
    expect(reasons(eatenOn(), early).limited).toBe("The diary doesn't show that you ate a portion.")
    // A day without a portion.
    expect(reasons(eatenOn(3).slice(3), early).limited).toBe("The diary doesn't show that you ate a portion.")
    expect(reasons(without(2)).complaints).toContain('or once you stop it')
  })

  it('can only be complaints or unclear after an immediate reaction', () => {
    const { none, limited, ...others } = reasons(whole, {}, { halted: true })
    expect(others).toEqual({ complaints: 'may', unclear: 'may' })
    expect([none, limited].every((reason) => reason?.includes('doctor'))).toBe(true)
  })
})

const decided = (decision: Decision, attempt: number, endedOn: string): Challenge =>
  challengeWith({
    id: attempt,
    attempt,
    startedOn: addDays(endedOn, -5),
    endedOn,
    state: 'judged',
    decided: decision,
  })

describe('after a decision', () => {
  const after = (decision: Decision, previous: readonly Challenge[], startedOn = dayAt(100)) =>
    afterDecision({
      decision,
      attempt: previous.length + 1,
      startedOn,
      endedOn: addDays(startedOn, 5),
      previous,
    })
  const done = { food: 'done', repeatFrom: null, repeatTo: null }

  it('none and limited finish the food', () => {
    expect(after('none', [])).toEqual({ ...done, outcome: 'tolerated' })
    expect(after('limited', [])).toEqual({ ...done, outcome: 'limited' })
    expect(after('none', [decided('complaints', 1, dayAt(60))])).toEqual({ ...done, outcome: 'tolerated' })
  })

  it('first complaints can be repeated after 28 to 84 days', () => {
    expect(after('complaints', [])).toEqual({
      food: 'waiting',
      outcome: null,
      repeatFrom: dayAt(133),
      repeatTo: dayAt(189),
    })
  })

  it.each([
    [27, null],
    [28, 'trigger'],
    [84, 'trigger'],
    [85, null],
  ])('complaints %i days after the first give the outcome %s', (days, outcome) => {
    const previous = [decided('complaints', 1, dayAt(100 - days))]
    expect(after('complaints', previous).outcome).toBe(outcome)
    expect(isRepeatOfComplaints(dayAt(100), previous)).toBe(outcome === 'trigger')
  })

  it('an unclear challenge can be repeated after 14 days, or later if complaints require it', () => {
    expect(after('unclear', [])).toMatchObject({ food: 'waiting', repeatFrom: dayAt(119), repeatTo: null })
    const first = decided('complaints', 1, dayAt(72))
    expect(after('unclear', [first])).toMatchObject({ repeatFrom: dayAt(119), repeatTo: dayAt(156) })
    expect(after('unclear', [decided('complaints', 1, dayAt(98))])).toMatchObject({ repeatFrom: dayAt(126) })
    expect(after('complaints', [first, decided('unclear', 2, dayAt(90))]).outcome).toBe('trigger')
  })

  it('the third attempt finishes the food, without an outcome where nothing was repeated', () => {
    const previous = [decided('unclear', 1, dayAt(20)), decided('unclear', 2, dayAt(50))]
    expect(after('unclear', previous)).toEqual({ ...done, outcome: null })
    expect(after('complaints', previous)).toEqual({ ...done, outcome: null })
  })
})

describe('a challenge may start', () => {
  const trial = trialWith({
    state: 'reintroduction',
    startedOn: dayAt(-60),
    withoutOn: dayAt(-42),
    reintroductionOn: START,
  })
  const usual = {
    trial,
    food: foodWith(),
    foods: [foodWith(), foodWith({ id: 2, foods: ['Cow’s milk', 'Casein'] })],
    challenges: [] as Challenge[],
    diary: calm,
    isAvoidedWhole: false,
  }
  const may = (changed: Partial<typeof usual> = {}, count = 0) =>
    mayChallenge({ ...usual, ...changed }, dayAt(count))
  const reason = (changed: Partial<typeof usual>, count = 0) => {
    const answer = may(changed, count)
    return answer.ok ? 'may' : answer.reason
  }
  const other = (changed: Partial<Challenge>) => challengeWith({ id: 2, trialFoodId: 2, ...changed })
  const long = entriesFrom(-14, Array<number>(140).fill(3))

  it('when the plan, the diary and the dates allow it', () => {
    expect(may()).toEqual({ ok: true, attempt: 1 })
  })

  it('but not in another phase, when halted or paused, nor for a finished or forbidden food', () => {
    expect(reason({ trial: { ...trial, state: 'without' } })).toContain('after the weeks without them')
    expect(reason({ trial: { ...trial, haltedOn: START } })).toBe('Speak with a doctor first.')
    expect(reason({ trial: { ...trial, pausedOn: START } })).toContain('paused')
    expect(reason({ trial: { ...trial, pausedOn: dayAt(-14) } })).toBe('may')
    expect(reason({ food: foodWith({ state: 'done' }) })).toBe('This food has been tried.')
    expect(reason({ isAvoidedWhole: true })).toContain('Ask an allergist')
  })

  it('but not during another one, nor before that is decided', () => {
    expect(may({ challenges: [other({ startedOn: dayAt(-1) })] })).toEqual({
      ok: false,
      reason: 'You are bringing back Cow’s milk and Casein until 5 October 2026.',
      on: dayAt(5),
    })
    const foods = [foodWith(), foodWith({ id: 2, foods: ['Oats'], state: 'challenge' })]
    const stopped = other({ startedOn: dayAt(-9), endedOn: dayAt(-8), state: 'stopped' })
    expect(reason({ foods, challenges: [stopped] })).toBe('First say how bringing back Oats went.')
  })

  it('after three clear days', () => {
    const judged = other({ startedOn: dayAt(20), endedOn: dayAt(25), state: 'judged', decided: 'none' })
    expect(may({ diary: long, challenges: [judged] }, 25)).toMatchObject({ on: dayAt(26) })
    expect(may({ diary: long, challenges: [judged] }, 26)).toEqual({ ok: true, attempt: 1 })
    const stopped = other({ startedOn: dayAt(20), endedOn: dayAt(21), state: 'stopped', decided: 'unclear' })
    expect(may({ diary: long, challenges: [stopped] }, 24)).toMatchObject({
      reason: 'The next food can be brought back on 26 October 2026.',
      on: dayAt(25),
    })
  })

  it('for one food right after another, measured by the days before all of them', () => {
    const tried = [0, 6, 12, 18].map((from, at) =>
      other({
        id: 10 + at,
        startedOn: dayAt(from),
        endedOn: dayAt(from + 5),
        state: 'judged',
        decided: 'none',
      }),
    )
    expect(may({ diary: long, challenges: tried }, 24)).toEqual({ ok: true, attempt: 1 })
  })

  it('with seven valid days in the diary', () => {
    expect(reason({ diary: calm.slice(7) })).toBe('may')
    expect(reason({ diary: calm.slice(8) })).toBe(
      "You've filled in 6 of the last 14 ordinary days. You need 7.",
    )
  })

  it('when complaints are at most one point above the level without the foods', () => {
    const last = (...scores: (number | null)[]) => [...long.slice(0, 22), ...entriesFrom(8, scores)]
    expect(reason({ diary: last(4, 4, 4) }, 10)).toBe('may')
    expect(reason({ diary: last(4, 4, 5) }, 10)).toContain('Wait until')
    expect(reason({ diary: last(3, 3, null) }, 10)).toBe('may')
    expect(reason({ diary: last(3, null, null) }, 10)).toBe(
      'First fill in the diary for 2 of the last 3 days.',
    )
  })

  it('again 14 days after an unclear result and 28 after complaints, at most three times', () => {
    const again = (challenges: Challenge[], count: number) => may({ diary: long, challenges }, count)
    expect(again([decided('unclear', 1, dayAt(20))], 33)).toMatchObject({ on: dayAt(34) })
    expect(again([decided('unclear', 1, dayAt(20))], 34)).toEqual({ ok: true, attempt: 2 })
    expect(again([decided('complaints', 1, dayAt(20))], 47)).toEqual({
      ok: false,
      reason: 'This food can be tried again on 18 November 2026.',
      on: dayAt(48),
    })
    expect(again([decided('complaints', 1, dayAt(20))], 48)).toEqual({ ok: true, attempt: 2 })
    expect(again([decided('complaints', 1, dayAt(20))], 110)).toEqual({ ok: true, attempt: 2 })
    const three = [1, 2, 3].map((attempt) => decided('unclear', attempt, dayAt(20 * attempt)))
    expect(again(three, 100).ok).toBe(false)
  })

  it('again by the date of the last attempt, not of the first one', () => {
    const from = (...attempts: [Decision, number][]) => {
      const challenges = attempts.map(([what, on], at) => decided(what, at + 1, dayAt(on)))
      const answer = may({ diary: long, challenges: challenges.toReversed() }, 61)
      return [answer.ok || answer.on, challengeFrom(foodWith(), challenges, long, dayAt(61))]
    }
    expect(from(['unclear', 20], ['complaints', 50])).toEqual([dayAt(78), dayAt(78)])
    expect(from(['complaints', 20], ['unclear', 60])).toEqual([dayAt(74), dayAt(74)])
    expect(from(['unclear', 20], ['unclear', 60])).toEqual([dayAt(74), dayAt(74)])
  })

  it('is allowed when all earlier challenges are decided', () => {
    const stopped = { state: 'stopped', endedOn: dayAt(1) } as const
    const rows: [string, Partial<Challenge>, boolean][] = [
      ['out', {}, true],
      ['challenge', stopped, true],
      ['waiting', stopped, false],
      ['challenge', { ...stopped, decided: 'unclear' }, false],
      ['challenge', { ...stopped, trialFoodId: 2 }, false],
    ]
    const wrong = rows.filter(([state, changed, isOpen]) => {
      const foods = [foodWith({ state: state as 'out' }), foodWith({ id: 2, state: 'waiting' })]
      return (undecidedOf(foods, [challengeWith(changed)]) !== undefined) !== isOpen
    })
    expect(wrong).toEqual([])
  })

  it('on the day given by challengeFrom', () => {
    const complaints = [decided('complaints', 1, dayAt(20))]
    expect(challengeFrom(foodWith(), complaints, long, dayAt(21))).toBe(dayAt(48))
    expect(challengeFrom(foodWith({ id: 2 }), complaints, long, dayAt(20))).toBe(dayAt(21))
    expect(challengeFrom(foodWith({ id: 2 }), [], long, dayAt(20))).toBe(dayAt(20))
  })
})
