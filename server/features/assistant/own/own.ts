import type { Actor } from '../../../access/actor'
import type { Dependencies } from '../../../dependencies'
import { foodMatcher } from '../../foods/foods.public'
import { personOf } from '../../reports/reports.public'
import { eatingAnswer } from '../eating/eating-answer'
import { isBareFood } from '../eating/words'
import { faqSource, faqTold } from '../faq-passages'
import type { Told } from '../told'
import { again, measures } from './about-test'
import { nothingYet, type Own, reportSource, told } from './about-person'
import { whatIsAsked } from './asked'
import type { Asked } from './asked-kinds'
import { complaint, disease, foodIs } from './body'
import { changes, move } from './changes'
import { type Disease, diseasesIn } from './disease'
import * as elsewhere from './elsewhere'
import { family } from './families'
import { limit, why } from './limits'
import { eat, meal, start } from './meals'
import { compare, count, day, level, list, ofTests, ranked, scale } from './numbers'
import { allergies, chosen, practitioner, readers, record, reportCount, sample } from './people'
import { partsOf, plain } from './plain'

/**
 * What a client is told who asks about themselves, out of their own record, tests and what ships, never by a model;
 * undefined for any other question, and for who is no client. What two ask for at once is answered for both.
 */
export async function ownAnswer(
  { db }: Pick<Dependencies, 'db'>,
  asker: Actor,
  question: string,
): Promise<Told | undefined> {
  const { clientId } = asker
  if (clientId === null) return undefined
  const parts = readParts(question)
  if (!parts.some(({ asked }) => asked)) return undefined
  const own: Own = { db, asker, clientId, person: await personOf(db, clientId) }
  const answers: Told[] = []
  for (const { part, asked } of parts) {
    if (!asked && (!asks.test(plain(part)) || exclaims.test(plain(part)))) continue
    const answer = asked ? await answerTo(own, asked, part) : await eatingAnswer(own, asker, part)
    if (!answer) return undefined
    answers.push(answer)
  }
  return {
    answer: [...new Set(answers.map(({ answer }) => answer))].join('\n\n'),
    sources: [
      ...new Map(answers.flatMap(({ sources }) => sources).map((source) => [source.link, source])).values(),
    ],
    verdicts: [
      ...new Map(answers.flatMap(({ verdicts }) => verdicts).map((verdict) => [verdict.q, verdict])).values(),
    ],
  }
}

const pronoun = /(?<![\p{L}\d])(?:it|that|this|them|es|das|ça|ca|lo|eso)(?![\p{L}\d])/iu

/** "How many high, and which ones?" */
const whichOnes = /^(?:and )?(?:which|what|welche|lesquels|cuales)(?: ones?| are they| foods?)?$/u

/** What each part of a question asks; "it" is the food of the part before, where a part tells nothing by itself. */
function readParts(question: string): { part: string; asked: Asked | undefined }[] {
  let food = ''
  let counted: Asked | undefined
  return partsOf(question).map((part) => {
    const alone = counted && whichOnes.test(plain(part)) ? counted : whatIsAsked(part)
    counted =
      alone?.about === 'count' && alone.of !== 'tested'
        ? { ...alone, of: alone.of, about: 'list' }
        : undefined
    const whole = food === '' || !isOpen(alone) ? part : part.replace(pronoun, food)
    const asked = whole === part ? alone : (whatIsAsked(whole) ?? alone)
    food = foodOf(asked) || food
    return { part: whole, asked }
  })
}

/** What names no food, and may be asked of the one that was named before. */
const isOpen = (asked: Asked | undefined): boolean =>
  !asked || (foodOf(asked) === '' && ['why', 'limit', 'move', 'changes', 'list'].includes(asked.about))

const foodOf = (asked: Asked | undefined): string =>
  !asked ? '' : 'foods' in asked ? (asked.foods[0] ?? '') : 'words' in asked ? asked.words : ''

/** "Is that even possible" asks for nothing that its question has not asked. */
const exclaims =
  /^(?:so |and )?(?:is|does|was|did|can) \S+(?: \S+){0,2}? (?:possible|normal|right|true|matter|happen)$/u

