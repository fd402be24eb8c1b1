import { named } from '@shared/testing/people'
import type { Reply } from '@shared/api'
import type { UploadedReport } from '@/features/reports/upload/tray'

type Client = Reply<'GET /api/clients/:id'>
type Faq = Reply<'GET /api/faqs'>[number]
type Invitation = Reply<'GET /api/invitations'>[number]
type Food = Reply<'GET /api/allergens'>[number]
type Recipe = Reply<'GET /api/recipes'>[number]
type Practitioner = Reply<'GET /api/practitioners'>[number]
type ReportRow = Reply<'GET /api/reports'>[number]
type Result = Reply<'GET /api/reports/:id'>['results'][number]
type ScanResult = Reply<'POST /api/analyze-food-label'>

type Changes = Partial<Omit<Client, 'user'>> & { user?: Partial<Client['user']> }

/** A client for tests: Nora Whitfield, with a record of her date of birth and nothing else. */
export function clientRow({ user, ...record }: Changes = {}): Client {
  return {
    id: 7,
    userId: 21,
    user: {
      id: 21,
      username: named.client.email,
      firstName: named.client.firstName,
      lastName: named.client.lastName,
      email: named.client.email,
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

/** A practitioner with a record, for tests: Amara Nwosu, whose reports go to clients at once. */
export const practitionerRow = ({
  user,
  ...fields
}: Partial<Omit<Practitioner, 'user'>> & { user?: Partial<Practitioner['user']> } = {}): Practitioner => ({
  ...{ id: 4, userId: 9, licenseNumber: '', specialty: '', qualifications: '', clinicName: '' },
  ...{ clinicAddress: '', releaseRule: 'release', clientCount: 0, lastActivity: null, version: 1 },
  ...fields,
  user: {
    ...{ id: 9, username: 'amara', phone: '', isActive: true, emailConfirmed: true, version: 1 },
    ...{ firstName: named.practitioner.firstName, lastName: named.practitioner.lastName },
    email: named.practitioner.email,
    ...user,
  },
})

let lastId = 0

/** An FAQ for tests. */
export function faq(changes: Partial<Faq> = {}): Faq {
  lastId += 1
  return {
    id: lastId,
    question: `Question ${lastId}?`,
    answer: `Answer ${lastId}.`,
    category: 'General',
    targetRole: 'client',
    priority: 1000 + lastId,
    version: 1,
    ...changes,
  }
}

export function food(given: Partial<Food> = {}): Food {
  return {
    id: 1,
    name: 'Wheat',
    latinName: 'Triticum aestivum',
    category: 'Grains',
    description: 'A grass grown for its grain.',
    hasFormer: false,
    imageUrl: '/food-pictures/sheaf-of-rice.svg',
    commonSources: ['bread'],
    alternativeNames: ['common wheat'],
    derivedIngredients: ['semolina'],
    severity: 'other',
    version: 1,
    ...given,
  }
}

/** A recipe for tests. */
export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    id: 1,
    title: 'Baked pears',
    description: 'Soft pears from the oven.',
    ingredients: ['2 pears', '1 tsp cinnamon'],
    instructions: ['Halve the pears and bake them.'],
    prepTime: 5,
    cookTime: 20,
    servings: 2,
    difficulty: 'easy',
    category: 'dessert',
    tags: [],
    imageUrl: '/food-pictures/pear.svg',
    pictures: [{ name: 'pear', size: 100 }],
    excludedAllergenIds: [],
    aiGenerated: false,
    approved: true,
    own: false,
    without: [],
    version: 1,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...changes,
  }
}

/** A row of the list of reports, for tests. */
export const reportRow = (fields: Partial<ReportRow>): ReportRow => ({
  id: 1,
  sampleId: 'EF1',
  clientName: named.client.name,
  clientId: 5,
  clientUserId: 6,
  clientEmail: named.client.email,
  clientAccount: { name: named.client.name, isActive: true },
  practitionerId: null,
  practitionerName: null,
  practitionerActive: null,
  reportDate: null,
  email: '',
  phone: '',
  status: 'completed',
  held: false,
  failure: null,
  warningCount: 0,
  asks: [],
  fileName: 'EF1_Ann_Lee.html',
  pdfPath: null,
  htmlPath: null,
  csvPath: null,
  version: 1,
  createdAt: '2026-11-19T12:00:00.000Z',
  updatedAt: '2026-11-19T12:00:00.000Z',
  ...fields,
})

const nobodyReached = { released: [], toInvite: [] }

/** The answer of an action on several reports, for tests: it reached nobody. */
export const reached = (fields: Partial<{ released: number[]; toInvite: number[] }> = {}) => ({
  ...nobodyReached,
  ...fields,
})

/** The answer of an action on one report, for tests: it reached nobody. */
export const acted = <Row>(
  report: Row,
  fields: Partial<{ released: number[]; toInvite: number[]; madeAccount: boolean }> = {},
) => ({ ...report, ...nobodyReached, madeAccount: false, ...fields })

/** The report of an uploaded sample, for tests: completed, with a client. */
export const uploadedReport = (fields: Partial<UploadedReport> = {}): UploadedReport => ({
  row: reportRow({}),
  existed: false,
  madeAccount: false,
  asks: false,
  suggested: null,
  ...fields,
})

/** The result of a food that is not elevated, for tests. */
export const aResult = (fields: Partial<Result> = {}): Result => {
  const { value = 1 } = fields
  return {
    ...{ food: 'Rice', value, text: String(value), level: 'low', line: 2, family: 'Other' },
    ...{ leftOut: null, fineSince: null },
    ...fields,
  }
}

/**
 * A report with its results: rice low, rye moderate, two foods of egg high, of which one has no
 * number.
 */
export const aReport = (
  fields: Partial<Reply<'GET /api/reports/:id'>> = {},
): Reply<'GET /api/reports/:id'> => ({
  ...reportRow({
    ...{ id: 7, sampleId: 'EF20418', clientId: 3, reportDate: '14.11.2026' },
    ...{
      createdAt: '2026-11-15T09:00:00Z',
      pdfPath: '/api/reports/7/pdf',
      practitionerName: named.practitioner.name,
    },
  }),
  gender: '',
  dateOfBirth: null,
  dateOfReceipt: null,
  practitioner: '',
  warnings: [],
  notes: null,
  allergenData: '',
  unread: [],
  planned: [],
  correction: null,
  firstReading: false,
  suggestedPractitioner: null,
  scale: 'µg/ml',
  results: [
    aResult({ food: 'Rice', value: 1.2, family: 'Grains', line: 2 }),
    aResult({ food: 'Rye', value: 9.44, level: 'moderate', family: 'Grains', line: 3 }),
    aResult({ food: 'Egg white', value: 54.7, level: 'high', family: 'Dairy and egg', line: 4 }),
    aResult({ food: 'Egg noodles', value: null, text: 'class III', level: 'high', line: 5 }),
  ],
  ...fields,
})

/** The result of a label check, for tests: a complete list without findings. */
export const scanResult = (fields: Partial<ScanResult> = {}): ScanResult => ({
  ...{ allergens: [], traces: [], possible: [], allergenSpans: [], ingredients: ['water', 'salt'] },
  ...{ userIntolerances: [], tolerated: [], searched: ['Egg white'], scale: null, readable: true },
  summary: 'We could not match any foods from this label with your test results. We checked for Egg white.',
  ...{ seen: 'whole', missing: [], next: null, language: null, notRecognised: [] },
  ...fields,
})

/** A food of the client that a label names, for tests. */
export const scanFinding = (
  fields: Partial<ScanResult['userIntolerances'][number]> = {},
): ScanResult['userIntolerances'][number] => ({
  ...{ foodName: 'Egg white', level: 'high', kind: 'match', spans: [], words: ['EGG white'] },
  ...{ carriedOverFrom: null, byNameOnly: false, reason: null },
  ...fields,
})

/** A client with a released report who was never invited, for tests. */
export const invitationRow = (fields: Partial<Invitation> = {}): Invitation => ({
  ...{ userId: 11, clientId: 3, name: named.client.name, email: named.client.email },
  ...{ phone: '', address: '', reachedBy: 'email', state: 'never', link: null },
  releasedAt: '2026-11-18T12:00:00Z',
  ...fields,
})

/** The portal's settings, for tests. */
export const portalSettingsRow = (
  fields: Partial<Reply<'GET /api/settings'>> = {},
): Reply<'GET /api/settings'> => ({
  ...{ portalName: 'Pearwell', supportAddress: 'help@orchard.example', bareScale: 'index', version: 1 },
  ...{ inviteMode: 'off', accent: '', postalAddress: '', logoHash: null },
  ...{ trialOn: false, trialSignedBy: '', staffFactor: 'offered', staffFactorFrom: null },
  ...fields,
})

type Verdict = Reply<'GET /api/verdict'>

/** A food that decided a verdict, for tests: beef, high. */
export const aDecidingFood = (fields: Partial<Verdict['foods'][number]> = {}): Verdict['foods'][number] => ({
  ...{ foodName: 'Beef', level: 'high', answer: 'leave-out', certainty: 'match', why: '', change: null },
  ...{ value: 42.3, text: '42.3', scale: 'µg/ml', reportDate: '2026-11-16', carriedOverFrom: null },
  inTrial: false,
  inBaseline: false,
  outcome: null,
  ...fields,
})

/** A verdict for tests: on beef, which is high. */
export const aVerdict = (fields: Partial<Verdict> = {}): Verdict => ({
  ...{
    id: 3,
    q: 'beef',
    understoodAs: null,
    kind: 'high',
    answer: 'leave-out',
    notes: [],
    title: 'Beef',
    sentence: 'Leave out for now. Beef was high in your test.',
  },
  ...{ foods: [aDecidingFood()], parts: [], swaps: [], swapsFor: null, recipes: [] },
  ...{ notTested: [], notKnown: [], choices: [], askMaker: false, foodId: null },
  ...fields,
})

type Health = Reply<'GET /api/clients/:id/health'>

/** The health data of a client without known allergies; with those of `allergies` if given. */
export const aHealth = (fields: Partial<Health> = {}): Health => ({
  ...{ allergies: [], ownFoods: [], unknown: [], words: {}, version: 3 },
  answered: fields.allergies?.length ? 'listed' : 'none',
  answeredAt: '2026-11-12T09:00:00Z',
  ...fields,
})

type Config = Reply<'GET /api/config'>

/** The public configuration, for tests: no registration, and password resets by email. */
export const aConfig = (fields: Partial<Config> = {}): Config => ({
  ...{ portalName: 'Pearwell', supportAddress: '', logoHash: null, accent: '' },
  ...{ registrationOpen: false, resetByEmail: true, emailConfigured: true, smsConfigured: false },
  ...{ ai: 'builtin', trialOn: false, passkeyOrigin: null },
  ...fields,
})

type Plan = NonNullable<Reply<'GET /api/trial'>>
type PlanFood = Plan['foods'][number]

/** A food of a plan, for tests: beef, left out. */
export const aPlanFood = (fields: Partial<PlanFood> = {}): PlanFood => ({
  ...{ id: 5, foods: ['Beef'], replacement: 'Turkey', state: 'out', challenges: [], outcome: null },
  portions: { form: 'Plain beef', amounts: ['30 g', '60 g', '120 g'], vessel: 'piece' },
  ...{ barred: null, refusal: null, repeat: null, elevated: true, corrected: false },
  ...fields,
})

/** A plan, for tests: on the ninth day without beef, bloating noted. */
export const aPlan = ({
  trial,
  today,
  ...fields
}: Partial<Omit<Plan, 'trial' | 'today'>> & {
  trial?: Partial<Plan['trial']>
  today?: Partial<Plan['today']>
} = {}): Plan => ({
  trial: {
    ...{ id: 2, state: 'without', closedReason: null, proposedBy: 'client', symptoms: ['Bloating'] },
    ...{ gate: [], gateReason: null, startedOn: '2026-11-04', phaseOn: '2026-11-18' },
    ...{ withoutOn: '2026-11-18', reintroductionOn: null, closedOn: null, pausedOn: null },
    ...{
      pausedDays: 0,
      resumedOn: null,
      haltedOn: null,
      zone: 'Europe/London',
      remindAt: '20:00',
      shared: false,
    },
    ...{
      practitioners: [{ id: 4, name: 'Mara Vale', sees: false }],
      asksToShare: false,
      maxFoods: 5,
      version: 3,
    },
    ...trial,
  },
  foods: [aPlanFood()],
  challenge: null,
  today: {
    ...{ date: '2026-11-26', phase: trial?.state ?? 'without', day: 9, of: 28, next: null, diary: null },
    window: { from: '2026-11-23', to: '2026-11-26' },
    level: { before: 6.1, now: 4.4, mark: 4.1 },
    levels: [{ before: 6.1, now: 4.4, mark: 4.1 }],
    without: null,
    refusals: { advance: null, pause: null, resume: null, close: null },
    ...today,
  },
  ...fields,
})

/** The challenge of a plan's beef, for tests: its second day, half a portion. */
export const aChallenge = (
  fields: Partial<NonNullable<Plan['challenge']>> = {},
): NonNullable<Plan['challenge']> => ({
  ...{ id: 8, foodId: 5, attempt: 1, startedOn: '2026-11-25', endedOn: null, state: 'running' },
  days: [25, 26, 27, 28, 29, 30].map((day, at) => ({
    ...{
      day: `2026-11-${day}`,
      planDay: at + 1,
      portion: at < 3 ? at : null,
      missed: false,
      noted: at === 0,
    },
  })),
  endsOn: '2026-11-30',
  judged: { suggested: 'unclear', mean: 3, spread: 0.8, change: null, why: 'few' },
  decisions: ['complaints', 'none', 'unclear', 'limited'],
  ...{ decided: null, note: '' },
  ...fields,
})

type Outcome = Reply<'GET /api/outcomes'>[number]

/** The outcome of a food, for tests: beef is well tolerated. */
export const anOutcome = (fields: Partial<Outcome> = {}): Outcome => ({
  ...{ id: 9, foods: ['Beef'], outcome: 'tolerated', amount: '', since: '2026-11-20' },
  ...{ basis: 'challenge', asks: false, held: false },
  ...fields,
})
