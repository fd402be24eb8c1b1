import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { answerWords, verdictAnswers } from '@shared/domain/verdict/answer'
import type { ApiMocks } from '@/testing/mock-api'
import { mockSequence, refusal } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { renderAs } from '@/testing/render-as'
import { aDecidingFood, aHealth, aVerdict, food } from '@/testing/rows'
import { AskPanel } from './ask-panel.public'
import { saveOfflineList } from './offline-list.public'
import { useAsk, VerdictHost } from './verdict.public'
import { VerdictButtons } from './verdict-buttons.public'
import type { VerdictQuestion } from './verdict-types'

const offlineVerdict = vi.hoisted(() => vi.fn())
vi.mock(import('./offline-verdict'), () => ({ offlineVerdict }))
afterEach(() => localStorage.clear())
// Preloads the sheet, which a busy machine may load later than a test waits.
beforeAll(() => import('./verdict-sheet'))

const beef = food({ id: 5, name: 'Beef', alternativeNames: ['ox', 'steer', 'veal', 'cow', 'bull', 'Rind'] })
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'May I eat ...?' })
const submit = (words: string) => {
  fireEvent.change(field(), { target: { value: words } })
  fireEvent.submit(field())
}
const answers = (verdict: ApiMocks['GET /api/verdict']): ApiMocks => ({
  'GET /api/verdict': verdict,
  'GET /api/allergens': [beef],
  'GET /api/user/health': aHealth(),
})

function Row({ asked }: { asked: VerdictQuestion }) {
  const ask = useAsk()
  return <button onClick={() => ask(asked)}>Open</button>
}
const open = async (who: 'client' | 'practitioner', asked: VerdictQuestion, given: ApiMocks) => {
  const shown = renderAs(
    who,
    <VerdictHost>
      <Row asked={asked} />
    </VerdictHost>,
    given,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  return { ...shown, sheet: within(await screen.findByRole('dialog')) }
}

describe('the question', () => {
  const home = (given: ApiMocks) =>
    renderAs(
      'client',
      <VerdictHost>
        <AskPanel onAsked={() => undefined} />
      </VerdictHost>,
      given,
    )

  it('is asked with one submit and then is neither in the URL nor in the field', async () => {
    const { calls } = home(answers(aVerdict()))
    submit('   ')
    expect(screen.getByText('Please type a food or a dish.')).toBeTruthy()
    submit(' beef? ')
    await screen.findByRole('heading', { level: 2, name: 'Beef' })
    expect(calls.map(({ url }) => url)).toContain('/api/verdict?q=beef%3F')
    expect(window.location.href).not.toContain('beef')
    expect(JSON.stringify(window.history.state)).not.toContain('beef')
    const before = screen
      .getAllByRole('searchbox', { hidden: true })
      .map((one) => (one as HTMLInputElement).value)
    expect(before).toEqual(['', 'beef?'])
    fireEvent.popState(window)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be followed by the next in the sheet', async () => {
    const next = mockSequence(
      aVerdict(),
      aVerdict({
        kind: 'no-elevation',
        title: 'Pear',
        sentence: 'Your test gives no reason to leave pear out.',
      }),
    )
    home(answers(next))
    fireEvent.pointerDown(screen.getByRole('searchbox'))
    fireEvent.click(await screen.findByRole('button', { name: 'Pizza' }))
    await screen.findByRole('heading', { level: 2, name: 'Beef' })
    submit('pear')
    await screen.findByRole('heading', { level: 2, name: 'Pear' })
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    fireEvent.popState(window)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows why there is no answer, how to get one offline, and retries', async () => {
    home(answers(() => Promise.reject(new TypeError('no network'))))
    submit('beef')
    expect((await screen.findByRole('alert')).textContent).toContain('The portal cannot be reached')
    expect(screen.getByRole('link', { name: 'Label Scanner' })).toBeTruthy()
    renderAs('client', <p />, answers(aVerdict()))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 2, name: 'Beef' })
  })

  it('is answered offline by the stored list in the same words', async () => {
    saveOfflineList(people.client.id, {
      foods: [{ foodName: 'Beef', level: 'high', carriedOverFrom: null }],
      low: [],
      tolerated: [],
    })
    offlineVerdict.mockReturnValue(aVerdict())
    home({ ...answers(() => Promise.reject(new TypeError('no network'))) })
    submit('beef')
    await screen.findByText('for now. Beef was high in your test.', { selector: 'section p' })
    expect(screen.getByText(/this uses the names and levels kept on this device/)).toBeTruthy()
    // When the browser knows it is offline, no request is awaited.
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderAs('client', <p />, answers(aVerdict({ title: 'Pear' })))
    submit('pear')
    await waitFor(() => expect(offlineVerdict).toHaveBeenLastCalledWith('pear', expect.anything()))
    onLine.mockRestore()
    // A refusal by the server has nothing to do with the network.
    offlineVerdict.mockClear()
    renderAs('client', <p />, answers(refusal(400, { error: 'Please type a food or a dish' })))
    submit('x')
    expect((await screen.findByRole('alert')).textContent).toContain('Please type a food or a dish')
    expect(offlineVerdict).not.toHaveBeenCalled()
  })
})

