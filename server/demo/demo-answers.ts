import type { Actor } from '../access/actor'
import type { Dependencies } from '../dependencies'
import { findAccountAt } from '../features/accounts/accounts.public'
import {
  fileNotHelpful,
  makeFaqOf,
  question as reviews,
  feedbackTokens,
  reviewQuestion,
} from '../features/assistant/assistant.public'
import { findActor } from '../features/auth/auth.public'
import { updateHealth, updateDiet } from '../features/clients/clients.public'
import { reportsOfClient } from '../features/reports/reports.public'
import { eq } from 'drizzle-orm'
import { emailOf } from './people'

const sharing = {
  question: 'Can my flatmate and I share one toaster?',
  answer: "I don't know.",
  words: 'We both bake our own bread.',
  reply:
    'One is enough as long as there is no allergy on your list. A few crumbs matter little for a raised IgG value. With an allergy, each of you needs your own toaster.',
}
const travelling = {
  question: 'Can I take the report on a plane?',
  answer: "I don't know.",
  words: 'I meant as a document for the crew.',
}

/** What clients said about their allergies; the other clients were never asked. */
const allergies: readonly (readonly [firstName: string, lastName: string, ...allergies: string[]])[] = [
  ['Marta', 'Lindqvist', 'Sesame'],
  ['Samuel', 'Brandt', 'Tree nuts', 'Penicillin'],
  ['Owen', 'Price', 'Shellfish'],
  ['Priya', 'Raman'],
  ['Jonas', 'Haugen'],
  ['Maximiliana-Alexandrina', 'von Hohenlohe-Waldenburg-Bartenstein'],
  ['Lena', 'Moreau'],
  ['Oskar', 'Nyman'],
]

/** Adds clients' statements and answers that did not help: one now a FAQ, one waiting. */
export async function addAnswers(deps: Dependencies, admin: Actor): Promise<void> {
  const vegetarian = await actorOf(deps, 'Priya', 'Raman')
  await updateDiet(deps, vegetarian, undefined, {
    diets: ['vegetarian'],
    servings: 2,
    minutes: 45,
  })
  for (const [firstName, lastName, ...listed] of allergies) {
    const actor = await actorOf(deps, firstName, lastName)
    const edit = { actor, id: actor.clientId ?? 0, ifMatch: undefined }
    const ownFoods = actor.id === vegetarian.id ? ['coriander'] : []
    await updateHealth(deps, reportsOfClient, edit, {
      allergies: listed,
      none: listed.length === 0,
      ownFoods,
    })
  }
  const user = await actorOf(deps, 'Lena', 'Moreau')
  const id = await fileAs(deps, user, sharing)
  await reviewQuestion(deps, admin, id, { adminNotes: 'Asked on the phone, too.', answer: sharing.reply })
  await makeFaqOf(deps, admin, id, {
    question: 'Can two people share a toaster?',
    answer: sharing.reply,
    category: 'Your questions',
    targetRole: 'client',
  })
  await fileAs(deps, user, travelling)
}

async function actorOf({ db }: Dependencies, firstName: string, lastName: string): Promise<Actor> {
  const account = await findAccountAt(db, emailOf({ firstName, lastName }))
  const actor = account && (await findActor(db, account.id))
  if (!actor) throw new Error(`${firstName} is not in the demo data`)
  return actor
}

/** Reports an answer as its client would, with the feedback token; returns the row's id. */
async function fileAs(
  deps: Dependencies,
  user: Actor,
  { question, answer, words }: { question: string; answer: string; words: string },
): Promise<number> {
  const given = feedbackTokens(deps)
  const receipt = given.of({ userId: user.id, question, answer })
  await fileNotHelpful(deps, given, user, { question, answer, receipt, words })
  const [row] = await deps.db.select({ id: reviews.id }).from(reviews).where(eq(reviews.question, question))
  if (!row) throw new Error('the demo question was not filed')
  return row.id
}
