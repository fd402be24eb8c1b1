import { named } from '@shared/testing/people'
import type { SessionUser } from '@/session/session'

type Given = Pick<SessionUser, 'id' | 'role'> & Partial<SessionUser>

const account = ({ firstName, lastName, email }: (typeof named)[keyof typeof named], given: Given) => ({
  ...{ firstName, lastName, email, username: email },
  ...{ phone: '', createdAt: '2026-01-01T00:00:00Z', isActive: true },
  ...{ clientId: null, practitionerId: null, licensed: false, needs: null },
  ...given,
})

/** The people of the tests, signed in. No client was ever assigned to `unassigned`. */
export const people = {
  client: account(named.client, { id: 11, role: 'client', clientId: 3 }),
  otherClient: account(named.otherClient, { id: 12, role: 'client', clientId: 4 }),
  practitioner: account(named.practitioner, {
    ...{ id: 21, role: 'practitioner' },
    ...{ practitionerId: 4, licensed: true },
  }),
  unassigned: account(named.otherPractitioner, { id: 22, role: 'practitioner', practitionerId: 5 }),
  admin: account(named.admin, { id: 31, role: 'admin' }),
} satisfies Record<string, SessionUser>
