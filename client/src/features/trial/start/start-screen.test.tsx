import { gateCodes, type GateCode } from '@shared/domain/trial/trial'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig, aPlan, aPlanFood, aReport, reportRow } from '@/testing/rows'
import type { Bundle } from './bundles'
import { gateQuestions } from './gate-words'
import StartScreen from './start-screen'

beforeEach(() => history.replaceState(null, '', '/client/plan/start'))

const bundle = (name: string, fields: Partial<Bundle> = {}): Bundle => ({
  ...{ foods: [name], keys: [], level: 'high', habit: null, replacement: '' },
  ...{ proposed: false, refused: null },
  ...fields,
})
const bundles = [
  bundle('Cow’s milk', {
    foods: ['Cow’s milk', 'Casein'],
    replacement: 'Oat drink',
    proposed: true,
  }),
  bundle('Wheat', { proposed: true }),
  ...['Beef', 'Cocoa', 'Egg white', 'Soya'].map((name) => bundle(name)),
  bundle('Peanut', { refused: 'allergy' }),
]

const report = aReport({ dateOfBirth: '12.03.1984', practitionerId: 4 })
const answersOf = (given: ApiMocks = {}): ApiMocks => ({
  'GET /api/trial': null,
  'GET /api/trial/gate': [],
  'POST /api/trial/gate': [],
  'GET /api/config': aConfig({ trialOn: true, supportAddress: 'help@orchard.example' }),
  'GET /api/reports': [reportRow({ id: report.id, practitionerId: 4 })],
  'GET /api/reports/:id': report,
  'GET /api/allergens': [],
  'POST /api/trial/proposal': bundles,
  ...given,
})
const alone: ApiMocks = { 'GET /api/reports': [reportRow({ id: report.id, practitionerId: null })] }
const open = (given?: ApiMocks) => renderAs('client', <StartScreen />, answersOf(given))

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const say = (code: GateCode, answer = 'Yes') =>
  fireEvent.click(
    within(screen.getByRole('group', { name: gateQuestions[code] })).getByRole('button', { name: answer }),
  )
const isAsked = (code: GateCode) => screen.queryByRole('group', { name: gateQuestions[code] }) !== null
const sayNoElsewhere = (...but: GateCode[]) =>
  gateCodes.filter((code) => isAsked(code) && !but.includes(code)).forEach((code) => say(code, 'No'))

