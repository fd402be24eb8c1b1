import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
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
