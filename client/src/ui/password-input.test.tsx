import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field'
import { PasswordInput } from './password-input'

afterEach(cleanup)

/** Renders a password field, with access to the note below it. */
async function passwordField(filled?: string) {
  render(
    <form aria-label="Sign In">
      <Field label="Password" hint="At least 8 characters">
        <PasswordInput name="password" defaultValue={filled} />
      </Field>
    </form>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  const note = () => input.parentElement?.nextElementSibling
  fireEvent.focus(input)
  await waitFor(() => expect(note()?.getAttribute('aria-live')).toBe('polite'))
  // The listener is added in an effect, which may run after the render.
  await act(() => Promise.resolve())
  const noteText = () => note()?.textContent
  return { input, said: noteText }
}

const paste = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value }, inputType: 'insertFromPaste' })
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value }, inputType: 'insertText' })

test.each([
  ['blue-kettle-9 ', 'There is a space at the end. Was it pasted by mistake?'],
  ['\tblue-kettle-9', 'There is a space at the beginning. Was it pasted by mistake?'],
  ['\u00A0blue-kettle-9\u200B', 'There is a space at both ends. Was it pasted by mistake?'],
  ['blue kettle 9', ''],
])('a pasted %j is kept, and a space at an end shows a note', async (pasted, sentence) => {
  const { input, said: noteText } = await passwordField()
  paste(input, pasted)
  expect([input.value, noteText()]).toEqual([pasted, sentence])
})

test.each([
  ['focusing the field again', (input: HTMLInputElement) => fireEvent.focus(input)],
  ['submitting the form', (input: HTMLInputElement) => fireEvent.keyDown(input, { key: 'Enter' })],
])('a typed space at the end shows a note at %s, but not between two words', async (_, turn) => {
  const { input, said: noteText } = await passwordField()
  type(input, 'blue ')
  expect(noteText()).toBe('')
  turn(input)
  expect(noteText()).toContain('a space at the end')
  type(input, 'blue k')
  expect(noteText()).toBe('')
})

test('clearing the form removes the note', async () => {
  const { input, said: noteText } = await passwordField()
  paste(input, 'blue-kettle-9 ')
  expect(noteText()).toContain('a space')
  fireEvent.reset(screen.getByRole<HTMLFormElement>('form'))
  expect(noteText()).toBe('')
})

test("a space from the browser's autofill shows a note as soon as the field has the focus", async () => {
  const { said: noteText } = await passwordField('blue-kettle-9 ')
  expect(noteText()).toContain('a space at the end')
})