/** What begins like a question, which is not left without an answer beside another. */
const asks =
  /^(?:and |so |also )*(?:what|whats|how|when|which|who|why|where|can|could|may|should|must|is|are|do|does|did|will|am|wie|was|wer|wann|warum|kann|darf|combien|comment|pourquoi|quand|que|como|cuando|por que|puedo|puis|dois|est ce|peut|soll|muss|debo|tengo)\b/u

async function answerTo(own: Own, asked: Asked, part: string): Promise<Told | undefined> {
  const { db, asker, person } = own
  const { test } = person
  const noTest = told(nothingYet, [reportSource(person)])
  const faqs = async (...keys: string[]) =>
    (await Promise.all(keys.map((key) => faqSource(db, asker.role, key)))).filter(
      (source) => source !== undefined,
    )
  switch (asked.about) {
    case 'level':
      return level(own, asked)
    case 'food':
      return foodIs(own, asked.words)
    case 'move':
      return move(own, asked)
    case 'changes':
      return changes(own, asked)
    case 'meal':
      return meal(own, asked, part)
    case 'dish':
      return isBareFood(foodMatcher(), asked.words)
        ? eatingAnswer(own, asker, `can i eat ${asked.words}`)
        : undefined
    case 'place':
      return elsewhere.place(own, asked.name, await faqs('eating-out'))
    case 'occasion':
      return elsewhere.occasion(own, asked.name)
    case 'form':
      return elsewhere.form(own, asked.words)
    case 'supplement':
      return elsewhere.supplement(own, asked.words)
    case 'otherLab':
      return elsewhere.otherLab(
        own,
        asked.words,
        await faqs(test?.scale === 'index' ? 'reading-index' : 'reading-micrograms'),
      )
    case 'fails':
      return elsewhere.fails(own, await faqs('how-long-to-avoid', 'when-to-see-a-doctor'))
    case 'negative':
      return elsewhere.negative(own, asked.words, await faqs('not-an-allergy-test'))
    case 'faq':
      return faqTold(db, asker.role, asked.key)
    case 'eat':
      return eat(own)
    case 'start':
      return start(own, await faqs('starting-elimination'))
    case 'practitioner':
    case 'reach':
      return practitioner(own, {
        isReach: asked.about === 'reach',
        faqs: asked.about === 'reach' ? await faqs('contact') : [],
      })
    case 'readers':
      return readers(own, await faqs('who-sees-my-data'))
    case 'sample':
      return sample(own)
    case 'reports':
      return reportCount(own)
    case 'allergies':
      return allergies(own)
    case 'chosen':
      return chosen(own)
    case 'record':
      return record(own)
    case 'measures':
      return measures(own, await faqs('what-igg-measures', 'what-the-test-does-not-show'))
    case 'again':
      return again(own, await faqs('repeat-test'))
    case 'disease':
      return disease(own, asked.words, await faqs(faqOf(part)))
    case 'complaint':
      return complaint(
        own,
        { words: asked.words, isLeftOut: leftOut.test(plain(part)) },
        await faqs('when-to-see-a-doctor'),
      )
    case 'count':
      return ofTests(own, asked, (one) => count(own, one, asked))
    case 'family':
      return test ? ((await family(own, test, asked.words, part)) ?? level(own, asked)) : noTest
    case 'limit':
      return test ? limit(own, test, asked.words) : noTest
    case 'why':
      return test ? why(own, test, asked) : noTest
    case 'list':
      return ofTests(own, asked, (one) => list(own, one, asked))
    case 'rank':
      return ofTests(own, asked, (one) => ranked(own, one, asked))
    case 'compare':
      return test ? compare(own, test, asked) : noTest
    case 'scale':
      return test
        ? scale(own, test, asked, await faqs(test.scale === 'index' ? 'reading-index' : 'reading-micrograms'))
        : noTest
    case 'day':
      return test ? day(own, test) : noTest
  }
}

const leftOut =
  /\b(?:left out|leaving out|stopped|cut out|gave up|giving up|dropped|quit|without|weglasse|weggelassen|arrete|supprime|dejado|dejar)\b/u

const faqByDisease: Record<Disease, string> = {
  allergy: 'not-an-allergy-test',
  coeliac: 'coeliac-disease',
  lactose: 'lactose',
  histamine: 'what-the-test-does-not-show',
  other: 'what-the-test-does-not-show',
}
const faqOf = (part: string) => faqByDisease[diseasesIn(plain(part))[0] ?? 'other']