const toGate = async (given?: ApiMocks) => {
  const opened = open(given)
  await heading('What a plan can show')
  press('Next')
  await heading('Before you start')
  return opened
}
const toFoods = async (given?: ApiMocks, said: Partial<Record<GateCode, string>> = {}) => {
  const opened = await toGate(given)
  sayNoElsewhere()
  for (const code of gateCodes) if (said[code]) say(code, said[code])
  press('Next')
  await heading('What bothers you most?')
  press('Bloating')
  press('Next')
  await heading('Which foods?')
  await screen.findByRole('checkbox', { name: 'Leave out Wheat' })
  return opened
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const started = (calls: ReturnType<typeof open>['calls']) =>
  calls.find(({ route }) => route === 'POST /api/trial')?.body

describe('the gate', () => {
  it('names both results of the trial and takes the age from the date of birth', async () => {
    open()
    await heading('What a plan can show')
    expect(screen.getByText('59.6 %')).toBeTruthy()
    expect(screen.getByText('42.1 %')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'I reacted within two hours' })).toBeTruthy()
    press('Next')
    await heading('Before you start')
    expect(isAsked('age')).toBe(false)
  })

  it('continues after every question is answered with no', async () => {
    await toGate()
    press('Next')
    expect(screen.getAllByText('Please answer this question.')).toHaveLength(7)
    sayNoElsewhere()
    press('Next')
    await heading('What bothers you most?')
  })

  /** A server that stores the answers. */
  const keeping = (...held: GateCode[]): ApiMocks => {
    let kept = held.map(heldOf)
    return {
      'GET /api/trial/gate': () => kept,
      'POST /api/trial/gate': ({ body }: { body: unknown }) =>
        (kept = (body as { gate: GateCode[] }).gate.map(heldOf)),
    }
  }
  const heldOf = (code: GateCode) => ({ code, saidOn: '2026-11-20', againOn: '2026-12-20' })
  /** Expects that no plan is possible until a named date and that there is no Next button. */
  const isClosed = async (code: GateCode, who: RegExp) => {
    await heading('No plan for now')
    expect(screen.getByText(gateQuestions[code], { exact: false }).textContent).toContain(
      'Answered on 20 November 2026, asked again from 20 December 2026.',
    )
    expect(screen.getByText(who)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    expect(isAsked(code)).toBe(false)
  }

  it('asks for the age without a date of birth', async () => {
    await toGate({ 'GET /api/reports/:id': aReport({ dateOfBirth: '' }), ...alone, ...keeping() })
    sayNoElsewhere('age')
    say('age')
    press('Next')
    await isClosed('age', /^Your doctor, a dietitian/)
  })

  it('closes for a client too old by the date of birth', async () => {
    open({ 'GET /api/reports/:id': aReport({ dateOfBirth: '12.03.1944' }), ...alone })
    await heading('What a plan can show')
    press('Next')
    await heading('No plan for now')
    expect(screen.getByText("Please don't do this alone")).toBeTruthy()
    expect(screen.getByText(/^You are 82, going by the date of birth/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  it('is closed at once by an earlier answer, and does not ask it again', async () => {
    open({ ...alone, ...keeping('weight', 'coeliac') })
    await heading('What a plan can show')
    press('Next')
    await isClosed('weight', /^A practitioner from your laboratory/)
  })

  it('does not repeat an answer that still counts, and continues to the practitioner with it', async () => {
    const { calls } = await toGate({ ...keeping('weight'), 'POST /api/trial': aPlan() })
    expect(isAsked('weight')).toBe(false)
    expect(screen.getByText('Decide with your practitioner first')).toBeTruthy()
    sayNoElsewhere('weight')
    press('Next')
    await heading('What bothers you most?')
    press('Bloating')
    press('Next')
    await heading('Which foods?')
    await screen.findByRole('checkbox', { name: 'Leave out Wheat' })
    press('Next')
    await heading('Your plan')
    press('Ask my practitioner')
    await waitFor(() => expect(started(calls)).toMatchObject({ gate: [] }))
    expect(calls.some(({ route }) => route === 'POST /api/trial/gate')).toBe(false)
  })

  it('says that the answers could not be saved, and can be pressed again', async () => {
    await toGate({ ...alone, 'POST /api/trial/gate': refusal(503, { error: 'Please try again.' }) })
    sayNoElsewhere('weight')
    say('weight')
    press('Next')
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again.')
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
  })

  it.each<[GateCode, string]>([
    ['pregnant', 'Yes'],
    ['eating-disorder', 'Prefer not to say'],
    ['weight', 'Yes'],
    ['disease', 'Yes'],
  ])('%s: waits for the practitioner; without one the way is closed', async (code, answer) => {
    const { unmount } = await toGate()
    say(code, answer)
    expect(screen.getByText('Decide with your practitioner first')).toBeTruthy()
    sayNoElsewhere(code)
    press('Next')
    await heading('What bothers you most?')
    unmount()
    history.replaceState(null, '', '/client/plan/start')
    const { calls } = await toGate({ ...alone, ...keeping() })
    sayNoElsewhere(code)
    say(code, answer)
    press('Next')
    await isClosed(code, /help@orchard\.example/)
    expect(calls.find(({ route }) => route === 'POST /api/trial/gate')?.body).toMatchObject({ gate: [code] })
  })

  it('warning signs: sends to a doctor first, with or without a practitioner', async () => {
    await toGate(keeping())
    sayNoElsewhere('pregnant', 'warning-signs')
    say('pregnant')
    say('warning-signs', 'Prefer not to say')
    press('Next')
    await isClosed('warning-signs', /^Your practitioner can let you answer again sooner/)
    expect(screen.getByText('See a doctor first')).toBeTruthy()
  })

  it('atopic: leaves a food not eaten for weeks to a clinic', async () => {
    const { calls } = await toFoods({ 'POST /api/trial': aPlan() }, { atopic: 'Yes' })
    fireEvent.click(box(/^I have not eaten Wheat/))
    press('Next')
    await heading('Your plan')
    expect(
      screen.getByText('Left out already, and only a clinic should bring it back').nextSibling?.textContent,
    ).toBe('Wheat')
    press('Start the plan')
    await waitFor(() => expect(started(calls)).toMatchObject({ gate: ['atopic'], leftOut: ['Wheat'] }))
  })

  it('coeliac: refuses gluten with the reason', async () => {
    const { calls } = await toFoods(
      {
        'POST /api/trial/proposal': [
          bundle('Spelt', { refused: 'gluten' }),
          bundle('Wheat', { proposed: true }),
        ],
      },
      { coeliac: 'Yes' },
    )
    expect(screen.getByText('Ask for the coeliac tests before you leave gluten out.')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Leave out Spelt' })).toBeNull()
    expect(calls.find(({ route }) => route === 'POST /api/trial/proposal')?.body).toEqual({
      eats: {},
      coeliac: true,
    })
  })
})

describe('foods', () => {
  it('bundles inseparable foods, names swaps, and ranks again by how often foods are eaten', async () => {
    const { calls } = await toFoods()
    const milk = screen.getByText('Cow’s milk and Casein').closest('li')
    if (!milk) throw new Error('The milk is not there.')
    expect(milk.textContent).toContain('These always come together')
    expect(milk.textContent).toContain('Instead: Oat drink')
    fireEvent.click(within(milk).getByRole('button', { name: 'Daily' }))
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({
        eats: { 'Cow’s milk': 'daily', Casein: 'daily' },
        coeliac: false,
      }),
    )
  })

  it('accepts at most five foods, and no allergy', async () => {
    await toFoods()
    expect(screen.getByText(/^An allergy\./)).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Leave out Peanut' })).toBeNull()
    for (const name of ['Beef', 'Cocoa', 'Egg white']) fireEvent.click(box(`Leave out ${name}`))
    expect(screen.getByText('5 of at most 5 chosen')).toBeTruthy()
    expect(box('Leave out Soya').disabled).toBe(true)
    fireEvent.click(box('Leave out Wheat'))
    expect(box('Leave out Soya').disabled).toBe(false)
  })

  it('asks to remove some when more were proposed than a plan allows', async () => {
    await toFoods({
      'POST /api/trial/proposal': ['Wheat', 'Beef', 'Cocoa', 'Egg white', 'Soya', 'Rye'].map((name) =>
        bundle(name, { proposed: true }),
      ),
    })
    expect(screen.getByText('6 of at most 5 chosen')).toBeTruthy()
    press('Next')
    expect(screen.getByRole('alert').textContent).toBe('Please choose at most 5.')
    fireEvent.click(box('Leave out Rye'))
    press('Next')
    await heading('Your plan')
    expect(screen.getByText('Without').nextSibling?.textContent).toBe(
      'Wheat, Beef, Cocoa, Egg white and Soya',
    )
  })

  it('asks for at least one', async () => {
    await toFoods()
    fireEvent.click(box('Leave out Wheat'))
    fireEvent.click(box('Leave out Cow’s milk and Casein'))
    press('Next')
    expect(screen.getByRole('alert').textContent).toBe('Please choose at least one food that you eat.')
  })
})

describe('the start', () => {
  it('shows from when each phase may begin', async () => {
    await toFoods({
      'GET /api/trial': aPlan({
        trial: { state: 'proposed', proposedBy: 'practitioner', symptoms: [], phaseOn: '2098-12-01' },
        foods: [aPlanFood({ foods: ['Wheat'] })],
      }),
    })
    press('Next')
    await heading('Your plan')
    expect(screen.getByText(/^14 days as usual/).textContent).toMatch(
      /from 1 December 2098. 7 days will do if you fill in 5$/,
    )
    expect(screen.getByText(/^28 days without/).textContent).toMatch(/from 15 December 2098$/)
    expect(screen.getByText(/^Bringing back/).textContent).toMatch(/from 12 January 2099$/)
  })

  it('sends the answers once and opens the plan', async () => {
    let plan: ReturnType<typeof aPlan> | null = null
    const { calls } = await toFoods({
      'GET /api/trial': () => plan,
      'POST /api/trial': () => (plan = aPlan()),
    })
    press('Next')
    await heading('Your plan')
    fireEvent.click(screen.getByRole('switch', { name: /^Share with my practitioner/ }))
    press('Start the plan')
    press('Start the plan')
    await waitFor(() => expect(location.pathname).toBe('/client/plan'))
    expect(calls.filter(({ route }) => route === 'POST /api/trial')).toHaveLength(1)
    expect(started(calls)).toEqual({
      foods: ['Cow’s milk', 'Wheat'],
      symptoms: ['Bloating'],
      gate: [],
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      remindAt: '20:00',
      shared: true,
      practitionerIds: [4],
      leftOut: [],
    })
  })

  it('shows why the start was refused', async () => {
    const sentence = 'You have a plan already.'
    await toFoods({ 'POST /api/trial': refusal(409, { error: sentence }) })
    press('Next')
    await heading('Your plan')
    press('Start the plan')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  })

  it('accepts three symptoms, including own words', async () => {
    await toGate()
    sayNoElsewhere()
    press('Next')
    await heading('What bothers you most?')
    press('Bloating')
    press('Headache')
    fireEvent.change(screen.getByLabelText('In your own words (optional)'), { target: { value: 'Hiccups' } })
    press('Add')
    expect(screen.getByText('3 of 3 chosen')).toBeTruthy()
    expect(screen.queryByLabelText('In your own words (optional)')).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nausea' }).disabled).toBe(true)
    press('Hiccups')
    expect(screen.getByText('2 of 3 chosen')).toBeTruthy()
  })

  it('asks for a symptom, and merges one typed twice or already listed', async () => {
    await toGate()
    sayNoElsewhere()
    press('Next')
    await heading('What bothers you most?')
    press('Next')
    expect(screen.getByRole('alert').textContent).toBe('Please choose at least one.')
    const own = screen.getByLabelText<HTMLInputElement>('In your own words (optional)')
    const add = (words: string) => {
      fireEvent.change(own, { target: { value: words } })
      press('Add')
      expect(own.value.trim()).toBe('')
    }
    add('  ')
    expect(screen.getByText('0 of 3 chosen')).toBeTruthy()
    add(' headache ')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Headache' }).getAttribute('aria-pressed')).toBe('true')
    add('Hiccups')
    add('hiccups')
    expect(screen.getByText('2 of 3 chosen')).toBeTruthy()
    press('Next')
    await heading('Which foods?')
  })

  it('starts over after a reload and stores nothing in the browser', async () => {
    history.replaceState(null, '', '/client/plan/start?step=4')
    open()
    await heading('What a plan can show')
    await waitFor(() => expect(location.search).toBe(''))
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('goes back one step by the browser', async () => {
    await toGate()
    say('weight', 'No')
    history.back()
    await heading('What a plan can show')
    press('Next')
    await heading('Before you start')
    const question = within(screen.getByRole('group', { name: gateQuestions.weight }))
    expect(question.getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('begins with the foods a practitioner has proposed', async () => {
    const offered = aPlan({
      trial: { state: 'proposed', proposedBy: 'practitioner', symptoms: [], maxFoods: 8 },
      foods: [aPlanFood({ foods: ['Cocoa'] })],
    })
    await toFoods({ 'GET /api/trial': offered })
    expect(box('Leave out Cocoa').checked).toBe(true)
    expect(box('Leave out Wheat').checked).toBe(false)
    expect(screen.getByText('1 of at most 8 chosen')).toBeTruthy()
  })

  it('says that there are no plans when the portal has them turned off', async () => {
    open({ 'GET /api/config': aConfig() })
    expect(await screen.findByText('No plans here for now')).toBeTruthy()
  })
})