describe('the sheet', () => {
  it.each(verdictAnswers)('shows %s by shape and word, and never says safe', async (answer) => {
    const sentence = `${answerWords[answer]}. One sentence.`
    const verdict = aVerdict({ kind: 'own', answer, title: 'Beef', sentence, foods: [] })
    const { sheet } = await open('client', { q: 'beef' }, answers(verdict))
    const head = (await sheet.findByRole('heading', { level: 2, name: 'Beef' })).closest('section')
    expect(head?.dataset['answer']).toBe(answer)
    expect([...(head?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      answerWords[answer],
      'One sentence.',
    ])
    expect(head?.querySelector('p svg')).toBeTruthy()
    const call = sheet.queryByRole('link', { name: /^Swelling or trouble breathing\? Call \d+$/ })
    expect(call !== null).toBe(answer === 'allergy')
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\bsafe\b/i)
    expect(screen.getByRole('dialog').textContent).toContain('not an allergy or a diagnosis')
  })

  const onPhone = () =>
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  afterEach(() => vi.unstubAllGlobals())

  const parts = (kind: 'high' | 'allergy' | 'no-elevation', foods = [aDecidingFood()]) =>
    aVerdict({
      ...{ kind, answer: kind === 'high' ? 'leave-out' : kind === 'allergy' ? kind : 'go-ahead', foods },
      swaps: [
        { foodName: 'Lamb', why: '', kind: 'no-elevation' },
        { foodName: 'Venison', why: '', kind: 'not-tested' },
      ],
      swapsFor: 'for a roast or a stew',
      recipes: [{ id: 12, title: 'Slow lamb shoulder', imageUrl: null }],
    })

  it.each([
    [
      'high',
      ['for now. Beef', 'Recipes without', 'Instead, for a roast or a stew', '42.3', 'Foods with beef'],
    ],
    [
      'allergy',
      [
        'for now. Beef',
        'Call 112',
        'Instead, for a roast or a stew',
        'Foods with beef',
        'Recipes without',
        'IgG value',
      ],
    ],
  ] as const)('for %s puts advice and alternatives before any value', async (kind, order) => {
    onPhone()
    const food = kind === 'allergy' ? aDecidingFood({ level: 'allergy' }) : aDecidingFood()
    const { sheet } = await open('client', { q: 'beef' }, answers(parts(kind, [food])))
    await sheet.findByText('Foods with beef')
    const text = screen.getByRole('dialog').textContent
    const places = order.map((words) => text.indexOf(words))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(sheet.getByRole('button', { name: 'Go ahead Lamb' })).toBeTruthy()
    expect(sheet.getByRole('button', { name: 'Not tested Venison' })).toBeTruthy()
  })

  it('for a food without elevation shows its contents only below Why', async () => {
    onPhone()
    const foods = [
      aDecidingFood({ level: 'low', value: 2.1, text: '2.1' }),
      aDecidingFood({
        foodName: 'Gluten',
        level: 'low',
        value: 0.5,
        text: '0.5',
        why: '“beef” holds gluten.',
      }),
    ]
    const { sheet } = await open('client', { q: 'beef' }, answers(parts('no-elevation', foods)))
    await sheet.findByRole('heading', { name: 'Your test looked at' })
    const titles = sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Instead, for a roast or a stew',
      'Recipes with beef',
      'Why',
      'Your test looked at',
    ])
  })

  it('shows value, day, scale, change, where the food hides and its description', async () => {
    const { sheet } = await open(
      'client',
      { q: 'beef' },
      answers(aVerdict({ foods: [aDecidingFood({ change: 'In October it was 40.9: about the same.' })] })),
    )
    await sheet.findByRole('heading', { level: 3, name: 'Why' })
    const text = screen.getByRole('dialog').textContent
    for (const words of ['42.3', '16 November 2026', '20.0 and above counts as high.', 'about the same'])
      expect(text).toContain(words)
    expect(await sheet.findByText('Foods with beef')).toBeTruthy()
    expect(sheet.getByText('ox, steer, veal, cow, bull')).toBeTruthy()
    expect(sheet.getByText('Names in other languages').parentElement?.textContent).toContain('Rind')
    expect(sheet.getByRole('button', { name: 'Download Full Description', hidden: true })).toBeTruthy()
  })

  it('asks first about a dish: foods with levels, usual parts, how to order; swaps open their verdicts', async () => {
    const pizza = aVerdict({
      ...{
        kind: 'may-hold',
        answer: 'check-first',
        title: 'Pizza',
        sentence: 'Check first. Some pizza has beef, which is high for you.',
        understoodAs: 'pizza',
        q: 'piza',
      },
      foods: [
        aDecidingFood({ why: 'Often on it', certainty: 'unsure' }),
        aDecidingFood({ foodName: 'Rye', level: 'allergy', answer: 'allergy' }),
      ],
      parts: [{ name: 'tomato sauce', foodName: 'Tomato', level: 'low', answer: 'go-ahead' }],
      swaps: [{ foodName: 'Olive', why: '', kind: 'no-elevation' }],
      swapsFor: 'from the oven',
    })
    const { sheet, calls } = await open(
      'client',
      { q: 'piza' },
      answers(mockSequence(pizza, aVerdict({ title: 'Olive' }))),
    )
    const asks = (await sheet.findByRole('heading', { level: 3, name: 'Ask about these' })).closest('section')
    expect([...(asks?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'BeefOften on itLeave out',
      'RRyeAllergy',
    ])
    expect(sheet.getByText('You wrote “piza”; this is for pizza.')).toBeTruthy()
    expect(sheet.getByRole('heading', { level: 3, name: 'Usually in it' })).toBeTruthy()
    expect(sheet.getByRole('heading', { level: 3, name: 'Instead, from the oven' })).toBeTruthy()
    fireEvent.click(sheet.getByRole('button', { name: /Olive/ }))
    await sheet.findByRole('heading', { level: 2, name: 'Olive' })
    expect(calls.at(-1)?.url).toBe('/api/verdict?q=Olive')
  })

  it('links to recipes and names untested and unknown foods', async () => {
    const verdict = aVerdict({
      ...{
        kind: 'no-elevation',
        title: 'Pear',
        foods: [],
        notTested: ['Quince', 'Medlar'],
        notKnown: ['zorb'],
      },
      recipes: [{ id: 12, title: 'Baked pears', imageUrl: null }],
    })
    const { sheet } = await open('client', { q: 'pear, zorb' }, answers(verdict))
    expect(await sheet.findByRole('heading', { level: 3, name: 'Recipes with pear' })).toBeTruthy()
    expect(sheet.getByRole('link', { name: 'Baked pears' }).getAttribute('href')).toBe(
      '/client/recipes?recipe=12',
    )
    expect(sheet.getByText('Not tested: Quince and Medlar.')).toBeTruthy()
    expect(sheet.getByText('Not known: “zorb”.')).toBeTruthy()
  })

  it('asks which food is meant when misspelt words may mean several', async () => {
    const verdict = { ...aVerdict({ kind: 'not-known', title: 'Bef', foods: [] }), choices: ['beef', 'beet'] }
    const { sheet, calls } = await open('client', { q: 'bef' }, answers(mockSequence(verdict, aVerdict())))
    fireEvent.click(await sheet.findByRole('button', { name: 'beef' }))
    await sheet.findByRole('heading', { level: 2, name: 'Beef' })
    expect(calls.at(-1)?.url).toBe('/api/verdict?q=beef')
  })

  const found = { value: 33, text: '33', level: 'high', scale: 'µg/ml', day: '2026-02-01' } as const

  it('answers staff for the client and shows the result of an older report', async () => {
    const { sheet, calls } = await open(
      'practitioner',
      { q: 'Beef', clientId: 3, found },
      answers(aVerdict()),
    )
    expect(await sheet.findByText('In the report that you came from')).toBeTruthy()
    expect(calls.map(({ url }) => url)).toContain('/api/verdict?q=Beef&clientId=3')
    expect(sheet.getAllByText('20.0 and above counts as high.')).toHaveLength(2)
  })

  it('shows only the result of an unlinked report, without asking the server', async () => {
    const { sheet, calls } = await open(
      'practitioner',
      { q: 'Beef', clientId: null, found },
      answers(aVerdict()),
    )
    await sheet.findByRole('heading', { level: 2, name: 'Beef' })
    expect(calls.map(({ route }) => route)).toEqual(['GET /api/allergens'])
    expect(
      sheet.getByText("High in this report, which isn't linked to a client.", { selector: 'section p' }),
    ).toBeTruthy()
    expect(sheet.getByText('33.0')).toBeTruthy()
    expect(sheet.queryByRole('searchbox')).toBeNull()
  })
})

