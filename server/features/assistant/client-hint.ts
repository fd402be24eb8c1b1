import { pattern } from '@shared/domain/text/pattern'
import type { Role } from '@shared/core/roles'
import { linkTo } from '@shared/screens'
import type { Answer } from './answer'
import { foodsNamedIn, isOneName } from './understand/foods'

/* Questions of staff about a client; the chat knows only the user's own results. */

const says =
  'I can’t see any client’s results here. For their allergies, choices and reports, open the client’s page.'

const ofClients = new RegExp(
  pattern`(?<!\p{L})(?:my|our|this|meine[nmrs]?|mon|ma|mes|mi|mis) (?:clients?|patients?|klient\p{L}*|
    patient\p{L}*|pacientes?|clientes?)(?!\p{L})`,
  'iu',
)
/** A name as the eater: "May Nora eat hummus?" */
const eater = new RegExp(
  pattern`(?<!\p{L})(?:may|can|could|should|must|is|does|will|darf|kann|soll|sollte|peut|doit|puede|
    debe)\s+(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)\s+(?:\p{Ll}+ )?(?:eat|have|drink|take|try|avoid|allowed|allergic|
    leave|bring|essen|trinken|manger|boire|comer|beber|tomar|\p{L}+ (?:essen|trinken))(?!\p{L})`,
  'iu',
)
/** First and last name: "How is Samuel Brandt's plan going?" */
const fullName = /(?<=\p{Ll}[,:]?\s)\p{Lu}\p{Ll}+[ -]\p{Lu}\p{Ll}+/u

const sourceFor = (role: Role): Answer['sources'][number] =>
  role === 'practitioner'
    ? { kind: 'report', title: 'My Clients', link: linkTo('/practitioner/clients') }
    : { kind: 'report', title: 'Clients', link: linkTo('/admin/clients') }

/** What staff read before a general answer about somebody's results; else nothing. */
export function withClientHint(role: Role, question: string, answer: Answer): Answer {
  if (role === 'client' || !isOfClient(question)) return answer
  return { ...answer, answer: `${says}\n\n${answer.answer}`, sources: [...answer.sources, sourceFor(role)] }
}

function isOfClient(question: string): boolean {
  const name = fullName.exec(question)?.[0]
  return (
    (ofClients.test(question) && foodsNamedIn(question).length > 0) ||
    /^\p{Lu}/u.test(eater.exec(question)?.[1] ?? '') ||
    (name !== undefined && !isOneName(name))
  )
}
