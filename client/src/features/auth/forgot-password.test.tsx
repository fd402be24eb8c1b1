import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import AuthScreen from './auth-screen'

const config = aConfig()

const asking = 'If this address has an account, we have sent a link. It works for 60 minutes.'

async function forget(answers: ApiMocks = {}) {
  const shown = renderAs('nobody', <AuthScreen ended={false} onSend={() => undefined} />, {
    'GET /api/config': config,
    ...answers,
  })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nora@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await screen.findByRole('button', { name: 'Back to sign in' })
  return shown
}

it('requests a link for the typed email, with the same message for every address', async () => {
  const { calls } = await forget({ 'POST /api/password-reset': new Response(null, { status: 202 }) })
  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect(email.value).toBe('nora@example.com')
  expect(document.activeElement).toBe(email)
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  await screen.findByText(asking)
  expect(calls.at(-1)).toMatchObject({
    route: 'POST /api/password-reset',
    body: { email: 'nora@example.com' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Back to sign in' }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nora@example.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
})

it('sends nothing that is not an address', async () => {
  const { calls } = await forget()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nora' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  await screen.findByText('Please enter a valid email address')
  expect(calls.map(({ route }) => route)).toEqual(['GET /api/config'])
})

it('says whom to ask when the portal sends no email', async () => {
  const { unmount } = await forget({ 'GET /api/config': { ...config, resetByEmail: false } })
  await screen.findByText('Ask your laboratory for new sign-in details.')
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull()
  unmount()
  await forget({ 'GET /api/config': { ...config, resetByEmail: false, supportAddress: 'help@lab.example' } })
  const ask = await screen.findByRole('link', { name: 'Ask the laboratory' })
  expect(ask.getAttribute('href')).toBe('mailto:help@lab.example')
})

it('says that no email is sent when the server answers 503', async () => {
  await forget({ 'POST /api/password-reset': refusal(503, { error: 'No email.' }) })
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  await screen.findByText('We cannot email you a link')
})

it('sends nothing for a username in email form and says whom to ask', async () => {
  const { calls } = await forget()
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ef20638@no-email.invalid' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }))
  await screen.findByText('This is a sign-in name, not an email address')
  expect(calls.filter(({ route }) => route === 'POST /api/password-reset')).toHaveLength(0)
})
