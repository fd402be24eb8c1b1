import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import AuthScreen from './auth-screen'

const calls: string[] = []
let login: () => Response = () => Response.json({ id: 1, role: 'client' })
let mayAnswer: Promise<void> = Promise.resolve()

beforeEach(() => {
  calls.length = 0
  mayAnswer = Promise.resolve()
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`)
    if (url === '/api/config') return Promise.resolve(Response.json({ registrationOpen: false }))
    return mayAnswer.then(() => login())
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function fillIn() {
  render(<AuthScreen ended={false} onSend={() => undefined} />)
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nora@example.com' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'orchard' } })
}

const logins = () => calls.filter((call) => call === 'POST /api/login').length

it('sends once however often the button is pressed', async () => {
  let answer = () => {}
  mayAnswer = new Promise((resolve) => {
    answer = resolve
  })
  fillIn()
  const button = screen.getByRole('button', { name: 'Sign In' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBe(button)
  fireEvent.click(button)
  answer()
  await waitFor(() => expect(button.textContent).toBe('Sign In'))
  expect(logins()).toBe(1)
})

it('shows what the server finds wrong at the field', async () => {
  login = () => Response.json({ error: 'No.', fields: { email: 'That address is closed' } }, { status: 400 })
  fillIn()
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText('That address is closed')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

it('sends nothing that is incomplete, and says so', () => {
  render(<AuthScreen ended onSend={() => undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy()
  expect(logins()).toBe(0)
})
