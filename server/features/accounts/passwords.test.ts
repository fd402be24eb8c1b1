import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leastCharacters } from '@shared/domain/sign-in/passwords'
import { readConfig } from '../../config/config'
import { settings } from '../portal/portal.tables'
import { hash } from '../../testing/cheap-hashes'
import { startPortal, testPassword, type Person, type Portal } from '../../testing/portal'
import type { Answer } from '../../testing/visitor'
import { users } from './accounts.tables'
import { ensureAdmin } from './first-admin'
import { passwordProblem } from './password-rules'
import { generatePassword, hashPassword } from './passwords'

const vera = {
  email: 'vera.brightwater@example.com',
  username: 'vera.brightwater@example.com',
  firstName: 'Vera',
  lastName: 'Brightwater',
}
const ofVera = (password: string, role: 'client' | 'admin' = 'admin') =>
  passwordProblem(password, { ...vera, role, old: 'the one before' }, 'owner', 'Harbour Lab')

describe('a password', () => {
  it.each([
    ['sunshine', 'at least 10'],
    ['SUNSHINE2026!', 'most common'],
    ['2026-Sunshine', 'most common'],
    ['qwertyuiop', 'most common'],
    ['Harbour-Lab 2026!', "portal's name"],
    ['harbourlabharbourlab', "portal's name"],
    ['Vera.Brightwater1', 'own name'],
    ['brightwater 1984', 'own name'],
    ['vera.brightwater@example.com', 'own name'],
    ['VeraHarbourLab1!', 'own name'],
    ['the one before', 'already your password'],
    ['1111111111', ''],
    ['0123456789', ''],
    ['abcdefghij', ''],
    ['aaaaaaaaaa', ''],
    ['asdfasdfasdf', ''],
    ['letmeinletmein', ''],
    ['adminadmin', ''],
    ['password password', 'too easy'],
    ['iloveyou - Iloveyou', 'too easy'],
    ['Adm1n1strat0r', 'too easy'],
    ['01.01.1990', 'too easy'],
    ['..........', 'too easy'],
    [' '.repeat(10), 'too easy'],
    ['abc'.repeat(20), 'too easy'],
    ['ｓｕｎｓｈｉｎｅ２０２６', 'most common'],
    ['ｔhe one before', 'already your password'],
    ['blue-kettle-9 ', 'begins or ends with a space'],
    ['\u00A0blue-kettle-9', 'begins or ends with a space'],
    ['blue-kettle-9\u200B', 'begins or ends with a space'],
    ['blue-kettle-9\u3164', 'begins or ends with a space'],
    ['\u2800blue-kettle-9', 'begins or ends with a space'],
    // Each of these characters has a normal form of 18 letters.
    ['\uFDFA'.repeat(12), 'at most 200'],
    // Counted as six letters, as they appear on the screen.
    ['e\u0301'.repeat(6), 'at least 10'],
  ])('%s is refused', async (password, why) => expect(await ofVera(password)).toContain(why))

  it.each([
    'correct horse battery',
    'Vera likes pears',
    '8264-1937-5520',
    'blue-kettle-9',
    'Tr0ubadour&3x',
    'somebody-9321',
    'lantern-42',
    '$%#@!*&^~?',
    '\u00B4blue kettle 9\u00A8',
    'ﬁve grüne Kessel 9',
    'blue kettle \u2764\uFE0F',
    generatePassword(),
  ])('%s is allowed', async (password) => expect(await ofVera(password)).toBeUndefined())

  it("is hashed with OWASP's parameters, in its normal form", async () => {
    await hashPassword('ﬁve kettles')
    expect(hash).toHaveBeenLastCalledWith('five kettles', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  })

  it('an admin may give a client an easy password, but none that is blank or of one character', async () => {
    const handed = (password: string) =>
      passwordProblem(password, { ...vera, role: 'client' }, 'admin', 'Harbour Lab')
    expect(await handed('sixsix')).toBeUndefined()
    for (const password of ['......', ' \t    ', 'zzzzzzzz'])
      expect(await handed(password)).toMatch(/too easy|most common/)
    expect(await ofVera('sixsixsix', 'client')).toContain('too easy')
  })

  it('may contain a name too short to count', async () => {
    const who = { role: 'client', email: 'a@example.com', firstName: 'A', lastName: 'B' } as const
    expect(await passwordProblem('a long enough one', who, 'owner', 'Pearwell')).toBeUndefined()
  })

  it('has at least 10 characters for staff, 8 chosen by a client, 6 given to a client by an admin', () => {
    const least = (['admin', 'practitioner', 'client'] as const).map((role) => [
      leastCharacters(role, 'owner'),
      leastCharacters(role, 'admin'),
    ])
    expect(least).toEqual([
      [10, 10],
      [10, 10],
      [8, 6],
    ])
  })
})

describe('wherever a password is set', () => {
  let portal: Portal
  const people = {} as Record<'admin' | 'practitioner' | 'client', Person>
  beforeAll(async () => {
    portal = await startPortal({ ALLOW_REGISTRATION: 'true' })
    await portal.deps.db.insert(settings).values({ portalName: 'Harbour Lab' })
    for (const role of ['admin', 'practitioner', 'client'] as const) {
      const names = { firstName: vera.firstName, lastName: vera.lastName }
      people[role] = await portal.person(role, { email: `${role}-${vera.email}`, ...names })
    }
  })
  afterAll(() => portal.close())

  const own = (role: keyof typeof people) => (newPassword: string) =>
    people[role].visit.put('/api/user/password', { currentPassword: testPassword, newPassword })
  const made = (role: string) => (password: string) =>
    people.admin.visit.post('/api/admin/users', { ...vera, password, role })
  /** Each way to set a password, and whether it is for staff. */
  const places: [place: string, isStaff: boolean, set: (password: string) => Promise<Answer>][] = [
    ['an admin makes a client', false, made('client')],
    ['an admin makes a practitioner', true, made('practitioner')],
    ['an admin makes an admin', true, made('admin')],
    [
      'the practitioners take one in',
      true,
      (password) => people.admin.visit.post('/api/practitioners', { ...vera, password }),
    ],
    [
      'somebody registers',
      false,
      (password) => portal.stranger().post('/api/register', { ...vera, password }),
    ],
    ['a client changes it', false, own('client')],
    ['a practitioner changes it', true, own('practitioner')],
    ['an admin changes it', true, own('admin')],
  ]

  it.each(places)(
    '%s: a bad password is refused with the reason at its field',
    async (_place, isStaff, set) => {
      const bad: [string, RegExp][] = [
        [isStaff ? 'ninechars' : 'five5', /at least \d+ characters/],
        ['sunshine2026!', /most common/],
        [' '.repeat(12), /too easy to guess/],
        ['HarbourLab2026!', /portal's name/],
        ['Vera.Brightwater1', /own name or email/],
        ['blue-kettle-9 ', /begins or ends with a space/],
        ['\u2003blue-kettle-9', /begins or ends with a space/],
      ]
      const before = await portal.deps.db.select().from(users).orderBy(users.id)
      for (const [password, why] of bad) {
        const answer = await set(password)
        expect([password, answer.status]).toEqual([password, 400])
        const { fields } = answer.body as { fields: Record<string, string> }
        expect(fields['password'] ?? fields['newPassword']).toMatch(why)
      }
      expect(await portal.deps.db.select().from(users).orderBy(users.id)).toEqual(before)
    },
  )

  it('the current password is refused', async () => {
    for (const role of ['admin', 'client'] as const)
      expect((await own(role)(testPassword)).body).toMatchObject({
        fields: { newPassword: 'This is already your password' },
      })
  })

  it('the first administrator gets no bad one, and a start with an older short one continues', async () => {
    const { db } = portal.deps
    const config = (ADMIN_PASSWORD: string) => readConfig({ ADMIN_EMAIL: vera.email, ADMIN_PASSWORD })
    expect(await ensureAdmin({ db, config: config('short') })).toBeUndefined()
    await db.update(users).set({ role: 'client' }).where(eq(users.role, 'admin'))
    for (const password of [
      'ninechars',
      'sunshine2026!',
      'HarbourLab2026!',
      'Vera.Brightwater1',
      'a password of mine ',
    ])
      await expect(ensureAdmin({ db, config: config(password) })).rejects.toThrow(
        /^ADMIN_PASSWORD cannot be used\. /,
      )
    expect(await db.$count(users, eq(users.role, 'admin'))).toBe(0)
    expect(await ensureAdmin({ db, config: config('a password of mine') })).toBeUndefined()
    expect(await db.$count(users, eq(users.role, 'admin'))).toBe(1)
  })
})
