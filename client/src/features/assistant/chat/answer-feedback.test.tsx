import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { ask, startOver, useConversation } from './conversation'
import { VerdictHost } from '../../verdict/verdict.public'
import { ExchangeTurns } from './exchange-turns'

const given = {
  answer: 'Six weeks.',
  sources: [],
  verdicts: [],
  kind: 'answered',
  provider: 'builtin',
  receipt: 'r.1',
  intent: null,
  foods: [],
}

function Chat() {
  const { exchanges } = useConversation()
  return (
    <ul>
      {exchanges.map((exchange) => (
        <ExchangeTurns key={exchange.id} exchange={exchange} role="client" />
      ))}
    </ul>
  )
}

/** A chat with one answer; returns the bodies sent as feedback. */
async function show(status = 204) {
  const bodies: unknown[] = []
  const stream = `event: answer\ndata: ${JSON.stringify(given)}\n\n`
  startOver()
  renderAs(
    'client',
    <VerdictHost>
      <Chat />
    </VerdictHost>,
    {
      'POST /api/ai/ask-question': () => new Response(stream),
      'POST /api/question-reviews': ({ body }) => {
        bodies.push(body)
        return status === 204 ? new Response(null, { status }) : refusal(status, { error: 'Please wait.' })
      },
    },
  )
  ask('How long?', 'client')
  await screen.findByText('Did this help?')
  return bodies
}
const givenAnswer = { question: 'How long?', answer: 'Six weeks.', receipt: 'r.1' }

it('Yes is thanked for and sends nothing', async () => {
  const bodies = await show()
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect((await screen.findByRole('status')).textContent).toContain('glad it helped')
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull()
  expect(bodies).toEqual([])
})

it('No is sent at once and only once, and can be followed by words', async () => {
  const bodies = await show()
  const no = screen.getByRole('button', { name: 'No' })
  fireEvent.click(no)
  fireEvent.click(no)
  const field = await screen.findByLabelText(/What was missing/)
  expect(bodies).toEqual([givenAnswer])
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(bodies).toHaveLength(1)
  fireEvent.change(field, { target: { value: ' For rye. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/read what you wrote/)
  expect(bodies).toEqual([givenAnswer, { ...givenAnswer, words: 'For rye.' }])
})

it('a No that was refused can be pressed again', async () => {
  const bodies = await show(429)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'No' }))
  press()
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' }).getAttribute('aria-busy')).toBeNull())
  press()
  await waitFor(() => expect(bodies).toHaveLength(2))
})
