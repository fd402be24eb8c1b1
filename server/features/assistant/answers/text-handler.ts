import { faqSources } from '../faq-passages'
import type { Subject } from '../understand/intents'
import type { AnswerHandler } from './answer-handler'
import { foodsOfCare } from './care/care-foods'
import { reported, answerOf } from './person/about-person'
import { found, verdictsOn } from './person/found'
import { texts } from './texts'
import { plain } from './words/plain'

/** Answers a fixed text with the values of foods named; undefined for other intents. */
export function textHandler(about: Subject, name: string): AnswerHandler | undefined {
  const all: Partial<Record<Subject, Record<string, { says: string; faqs: readonly string[] }>>> = texts
  const text = all[about]?.[name]
  return (
    text && {
      foods: 'none',
      answer: async ({ question }, { db, actor, own }) => {
        const sources = await faqSources({ db, actor: actor }, ...text.faqs)
        const verdicts = own && about !== 'portal' ? verdictsOn(own.person, foodsOfCare(plain(question))) : []
        return own && verdicts.length > 0
          ? reported({ ...own, said: verdicts, faqs: sources }, text.says, found(own.person, verdicts))
          : answerOf(text.says, sources)
      },
    }
  )
}