it('the verdicts of an answer are buttons that open them', async () => {
  const verdicts = [
    {
      q: 'beef',
      kind: 'high',
      answer: 'leave-out',
      title: 'Beef',
      sentence: 'Leave out for now. Beef was high in your test.',
    },
  ] as const
  renderAs(
    'client',
    <VerdictHost>
      <VerdictButtons verdicts={verdicts} />
    </VerdictHost>,
    answers(aVerdict()),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Beef Leave out' }))
  await screen.findByRole('heading', { level: 2, name: 'Beef' })
})

describe('what is not a food', () => {
  const candida = food({ id: 9, name: 'Candida albicans', commonSources: ['Nowhere'] })
  const said = aVerdict({
    ...{ kind: 'high', answer: 'not-food', title: 'Candida albicans', foodId: 9 },
    sentence: 'Not a food. Your test included it, but it is not something you eat.',
    notes: ['Ask your practitioner what this result means for you.'],
    foods: [aDecidingFood({ foodName: 'Candida albicans', answer: 'not-food', value: 11.2, text: '11.2' })],
  })

  it('shows its value in words, without a level, a chart, places where it hides or recipes', async () => {
    const { sheet } = await open(
      'client',
      { q: 'candida albicans' },
      { ...answers(said), 'GET /api/allergens': [candida] },
    )
    expect(await sheet.findByText('Your value is 11.2. It does not point to any food.')).toBeTruthy()
    for (const words of [/hides/u, /About candida/u, /\bHigh\b/u, /recipes/iu, /Leave out/u, /^Why$/u])
      expect(sheet.queryByText(words)).toBeNull()
  })
})
