import type { Actor } from '../../access/actor'
import { ModelError } from '../../adapters/ai/model'
import type { Dependencies } from '../../dependencies'
import { personOf } from '../reports/reports.public'
import { mayShow } from './check'
import { faqsFor, type FaqPassage, sourceOf } from './faq-passages'
import { isImpersonal } from './impersonal'
import { askModel } from './modelled'
import { redact } from './redaction/redaction'
import type { Told } from './told'

const MOST = 4

/**
 * The FAQs that a question asks for by their words, where no intent fits: in a model's wording where there is one, the
 * question tells of nobody and what it says passes the check, otherwise the best one as it stands. Undefined where none
 * answers it, 'refused' where the model declines.
 */
export async function passagesTold(
  { db, model }: Dependencies,
  { clientId, role }: Actor,
  question: string,
  signal: AbortSignal,
): Promise<Told | 'refused' | undefined> {
  const faqs = (await faqsFor(db, role, question)).slice(0, MOST)
  const [best] = faqs
  if (!best) return undefined
  const asItStands = told(role, best.answer, [best])
  if (!model) return asItStands
  const redacted = await redact(db, question)
  const person = clientId === null ? undefined : await personOf(db, clientId)
  if (!isImpersonal(redacted, person)) return asItStands
  try {
    const said = await askModel({ db, model }, redacted, faqs, signal)
    if (!said || !mayShow(said.raw, said.texts, person)) return asItStands
    return { ...told(role, said.answer, said.used), isModelled: true }
  } catch (error) {
    signal.throwIfAborted()
    // Its failure takes no answer away.
    return error instanceof ModelError && error.failure === 'refused' ? 'refused' : asItStands
  }
}

const told = (role: Actor['role'], answer: string, faqs: readonly FaqPassage[]): Told => ({
  answer,
  sources: faqs.map((faq) => sourceOf(role, faq)),
  verdicts: [],
})
