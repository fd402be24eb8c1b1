import { screen, within } from '@testing-library/react'
import { addDays } from '@shared/domain/text/dates'
import { named } from '@shared/testing/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aHealth, aPlan, aReport, reportRow } from '@/testing/rows'
import ClientPageScreen from './client-page-screen'

beforeAll(async () => {
  await Promise.all([
    import('./known-client'),
    import('@/features/clients/health/health-chips'),
    import('@/features/reports/results/changes-card'),
    import('@/features/trial/curve/plan-progress'),
  ])
})

const latest = aReport({ id: 7, sampleId: 'EF7', reportDate: '14.11.2026', status: 'pending' })
const before = aReport({ id: 4, sampleId: 'EF4', reportDate: '14.05.2026', results: latest.results.slice(1) })

const answers = (given: ApiMocks = {}): ApiMocks => ({
  'GET /api/clients/:id/overview': {
    ...{ id: 3, name: named.client.name, dateOfBirth: '12.03.1984', gender: 'Female' },
    ...{ email: '', phone: '+44 20 7946 0018', address: 'Pear Lane 1', emergencyContact: '' },
    lastSignInAt: null,
  },
  'GET /api/clients/:id/health': aHealth({ answered: 'listed', allergies: ['Sesame'] }),
  'GET /api/clients/:id/outcomes': [],
  'GET /api/clients/:id/trial': null,
  'GET /api/reports': [
    reportRow({ ...before, high: 1, moderate: 1 }),
    reportRow({ ...latest, high: 2, moderate: 1 }),
  ],
  'GET /api/reports/:id': ({ params }) => (params['id'] === '7' ? latest : before),
  ...given,
})

describe("a client's page", () => {
  it('shows allergies first, then contact details, the newest test with its changes, and every report', async () => {
    const { calls } = renderAs('practitioner', <ClientPageScreen clientId={3} />, answers())
    await screen.findByRole('heading', { level: 1, name: named.client.name })
    const allergies = await screen.findByText('Allergies: Sesame')
    const results = await screen.findByRole('heading', { name: 'Latest results' })
    expect(allergies.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await screen.findByRole('img', { name: /^4 tested: 2 high, 1 moderate/ })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Since the last test' })).toBeTruthy()
    expect(screen.getByText('Emergency Contact').nextSibling?.textContent).toBe('Not provided')
    expect(screen.getByText('Last sign-in').nextSibling?.textContent).toBe('Not yet')
    const reports = within(screen.getByRole('list', { name: 'Reports' }))
    expect(reports.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Results of EF4, Nora Whitfield',
      'Review of EF7, Nora Whitfield',
    ])
    // Opening the page must not count as opening the results.
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/reports/opened')
  })

  it('an inaccessible client looks missing', async () => {
    const absent = refusal(404, { error: 'The client was not found.' })
    renderAs(
      'practitioner',
      <ClientPageScreen clientId={4} />,
      answers({ 'GET /api/clients/:id/overview': absent }),
    )
    expect(await screen.findByText('No such client')).toBeTruthy()
  })

  it('has the curve of a shared plan in front, with the day and what is off the plate', async () => {
    const diary = [...Array(22).keys()].map((at) => ({
      ...{ trialId: 2, day: addDays('2026-11-05', at), scores: [at < 13 ? 6 : 4], kept: true, portion: null },
      ...{ slips: [], factors: [], note: '', version: 1 },
    }))
    renderAs(
      'practitioner',
      <ClientPageScreen clientId={3} />,
      answers({
        'GET /api/clients/:id/trial': aPlan({ trial: { shared: true } }),
        'GET /api/clients/:id/diary': diary,
      }),
    )
    const curve = await screen.findByRole('heading', {
      name: 'Bloating is down from 6.0 to 4.0. Goal reached.',
    })
    const results = await screen.findByRole('heading', { name: 'Latest results' })
    expect(curve.compareDocumentPosition(results)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Day 9 of 28. Off the plate: Beef.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open the plan' }).getAttribute('href')).toBe(
      '/practitioner/clients/3/plan',
    )
    expect(screen.queryByRole('heading', { name: 'Plan' })).toBeNull()
  })

  it('has the outcome of a plan that is over first', async () => {
    renderAs(
      'practitioner',
      <ClientPageScreen clientId={3} />,
      answers({
        'GET /api/clients/:id/trial': aPlan({ trial: { state: 'closed', shared: true } }),
        'GET /api/clients/:id/diary': [],
      }),
    )
    expect((await screen.findByRole('heading', { name: /^Plan over\. / })).textContent).toContain('Beef')
  })

  it.each([
    [null, 'No plan is shared with you.'],
    [aPlan({ trial: { state: 'proposed', startedOn: null } }), 'The plan has not started yet.'],
    [aPlan({ trial: { shared: true } }), 'The diary has no entries yet.'],
  ])('says in words why there is no curve, and asks for no diary that is not shared', async (plan, said) => {
    const { calls } = renderAs(
      'practitioner',
      <ClientPageScreen clientId={3} />,
      answers({ 'GET /api/clients/:id/trial': plan, 'GET /api/clients/:id/diary': [] }),
    )
    expect(await screen.findByText(said)).toBeTruthy()
    const asked = calls.some(({ route }) => route === 'GET /api/clients/:id/diary')
    expect(asked).toBe(plan?.trial.shared ?? false)
  })
})
