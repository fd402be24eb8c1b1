import { paddedPdf } from '../../server/testing/pdfs'
import { writeFormData } from './multipart'
import { makeTriplet } from '../../shared/domain/sample-triplet/sample-triplet'
import { demoResults } from '../../server/demo/demo-results'

/** A signed-in person, with the rows that their screens show. */
export type Person = {
  id: number
  role: 'admin' | 'practitioner' | 'client'
  cookie: string
  /**
   * The reports a person may read: a client's own, those of a practitioner's clients, some of all
   * for an admin; newest first.
   */
  reports: number[]
  /** The client records a person may read: a client's own, those of a practitioner's clients. */
  clients: number[]
  /** Names that a search finds. */
  names: string[]
  hasPlan: boolean
}

/**
 * The contents of requests: questions, labels and words to judge; for uploads the foods of a test
 * and the person tested.
 */
export type Material = {
  questions: string[]
  labels: string[]
  words: string[]
  foods: { name: string; category: string }[]
  tested: { name: string; email: string }[]
}

/** `kind` is the name under which the figures count it. */
export type Request = { kind: string; method: string; path: string; type?: string; body?: string | Buffer }

const UPLOAD_BYTES = 300_000
/** Screens that a person opens before they load the portal again. */
const SCREENS_A_VISIT = 5

const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('there is nothing to pick from')
  return value
}

const read = (path: string): Request => ({ kind: `GET ${kindOf(path)}`, method: 'GET', path: `/api/${path}` })
const send = (method: string, path: string, body: unknown): Request => ({
  kind: `${method} ${kindOf(path)}`,
  method,
  path: `/api/${path}`,
  type: 'application/json',
  body: JSON.stringify(body),
})

/** Row ids, words, days and pages are left out of a kind's name. */
const kindOf = (path: string) =>
  path
    .replace(/\/\d+/g, '/:id')
    .replace(/\d{4}-\d\d-\d\d/g, ':day')
    .replace(/([?&](?:q|client|clientId))=[^&]*/g, '$1=…')
    .replace(/&?(?:page|pageSize|weeks)=\d+/g, '')
    .replace(/\?$/, '')
    .replace('?&', '?')

type Screen = [weight: number, calls: (person: Person, material: Material) => Request[]]

const opened = (id: number) => send('POST', 'reports/opened', { reports: [{ id, version: 1 }] })
const label = (_person: Person, { labels }: Material) => [
  send('POST', 'analyze-food-label', { labelText: pick(labels) }),
]
const question = (_person: Person, { questions }: Material) => [
  send('POST', 'ai/ask-question', { question: pick(questions) }),
]
const results = (person: Person, id: number, foods: string) => [
  read('outcomes'),
  read('reports?status=completed&pageSize=200'),
  read(`reports/${id}`),
  read('user/health'),
  opened(id),
  read(foods),
  ...person.reports.slice(1, 2).map((before) => read(`reports/${before}`)),
]
const encodedQuery = (name: string) => encodeURIComponent(name.toLowerCase())
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/**
 * The requests of each screen, recorded from a browser, and the actions on it, with the screen's
 * weight.
 */
