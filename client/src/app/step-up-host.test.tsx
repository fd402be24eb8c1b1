import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ProofMethods } from '@shared/domain/sign-in/factors'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { mockPasskeys } from '@/features/factors/passkeys.fixture'
import { mockSequence, refusal, type ApiMocks } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { aConfig } from '@/testing/rows'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { StepUpHost } from './step-up-host'

const TITLE = 'Please confirm it is you'
const byPassword: ProofMethods = { password: true, authenticator: false, recoveryCode: false, passkey: null }
const stepUpRequired = () => refusal(401, { error: 'Please confirm it is you.', code: 'assure' })
const done = () => new Response(null, { status: 204 })

function Deleting() {
  const remove = useApiMutation('DELETE /api/users/:id')
  const [open, setOpen] = useState(true)
  return (
    <main id="main" tabIndex={-1}>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete account"
        description="It is gone."
        confirmLabel="Delete"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: 3 } }, { onSuccess: () => setOpen(false) })}
      />
      <p>{remove.isSuccess ? 'Deleted' : remove.isError && sentenceOf(remove.error)}</p>
      <StepUpHost />
    </main>
  )
}

async function open(methods: ProofMethods, answers: ApiMocks) {
  const shown = renderAs('admin', <Deleting />, {
    'GET /api/config': aConfig({ passkeyOrigin: window.location.origin }),
    'POST /api/user/assure/options': methods,
    ...answers,
  })
  const button = await screen.findByRole('button', { name: 'Delete' })
  button.focus()
  fireEvent.click(button)
  return { ...shown, button, dialog: within(await screen.findByRole('dialog', { name: TITLE })) }
}

it('the prompt opens above an open dialog, reports a wrong password, and continues after the right one', async () => {
  const { calls, dialog } = await open(byPassword, {
    'DELETE /api/users/:id': mockSequence(stepUpRequired(), done()),
    'POST /api/user/assure': mockSequence(
      refusal(400, { error: 'No.', code: 'invalid', fields: { password: 'The password is not right.' } }),
      done(),
    ),
  })
  const field = await dialog.findByLabelText('Password')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'orchids' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await dialog.findByText('The password is not right.')
  fireEvent.change(field, { target: { value: 'orchard' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await screen.findByText('Deleted')
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
  expect(calls.filter(({ route }) => route === 'DELETE /api/users/:id')).toHaveLength(2)
})

it('cancelling returns the focus and passes the refusal on', async () => {
  const { button, dialog } = await open(byPassword, { 'DELETE /api/users/:id': stepUpRequired })
  await dialog.findByLabelText('Password')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await screen.findByText('Please confirm it is you.')
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull()
  screen.getByRole('alertdialog', { name: 'Delete account' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('a new passkey challenge is requested for each attempt', async () => {
  mockPasskeys()
  const { calls, dialog } = await open(
    { ...byPassword, passkey: mockPasskeys.asked },
    { 'DELETE /api/users/:id': mockSequence(stepUpRequired(), done()), 'POST /api/user/assure': done },
  )
  fireEvent.click(await dialog.findByRole('button', { name: 'Use your passkey' }))
  await screen.findByText('Deleted')
  const routes = calls.map(({ route }) => route)
  expect(routes.filter((route) => route === 'POST /api/user/assure/options')).toHaveLength(2)
  expect(calls.find(({ route }) => route === 'POST /api/user/assure')?.body).toEqual({
    assertion: mockPasskeys.assertion,
  })
})
