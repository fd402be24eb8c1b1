import { eq } from 'drizzle-orm'
import { formatDots } from '@shared/domain/text/dates'
import { fullName } from '@shared/domain/people/full-name'
import { hasEmail } from '@shared/domain/people/no-email'
import type { Database } from '../../database/connect'
import { notFound } from '../../http/problem'
import { account } from '../accounts/accounts.public'
import { clients } from './clients.tables'

/** A client's name and contact data. Throws a 404 Problem when there is no such client. */
export async function clientOverview(db: Database, id: number) {
  const [found] = await db
    .select({
      firstName: account.firstName,
      lastName: account.lastName,
      email: account.email,
      phone: account.phone,
      lastSignInAt: account.lastSignInAt,
      dateOfBirth: clients.dateOfBirth,
      gender: clients.gender,
      address: clients.address,
      emergencyContact: clients.emergencyContact,
    })
    .from(clients)
    .innerJoin(account, eq(account.id, clients.userId))
    .where(eq(clients.id, id))
  if (!found) throw notFound('The client')
  const { firstName, lastName, email, dateOfBirth, ...rest } = found
  const reached = hasEmail(email) ? email : ''
  return {
    id,
    ...rest,
    name: fullName({ firstName, lastName, email: reached }),
    email: reached,
    dateOfBirth: dateOfBirth && formatDots(dateOfBirth),
  }
}
