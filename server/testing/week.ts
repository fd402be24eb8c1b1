import { makeTriplet } from '@shared/domain/sample-triplet/sample-triplet'

/**
 * Problems of a sample. The last three are not in its files: held too long, a client who never
 * signs in, and a PDF that is missing.
 */
export const troubles = [
  'no-address',
  'namesake',
  'other-name',
  'other-birth',
  'wrong-id',
  'header-less',
  'not-read',
  'pdf-cut',
  'unchosen',
  'csv-other-person',
  'future-date',
  'held',
  'never-in',
  'pdf-missing',
] as const
export type Trouble = (typeof troubles)[number] | 'none' | 'gender'

/**
 * The item type under which each problem is listed after the upload; problems without an entry are
 * not in the worklist.
 */
export const waitsAs = {
  'no-address': 'nobody',
  namesake: 'nobody',
  'other-name': 'nobody',
  'other-birth': 'nobody',
  'wrong-id': 'nobody',
  'header-less': 'to-check',
  'not-read': 'failed',
  'pdf-cut': 'to-check',
  unchosen: 'to-check',
  'csv-other-person': 'nobody',
  'future-date': 'to-check',
  held: 'held',
  'never-in': 'never-in',
} as const satisfies Partial<Record<Trouble, string>>

export type WeekClient = {
  firstName: string
  lastName: string
  email: string
  dateOfBirth: string
  gender: 'Female' | 'Male'
}
export type WeekSample = {
  trouble: Trouble
  sampleId: string
  clientName: string
  names: { html: string; pdf: string; csv: string }
  html: string
  /** Undefined when the PDF is missing. */
  pdf: Uint8Array | undefined
  csv: string
  /** A valid CSV, for a sample whose own cannot be read. */
  soundCsv: string
  /** A valid PDF, for a sample whose own is damaged. */
  soundPdf: Uint8Array
}

const foods = ['Egg white', "Cow's milk", 'Wheat', 'Almond', 'Garlic', 'Rice', 'Tuna', 'Pineapple']
const lastNames = ['Abbott', 'Brandt', 'Carvalho', 'Duarte', 'Eklund', 'Farkas', 'Grieg', 'Haugen', 'Ibsen']
const firstNames = ['Ana', 'Bo', 'Clara', 'Dario', 'Elif', 'Femi', 'Greta', 'Hanna', 'Idris', 'Jonas', 'Kaya']

/** The practitioner named in the files of 'unchosen' samples, and assigned to 'held' ones. */
export const weekPractitioner = { firstName: 'Tomas', lastName: 'Keller' }

/**
 * A laboratory's week: `count` triplets, half of them valid and half with the problems in turn, and
 * the clients known before. Depends on `count` alone.
 */
export function makeWeek(count: number): { clients: WeekClient[]; samples: WeekSample[] } {
  const clients: WeekClient[] = []
  const samples = Array.from({ length: count }, (_, at) => {
    const trouble: Trouble = at % 2 === 1 ? turn(troubles, (at - 1) / 2) : at % 10 === 0 ? 'gender' : 'none'
    const person = personAt(at)
    if (trouble !== 'none' && trouble !== 'pdf-missing') clients.push(person)
    if (trouble === 'namesake')
      clients.push({ ...person, email: `other.${person.email}`, dateOfBirth: '1991-01-23' })
    return sampleOf(trouble, at, person)
  })
  return { clients, samples }
}

/** The item at `at`, starting over at the end. */
const turn = <T>(all: readonly T[], at: number): T => all[at % all.length] as T

function personAt(at: number): WeekClient {
  const firstName = turn(firstNames, at)
  // Numbers distinguish people whose names repeat.
  const lastName = `${turn(lastNames, at)}${at}`
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@week.example.com`.toLowerCase(),
    dateOfBirth: `19${60 + (at % 40)}-0${1 + (at % 9)}-1${at % 10}`,
    gender: at % 2 === 0 ? 'Female' : 'Male',
  }
}

function sampleOf(trouble: Trouble, at: number, person: WeekClient): WeekSample {
  const sampleId = `WK${String(10_000 + at)}`
  const clientName =
    trouble === 'other-name' ? `Somebody Else${at}` : `${person.firstName} ${person.lastName}`
  const sample = {
    sampleId,
    clientName,
    dateOfBirth: trouble === 'other-birth' ? '1950-12-31' : person.dateOfBirth,
    gender: trouble === 'gender' ? 'weiblich' : person.gender,
    reportDate: trouble === 'future-date' ? '2062-11-14' : '2026-11-14',
    unit: 'µg/ml' as const,
    results: foods.map((food, place) => ({ food, value: Math.abs(54.7 - place * 7.3 - (at % 7)) })),
    ...(trouble !== 'no-address' && trouble !== 'namesake' && { email: person.email }),
    ...(trouble === 'unchosen' && {
      practitioner: `Dr. ${weekPractitioner.firstName} ${weekPractitioner.lastName}`,
    }),
  }
  const { html, pdf, csv, names } = makeTriplet(sample)
  return {
    ...{ trouble, sampleId, clientName, names },
    html: trouble === 'wrong-id' ? makeTriplet({ ...sample, sampleId: `XX${at}` }).html : html,
    pdf: trouble === 'pdf-missing' ? undefined : trouble === 'pdf-cut' ? pdf.slice(0, 700) : pdf,
    csv:
      trouble === 'header-less'
        ? 'Wheat,HIGH\nEgg white,LOW\nRice,LOW\n'
        : trouble === 'not-read'
          ? 'This export failed.\nPlease ask for it again.\n'
          : trouble === 'csv-other-person'
            ? `Sample ID,XX${at}\nPatient,Somebody Else\n${csv}`
            : csv,
    soundCsv: csv,
    soundPdf: pdf,
  }
}

/** The upload form of a sample, with the fields that the dialog sends. */
export function weekForm(
  sample: WeekSample,
  fields: Record<string, string> = {},
  csv = sample.csv,
): FormData {
  const form = new FormData()
  const all = { sampleId: sample.sampleId, clientName: sample.clientName, ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  const add = (field: string, content: string | Uint8Array, type: string, name: string) =>
    form.set(field, new Blob([content as BlobPart], { type }), name)
  add('htmlFile', sample.html, 'text/html', sample.names.html)
  if (sample.pdf) add('pdfFile', sample.pdf, 'application/pdf', sample.names.pdf)
  add('csvFile', csv, 'text/csv', sample.names.csv)
  return form
}
