import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button'
import { Field } from './field'
import { PasswordInput } from './password-input'
import { TextInput } from './text-input'

afterEach(cleanup)

test('a control is named by its label and described by the error and the hint', () => {
  render(
    <Field label="Email" hint="We never share it" error="Please enter a valid email address">
      <TextInput name="email" />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Please enter a valid email address',
    'We never share it',
  ])
})

test('a control without an error or a hint has no description', () => {
  render(
    <Field label="Email" error="">
      <TextInput />
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([null, null])
})

test('the eye shows and hides a password', () => {
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const input = screen.getByLabelText('Password')
  expect(input.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.getAttribute('type')).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.getAttribute('type')).toBe('password')
})

test('a pending submit button keeps the form from being sent again', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending pendingLabel="Saving...">
        Save Changes
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Saving...' })
  fireEvent.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})
