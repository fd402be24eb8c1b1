import type { Reply } from '@shared/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { requestPage } from '@/api/request-page'
import { keyOf } from '@/api/use-api'
import { fullName } from '@shared/domain/people/full-name'

/** A practitioner as selects offer them; `id` is the practitioner's, not the user's. */
export type PractitionerChoice = { id: number; name: string }
/** With the default hold for review and whether the account can sign in. */
export type Reviewer = PractitionerChoice & { holds: boolean; isActive: boolean }

/** Every practitioner by name, from all pages. `enabled: false` does not load. */
export function usePractitioners({ enabled = true } = {}): UseQueryResult<Reviewer[]> {
  return useQuery({
    queryKey: [...keyOf('GET /api/practitioners'), 'every'],
    queryFn: ({ signal }) =>
      everyPractitioner((query) => requestPage('GET /api/practitioners', { query }, signal)),
    enabled,
  })
}

type Practitioners = Reply<'GET /api/practitioners'>
type Ask = (query: { page: number; pageSize: number }) => Promise<{ rows: Practitioners; hasNext: boolean }>

/** Requests one page after another. */
export async function everyPractitioner(ask: Ask): Promise<Reviewer[]> {
  const choices: Reviewer[] = []
  for (let page = 1; ; page++) {
    const { rows, hasNext } = await ask({ page, pageSize: 200 })
    choices.push(
      ...rows.map(({ id, user, releaseRule }) => ({
        id,
        name: fullName(user),
        holds: releaseRule === 'hold',
        isActive: user.isActive,
      })),
    )
    if (!hasNext) return choices
  }
}
