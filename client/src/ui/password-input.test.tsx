import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field'
import { PasswordInput } from './password-input'

afterEach(cleanup)

/** The field, and a look at what it says below itself. */
function passwordField(error = '') {
  render(
    <form aria-label="Sign In">
      <Field label="Password" hint="At least 8 characters" error={error}>
        <PasswordInput name="password" />
      </Field>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  const said = () => input.parentElement?.nextElementSibling?.textContent
  const described = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  return { input, said, described }
}

const paste = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value }, inputType: 'insertFromPaste' })
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value }, inputType: 'insertText' })

test.each([
  ['blue-kettle-9 ', 'There is a space at the end. Was it pasted along?'],
  ['\tblue-kettle-9', 'There is a space at the beginning. Was it pasted along?'],
  ['\u00A0blue-kettle-9\u200B', 'There is a space at both ends. Was it pasted along?'],
  ['blue kettle 9', ''],
])('a pasted %j is kept, and a space at its ends is said', (pasted, sentence) => {
  const { input, said, described } = passwordField('The password is not right.')
  paste(input, pasted)
  expect([input.value, said()]).toEqual([pasted, sentence])
  expect(described()).toEqual(
    ['The password is not right.', 'At least 8 characters', sentence].filter(Boolean),
  )
})

test.each([
  ['leaving the field', (input: HTMLInputElement) => fireEvent.blur(input)],
  ['sending the form', (input: HTMLInputElement) => fireEvent.keyDown(input, { key: 'Enter' })],
])('a typed space is said at %s, not between two words', (_, act) => {
  const { input, said } = passwordField()
  type(input, 'blue ')
  expect(said()).toBe('')
  act(input)
  expect(said()).toContain('a space at the end')
  type(input, 'blue k')
  expect(said()).toBe('')
})

test('a form that is cleared says nothing of what was in it', () => {
  const { input, said } = passwordField()
  paste(input, 'blue-kettle-9 ')
  expect(said()).toContain('a space')
  fireEvent.reset(screen.getByRole<HTMLFormElement>('form'))
  expect(said()).toBe('')
})