const screens: Record<Person['role'], Screen[]> = {
  client: [
    [
      20,
      ({ reports }) => [
        read('user/health'),
        read('outcomes'),
        read('trial'),
        read('recipes/daily-personalized'),
        read('reports?status=completed&pageSize=1'),
        ...reports.slice(0, 1).map((id) => read(`reports/${id}`)),
      ],
    ],
    [15, (person) => results(person, person.reports[0] ?? 0, 'allergens')],
    [5, (person) => results(person, pick(person.reports), 'allergens')],
    [8, (person, material) => [read('avoid-list'), ...label(person, material), ...label(person, material)]],
    [8, () => [read('recipes')]],
    [
      15,
      (_person, { words }) => [
        read(`verdict?q=${encodedQuery(pick(words))}`),
        read(`verdict?q=${encodedQuery(pick(words))}`),
      ],
    ],
    [
      8,
      ({ hasPlan }) => [
        read('trial'),
        read('outcomes'),
        ...(hasPlan ? [read('diary'), read(`diary?from=${daysAgo(1)}&to=${daysAgo(1)}`)] : []),
      ],
    ],
    [
      8,
      (person, material) => [
        read('user/question-answers'),
        ...question(person, material),
        ...question(person, material),
      ],
    ],
    [4, () => [read('faqs')]],
    [3, () => [read('notifications/all?page=1&pageSize=20')]],
    [
      2,
      () =>
        [
          'address-change',
          'preferences',
          'health',
          'diet',
          'sessions',
          'access-log',
          'export',
          'deletion-request',
        ].map((part) => read(`user/${part}`)),
    ],
  ],
  practitioner: [
    [
      20,
      () => [
        read('reports?status=pending&pageSize=20'),
        read('reports?groupBy=client&pageSize=1'),
        read('reports?groupBy=client&page=1&pageSize=20'),
        read('reports/elevated-foods'),
      ],
    ],
    [
      15,
      () => [read('reports?groupBy=client&page=1&pageSize=20'), read('reports?groupBy=client&pageSize=1')],
    ],
    [
      20,
      ({ clients, reports }) => {
        const id = pick(clients)
        return [
          read(`clients/${id}/overview`),
          read(`reports?clientId=${id}&pageSize=200`),
          read(`reports/${pick(reports)}`),
          read(`clients/${id}/health`),
          read(`clients/${id}/outcomes?pageSize=200`),
        ]
      },
    ],
    [
      15,
      () => [
        read('reports?page=1&pageSize=20'),
        read('reports?pageSize=1'),
        read('reports?status=pending&pageSize=1'),
      ],
    ],
    [
      10,
      ({ reports, clients }) => {
        const id = pick(reports)
        const of = pick(clients)
        return [
          read(`reports/${id}`),
          read(`reports?clientId=${of}&status=completed&pageSize=200`),
          read(`clients/${of}/health`),
          opened(id),
          read(`clients/${of}/outcomes?pageSize=200`),
          read('allergens'),
        ]
      },
    ],
    [
      8,
      ({ clients }, { words }) => [read(`verdict?q=${encodedQuery(pick(words))}&clientId=${pick(clients)}`)],
    ],
    [
      6,
      ({ names }) => {
        const q = encodedQuery(pick(names))
        return [read(`reports?client=${q}&groupBy=client&pageSize=5`), read(`reports?q=${q}&pageSize=6`)]
      },
    ],
    [4, question],
    [2, () => [read('faqs')]],
  ],
  admin: [
    [
      20,
      () => [
        read('system/status'),
        read('stats'),
        read('worklist?pageSize=20&page=1'),
        read('turnaround?weeks=4'),
        read('reports?pageSize=5'),
        read('audit?pageSize=60'),
      ],
    ],
    [
      20,
      () => [
        read('reports/counts'),
        read('practitioners?page=1&pageSize=200'),
        read('reports?groupBy=sample&page=1&pageSize=20'),
      ],
    ],
    [
      10,
      () => [
        read('reports/counts?assigned=no'),
        read('reports?groupBy=client&assigned=no&page=1&pageSize=20'),
      ],
    ],
    [
      10,
      ({ reports }) => {
        const id = pick(reports)
        return [read(`reports/${id}`), opened(id), read('allergens')]
      },
    ],
    [
      10,
      () => [
        read('stats'),
        read('users?pageSize=1'),
        read('users?pageSize=1&state=never-in'),
        read('users?pageSize=1&state=deactivated'),
        read('users?page=1&pageSize=20'),
        read('registrations'),
        read('address-changes'),
      ],
    ],
    [8, () => [read('clients?page=1&pageSize=20')]],
    [
      12,
      ({ names }) => {
        const q = encodedQuery(pick(names))
        return [read(`users?q=${q}&pageSize=5`), read(`reports?q=${q}&pageSize=6`)]
      },
    ],
    [4, () => [read('question-reviews?status=pending&page=1&pageSize=20')]],
    [3, () => [read('recipes')]],
    [3, () => [read('audit?page=1&pageSize=50')]],
  ],
}

/** The requests of a full page load, before those of the screen. */
const loads: Record<Person['role'], Request[]> = {
  client: [read('user'), read('config'), read('allergens')],
  practitioner: [read('user'), read('allergens')],
  admin: [read('user'), read('worklist?pageSize=1')],
}

/** The requests, in order, of a person who goes from screen to screen. */
export function* callsOf(person: Person, material: Material): Generator<Request, never> {
  const all = screens[person.role].filter(([, calls]) => {
    try {
      return calls(person, material).length > 0
    } catch {
      // The person has no row that this screen could show.
      return false
    }
  })
  const sum = all.reduce((weights, [weight]) => weights + weight, 0)
  for (let screen = Math.floor(Math.random() * SCREENS_A_VISIT); ; screen++) {
    if (screen % SCREENS_A_VISIT === 0) yield* loads[person.role]
    yield read('notifications')
    let at = Math.random() * sum
    const [, calls] = all.find(([weight]) => (at -= weight) < 0) ?? pick(all)
    yield* calls(person, material)
  }
}

/** A triplet of `UPLOAD_BYTES` that was never uploaded before, number `n` of this run. */
export function uploadCall({ foods, tested }: Material, n: number): Request {
  const { name, email } = pick(tested)
  const sampleId = `LD${Date.now().toString(36).toUpperCase()}${n}`
  const { html, pdf, csv, names } = makeTriplet({
    sampleId,
    clientName: name,
    email,
    reportDate: daysAgo(1),
    dateOfReceipt: daysAgo(4),
    results: demoResults(foods, n, 0),
    unit: 'µg/ml',
  })
  const { type, body } = writeFormData({
    sampleId,
    clientName: name,
    htmlFile: { name: names.html, type: 'text/html', content: html },
    pdfFile: {
      name: names.pdf,
      type: 'application/pdf',
      content: paddedPdf(pdf, UPLOAD_BYTES - html.length - csv.length, sampleId),
    },
    csvFile: { name: names.csv, type: 'text/csv', content: csv },
  })
  return { kind: 'upload', method: 'POST', path: '/api/reports/multi-file', type, body }
}
