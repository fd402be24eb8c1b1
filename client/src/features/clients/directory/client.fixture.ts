import type { Client } from './client-values'

type Changes = Partial<Omit<Client, 'user'>> & { user?: Partial<Client['user']> }

/** A client for tests: Ann Lee, on record with a date of birth and nothing else. */
export function clientRow({ user, ...record }: Changes = {}): Client {
  return {
    id: 7,
    userId: 21,
    user: {
      id: 21,
      username: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      phone: '',
      isActive: true,
      emailConfirmed: true,
      version: 4,
      ...user,
    },
    phone: '',
    dateOfBirth: '03/12/1984',
    gender: 'Female',
    address: '',
    emergencyContact: '',
    medicalHistory: '',
    allergies: '',
    currentMedications: '',
    hasCredential: true,
    reportCount: 2,
    lastActivity: null,
    version: 3,
    ...record,
  }
}
