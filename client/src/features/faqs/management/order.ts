import type { Body } from '@shared/api'
import { firstPriority, orderBases, type FaqList } from '@shared/domain/faq-order'
import type { Role } from '@shared/core/roles'
import type { Faq } from '../faq-words'

type Updates = Body<'PATCH /api/faqs/priorities'>['updates']

const byPriority = (one: Faq, other: Faq) => one.priority - other.priority || one.id - other.id

/** The FAQs of a list, in their order. */
export function faqsOf(list: FaqList, faqs: readonly Faq[]): Faq[] {
  return faqs.filter(({ targetRole }) => list === 'all' || targetRole === list).sort(byPriority)
}

/** The items with the one at `from` taken to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The priorities that a list gets when its FAQs stand as in `order`. */
export function prioritiesFor(list: FaqList, order: readonly Faq[]): Updates {
  return order.map(({ id }, place) => ({ id, priority: orderBases[list] + place }))
}

/** All FAQs with these priorities, in their new order. */
export function reordered(faqs: readonly Faq[], updates: Updates): Faq[] {
  const priorityOf = new Map(updates.map(({ id, priority }) => [id, priority]))
  return faqs.map((faq) => ({ ...faq, priority: priorityOf.get(faq.id) ?? faq.priority })).sort(byPriority)
}

/** The priority at the end of a role's list. */
export function endOf(role: Role, faqs: readonly Faq[]): number {
  const last = faqs
    .filter(({ targetRole }) => targetRole === role)
    .sort(byPriority)
    .at(-1)
  return last ? last.priority + 1 : firstPriority(role)
}

/** The changes of an FAQ; one that goes to another role's list joins it at its end. */
export const atItsEnd = <Changes extends { targetRole?: unknown }>(
  changes: Changes,
  role: Role,
  all: readonly Faq[],
) => ('targetRole' in changes ? { ...changes, priority: endOf(role, all) } : changes)
