import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { aHealth } from '@/testing/rows'
import AssistantScreen from './assistant-screen'
import { startOver } from './chat/conversation'

const reply = {
  answer: 'Six weeks.',
  sources: [],
  verdicts: [],
  kind: 'answered',
  provider: 'builtin',
  receipt: 'r.1',
  intent: null,
  foods: [],
}

const plain = window.matchMedia.bind(window)

it.each([
  ['a mouse', true],
  ['a finger', false],
])('after sending with %s the focus is in the composer: %s', async (_, isFine) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: fine)' ? ({ matches: isFine } as MediaQueryList) : plain(query),
  )
  startOver()
  renderAs('client', <AssistantScreen />, {
    'GET /api/user/question-answers': [],
    'POST /api/ai/ask-question': () => new Response(`event: answer\ndata: ${JSON.stringify(reply)}\n\n`),
  })
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your question')
  fireEvent.change(field, { target: { value: 'How long?' } })
  const button = screen.getByRole('button', { name: 'Send question' })
  button.focus()
  fireEvent.click(button)
  await screen.findByText('Did this help?')
  expect(field.value).toBe('')
  expect(document.activeElement === field).toBe(isFine)
})

it('asks a follow-up on a press', async () => {
  startOver()
  const { calls } = renderAs('client', <AssistantScreen />, {
    'GET /api/user/question-answers': [],
    'POST /api/ai/ask-question': () => new Response(`event: answer\ndata: ${JSON.stringify(reply)}\n\n`),
  })
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'How long?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send question' }))
  const list = await screen.findByRole('list', { name: 'Follow-up questions' })
  const [first] = within(list).getAllByRole('button')
  fireEvent.click(first as HTMLElement)
  const asked = calls.filter(({ route }) => route === 'POST /api/ai/ask-question')
  expect(asked.at(-1)?.body).toMatchObject({ question: first?.textContent })
})

const verdictOn = (answer: 'go-ahead' | 'check-first' | 'leave-out', kind: string) => ({
  ...reply,
  answer: `About ${kind}.`,
  verdicts: [{ q: kind, kind, answer, title: kind, sentence: `About ${kind}.` }],
})
const goAhead = verdictOn('go-ahead', 'low')
const checkFirst = verdictOn('check-first', 'may-hold')
const leaveOut = verdictOn('leave-out', 'high')

async function answered(
  who: 'client' | 'practitioner',
  health: ReturnType<typeof aHealth>,
  ...replies: (typeof goAhead)[]
) {
  startOver()
  const left = [...replies]
  const { calls } = renderAs(who, <AssistantScreen />, {
    'GET /api/user/question-answers': [],
    'GET /api/user/health': health,
    'POST /api/ai/ask-question': () =>
      new Response(`event: answer\ndata: ${JSON.stringify(left.shift())}\n\n`),
  })
  for (const { answer } of replies) {
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'May I?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send question' }))
    await screen.findByText(answer, { selector: 'p' })
  }
  return calls
}
const unasked = aHealth({ answered: 'never' })
const assumption = 'Any food allergies? This answer assumes none.'

it.each([
  ['Go ahead', [leaveOut, checkFirst, goAhead], 'About low.'],
  ['Check first', [goAhead, checkFirst, leaveOut], 'About may-hold.'],
])(
  'says once, above the newest %s, that it assumes no allergies while they are unknown',
  async (_, replies, at) => {
    await answered('client', unasked, ...replies)
    const notice = await screen.findByText(assumption)
    expect(screen.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toBe('/client/settings#health')
    const answer = screen.getByText(at, { selector: 'p' })
    expect(notice.compareDocumentPosition(answer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const turn = notice.closest('li') as HTMLElement
    expect(within(turn).getByText(at, { selector: 'p' })).toBe(answer)
  },
)

it('Back returns from the question about allergies to the chat', async () => {
  await answered('client', unasked, goAhead)
  const push = vi.spyOn(window.history, 'pushState')
  fireEvent.click(await screen.findByRole('link', { name: 'Tell us' }))
  expect(push).toHaveBeenCalledOnce()
  expect(window.location.pathname).toBe('/client/settings')
})

it.each([
  ['a client whose allergies are known', 'client', aHealth(), goAhead],
  ['an answer that allows nothing', 'client', unasked, leaveOut],
  ['a practitioner', 'practitioner', unasked, goAhead],
] as const)('says nothing of unknown allergies to %s', async (_, who, health, given) => {
  const calls = await answered(who, health, given)
  await screen.findByText('Did this help?')
  // Known health data has been asked for and shown by now.
  if (who === 'client' && given === goAhead)
    await vi.waitFor(() => expect(calls.some(({ route }) => route === 'GET /api/user/health')).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText(assumption)).toBeNull()
})
