import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Reply } from '@shared/api'
import { renderAs } from '@/testing/render-as'
import { clientRow } from '@/testing/rows'
import { Toaster } from '@/ui/toast'
import MergeClientDialog from './merge-client-dialog'

const user = { firstName: 'Eva', lastName: 'Green' }
const goes = clientRow({ id: 7, dateOfBirth: '1971-03-04', user: { ...user, email: 'eva@example.com' } })
const stays = clientRow({ id: 9, dateOfBirth: '1971-03-04', user: { ...user, email: 'eva@work.example' } })
const other = clientRow({ id: 11, dateOfBirth: '1999-12-31', user: { ...user, email: 'young@example.com' } })

type Preview = Reply<'GET /api/client-merges'>
const person = ({ id, user: { email } }: typeof goes, version: number): Preview['from'] => ({
  ...{ id, name: 'Eva Green', email, dateOfBirth: '04.03.1971', gender: '', lastSignInAt: null, version },
})
const preview: Preview = {
  ...{ clientIds: [7, 9], from: person(goes, 4), into: person(stays, 5), sameDiaryDays: 0, refusals: [] },
  released: 1,
  moves: { reports: 2, plans: 0, diaryDays: 0, outcomes: 0, allergies: 1, recipes: 0, questions: 0 },
}

function show(rows: (typeof goes)[], shown: Preview = preview) {
  const onClose = vi.fn()
  const { calls } = renderAs(
    'admin',
    <>
      <MergeClientDialog client={goes} onClose={onClose} />
      <Toaster />
    </>,
    {
      'GET /api/clients': () => Response.json(rows, { headers: { 'X-Total-Count': String(rows.length) } }),
      'GET /api/client-merges': shown,
      'POST /api/client-merges': { released: [40], toInvite: [21] },
    },
  )
  return { onClose, calls }
}

it('offers other clients of the same name, compared with this one', async () => {
  show([goes, stays, other])
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(screen.getByText('Same as Eva Green')).toBeTruthy()
  expect(screen.getByText('Differs from Eva Green')).toBeTruthy()
  expect(screen.getByText('2 clients')).toBeTruthy()
})

it('says when nobody else has the name', async () => {
  show([goes])
  expect(await screen.findByText('No other client matches. Try part of the name.')).toBeTruthy()
})

it('shows what moves before it merges the versions that were seen', async () => {
  const { onClose, calls } = show([goes, stays])
  const merge = screen.getByRole<HTMLButtonElement>('button', { name: 'Merge permanently' })
  expect(merge.disabled).toBe(true)
  fireEvent.click(await screen.findByRole('option'))
  expect(await screen.findByText('Moves to Eva Green: 2 reports and 1 allergy.')).toBeTruthy()
  expect(
    screen.getByText('Eva Green will see 1 report from Eva Green’s account at once, under eva@work.example.'),
  ).toBeTruthy()
  fireEvent.click(merge)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calls.find(({ route }) => route === 'POST /api/client-merges')?.body).toEqual({
    ...{ from: 7, into: 9, fromVersion: 4, intoVersion: 5 },
  })
  expect(await screen.findByText(/1 report can be read there now\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invite' })).toBeTruthy()
})

it('shows why two clients cannot be merged, and disables merging', async () => {
  show([goes, stays], { ...preview, refusals: ['Their genders differ.'] })
  fireEvent.click(await screen.findByRole('option'))
  expect(await screen.findByText('Their genders differ.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge permanently' }).disabled).toBe(true)
})
