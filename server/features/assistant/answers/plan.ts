import { countText, listed } from '@shared/domain/text/counts'
import { formatWords } from '@shared/domain/text/dates'
import type { Reply } from '@shared/api'
import { reportsOfPlan } from '../../reports/reports.public'
import { readPlan } from '../../trial/trial.public'
import { type Own, answerOf } from './person/about-person'
import { avoided, outcomesAnswer } from './results/avoided'
import { plain } from './words/plain'
import { sentences, titled, type Answer } from '../answer'
import { type AnswerHandlers, ofOwn } from './answer-handler'
import { bringingBack, planSource } from './bringing-back'
import words from './plan-words.json' with { type: 'json' }

type Plan = NonNullable<Reply<'GET /api/trial'>>

const noPlan =
  'You have no plan right now. If your laboratory offers plans, you can start one in My Plan. You choose foods to leave out, and it guides you day by day.'

const planOf = ({ db, actor, clientId }: Own) => readPlan(db, reportsOfPlan, { actor, clientId })

/** Answers from a running plan, or says that there is none. */
const ofPlan = (
  tell: (plan: Plan) => string,
  otherwise: (own: Own) => Answer | Promise<Answer> = () => answerOf(noPlan, [planSource]),
) =>
  ofOwn('none', async (own) => {
    const plan = await planOf(own)
    return isOpen(plan) ? answerOf(tell(plan), [planSource]) : otherwise(own)
  })

const namesIn = (foods: Plan['foods']) => listed(foods.map((food) => listed(food.foods)))

/** The foods of a plan by their stage. */
function foodsText({ trial, foods }: Plan): string {
  const isLater = trial.state === 'baseline' || trial.state === 'proposed'
  const lead = isLater
    ? "Next in your plan, you'll leave out"
    : trial.pausedOn
      ? "Once your plan continues, you'll leave out"
      : "In your plan, you're leaving out"
  const at = (state: Plan['foods'][number]['state']) => namesIn(foods.filter((food) => food.state === state))
  const others = Object.keys(words.states) as (keyof typeof words.states)[]
  return sentences(titled(lead, at('out')), ...others.map((state) => titled(words.states[state], at(state))))
}

function todayText(plan: Plan): string {
  const { trial, today, challenge } = plan
  if (trial.state === 'closed') return noPlan
  const phase = trial.state === 'proposed' ? undefined : words.phases[trial.state]
  const portion = challenge?.days.find(({ day }) => day === today.date)?.portion
  const portions = ['a quarter', 'half', 'a whole one']
  return sentences(
    trial.pausedOn && `Your plan has been paused since ${formatWords(trial.pausedOn)}.`,
    trial.startedOn && trial.startedOn > today.date
      ? `Your plan begins on ${formatWords(trial.startedOn)}.`
      : phase && `Today is day ${today.day}${today.of ? ` of ${today.of}` : ''}. ${phase}`,
    !trial.pausedOn && words.toDo[trial.state],
    portion !== undefined &&
      portion !== null &&
      `Today's portion: ${portions[portion] ?? 'as My Plan says'}.`,
    foodsText(plan),
    today.diary ? "You've filled in today's diary." : today.window && 'Today’s diary is still empty.',
    today.next && `${words.next[today.next.what]} ${formatWords(today.next.on)}.`,
  )
}

const isOpen = (plan: Plan | null): plan is Plan => plan !== null && plan.trial.state !== 'closed'

/** How long foods have to be left out for a week of the diary to tell something. */
const WEEK = 7

/** How each symptom does beside the time before; empty while nothing is left out. */
function levelsText({ trial, today }: Plan): string {
  if (trial.withoutOn === null) return ''
  const isEarly = trial.state === 'without' && today.day < WEEK
  const means = trial.symptoms.flatMap((symptom, at) => {
    const { before = null, now = null, mark = null } = today.levels[at] ?? {}
    if (isEarly || before === null || now === null || mark === null) return []
    return [`${symptom} ${now.toFixed(1)} (${before.toFixed(1)} before, goal ${mark.toFixed(1)})`]
  })
  return means.length > 0
    ? `Your diary's averages of the last seven days: ${listed(means)}.`
    : 'Your diary has too few days without these foods to say yet.'
}

function sharingText({ trial }: Plan): string {
  const names = listed(trial.practitioners.filter(({ sees }) => sees).map(({ name }) => name))
  return sentences(
    names ? `You share your plan with ${names}.` : "You aren't sharing your plan right now.",
    trial.practitioners.length > 0
      ? 'To change that, open My Plan and use the switch “Share with my practitioner”. They see your plan and diary only while it’s on.'
      : 'You can share it once your report has a practitioner.',
  )
}

const ofSharing = /\bshar(?:e|es|ed|ing)\b|\b(?:practitioner|doctor)\b.*\b(?:see|sees|read|reads)\b/u
const ofProgress =
  /\b(?:going|doing|working|helping|helped|progress\w*|coming along|getting on|so far|on track)\b|^whats my plan$/u

/** The running plan itself, where an FAQ explains plans in general. */
export async function ownPlan(own: Own, question: string): Promise<Answer | undefined> {
  const plan = await planOf(own)
  const text = plain(question)
  if (!isOpen(plan)) return undefined
  if (ofSharing.test(text)) return answerOf(sharingText(plan), [planSource])
  return ofProgress.test(text)
    ? answerOf(sentences(levelsText(plan), todayText(plan)), [planSource])
    : undefined
}

/** What a running plan leaves out now or next, for the question where to start. */
export async function plannedStart(own: Own): Promise<Answer | undefined> {
  const plan = await planOf(own)
  return isOpen(plan) ? answerOf(todayText(plan), [planSource]) : undefined
}

/** Without a plan: eat as usual, and what to leave out. */
async function anyDay(own: Own): Promise<Answer> {
  const { answer, sources } = await avoided(own)
  return answerOf(
    sentences("Today, eat and drink as usual, apart from what you're leaving out.", answer, noPlan),
    sources,
  )
}

const foods = ofPlan(
  (found) =>
    `Your plan has ${countText(found.foods.flatMap((food) => food.foods).length, 'food')}. ${foodsText(found)}`,
)
/** A question about outcomes sounds much like one about foods. */
const ofFinding = /\b(?:find|found|learn\w*|came) (?:out|of|from|about|in)\b|\bherausgefunden\b/u

export const plan: AnswerHandlers<'plan'> = {
  ...bringingBack,
  foods: ofOwn('none', async (own, ask) =>
    ofFinding.test(plain(ask.question))
      ? outcomesAnswer(own, 'all')
      : foods.answer(ask, { db: own.db, actor: own.actor, own }),
  ),
  today: ofPlan(todayText, anyDay),
}
