import type { Input } from '@/api/request'
import { requestPage } from '@/api/request-page'
import { isOutside, type Invitation } from './invitation-words'

/** The most people of one request (the contract of POST /api/invitations). */
export const MOST_AT_ONCE = 500
/** The longest page of a list. */
const PAGE_SIZE = 200

/** All rows without those who signed in, up to the most that can be invited at once. */
export async function readAllPages(
  query: Input<'GET /api/invitations'>['query'],
): Promise<{ people: Invitation[]; more: boolean }> {
  const people = new Map<number, Invitation>()
  for (let page = 1; ; page += 1) {
    const { rows, hasNext } = await requestPage('GET /api/invitations', {
      query: { ...query, page, pageSize: PAGE_SIZE },
    })
    for (const person of rows.filter(isOutside)) people.set(person.userId, person)
    if (people.size > MOST_AT_ONCE || !hasNext) {
      return { people: [...people.values()].slice(0, MOST_AT_ONCE), more: people.size > MOST_AT_ONCE }
    }
  }
}
