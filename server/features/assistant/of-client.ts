import type { Role } from '@shared/core/roles'
import { linkTo } from '@shared/screens'
import type { Told } from './told'
import { foodsNamedIn, isOneName } from './understand/foods'

/* Staff who ask what one of their clients may eat, or how one is doing: the chat sees nobody's results but the asker's. */

const says =
  'I answer for nobody’s results here, so not for a client’s either. Open the client’s own page: it has their allergies, choices and reports.'

const ofClients =
  /(?<!\p{L})(?:my|our|this|meine[nmrs]?|mon|ma|mes|mi|mis) (?:clients?|patients?|klient\p{L}*|patient\p{L}*|pacientes?|clientes?)(?!\p{L})/iu
/** A name in the place of who eats: "May Nora eat hummus?" */
const eater =
  /(?<!\p{L})(?:may|can|could|should|must|is|does|will|darf|kann|soll|sollte|peut|doit|puede|debe)\s+(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?)\s+(?:\p{Ll}+ )?(?:eat|have|drink|take|try|avoid|allowed|allergic|leave|bring|essen|trinken|manger|boire|comer|beber|tomar|\p{L}+ (?:essen|trinken))(?!\p{L})/iu
/** First and last name within a sentence: "How is Samuel Brandt's plan going?" */
const fullName = /(?<=\p{Ll}[,:]?\s)\p{Lu}\p{Ll}+[ -]\p{Lu}\p{Ll}+/u

const sourceFor = (role: Role): Told['sources'][number] =>
  role === 'practitioner'
    ? { kind: 'report', title: 'My Clients', link: linkTo('/practitioner/clients') }
    : { kind: 'report', title: 'Clients', link: linkTo('/admin/clients') }

/** What a question of staff about somebody else's results is told before any general fact; else nothing. */
export function ofClientTold(role: Role, question: string, told: Told): Told {
  if (role === 'client' || !isOfClient(question)) return told
  return { ...told, answer: `${says}\n\n${told.answer}`, sources: [...told.sources, sourceFor(role)] }
}

function isOfClient(question: string): boolean {
  const name = fullName.exec(question)?.[0]
  return (
    (ofClients.test(question) && foodsNamedIn(question).length > 0) ||
    /^\p{Lu}/u.test(eater.exec(question)?.[1] ?? '') ||
    (name !== undefined && !isOneName(name))
  )
}
