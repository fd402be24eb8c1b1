import type { Body } from '@shared/api'
import { firstPriority, orderBases, type FaqList } from '@shared/domain/faqs/faq-order'
import type { Role } from '@shared/core/roles'
import type { Faq } from '../faq-words'

type Updates = Body<'PATCH /api/faqs/priorities'>['updates']

const byPriority = (one: Faq, other: Faq) => one.priority - other.priority || one.id - other.id

/** The FAQs of a list in order. */
export function faqsOf(list: FaqList, faqs: readonly Faq[]): Faq[] {
  return faqs.filter(({ targetRole }) => list === 'all' || targetRole === list).sort(byPriority)
}

/** Moves the item at `from` to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The priorities that put a list into this order. */
export function prioritiesFor(list: FaqList, order: readonly Faq[]): Updates {
  return order.map(({ id }, place) => ({ id, priority: orderBases[list] + place }))
}

/** All FAQs in their order with these priorities. */
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

/** An FAQ's changes; when its role changes, it moves to the end of that list. */
export const atItsEnd = <Changes extends { targetRole?: unknown }>(
  changes: Changes,
  role: Role,
  all: readonly Faq[],
) => ('targetRole' in changes ? { ...changes, priority: endOf(role, all) } : changes)
