import type { SessionUser } from '@/session/session'

const person = (
  given: Pick<SessionUser, 'id' | 'role' | 'firstName' | 'lastName'> & Partial<SessionUser>,
) => {
  const email = `${given.firstName.toLowerCase()}@example.org`
  return {
    ...{ username: email, email, phone: '', createdAt: '2026-01-01T00:00:00Z', isActive: true },
    ...{ clientId: null, practitionerId: null, licensed: false },
    ...given,
  }
}

/** The people of the client's tests, named as in the demonstration. No client was ever assigned to `unassigned`. */
export const people = {
  client: person({ id: 11, role: 'client', firstName: 'Nora', lastName: 'Whitfield', clientId: 3 }),
  otherClient: person({ id: 12, role: 'client', firstName: 'Idris', lastName: 'Okafor', clientId: 4 }),
  practitioner: person({
    ...{ id: 21, role: 'practitioner', firstName: 'Amara', lastName: 'Nwosu' },
    ...{ practitionerId: 4, licensed: true },
  }),
  unassigned: person({
    ...{ id: 22, role: 'practitioner', firstName: 'Ines', lastName: 'Carvalho' },
    practitionerId: 5,
  }),
  admin: person({ id: 31, role: 'admin', firstName: 'Greta', lastName: 'Lund' }),
} satisfies Record<string, SessionUser>
