import type { Bundle } from 'fhir/r4'
import type { Reply } from '@shared/api'
import { decryptContent } from '@shared/domain/shares/content-cipher'
import { decodeLink } from '@shared/domain/shares/link-payload'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ApiMocks } from '@/testing/mock-api'
import { mockSequence, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import ShareScreen from './share-screen'

const url = `https://portal.example.com/api/shl/${'a'.repeat(43)}`
const bundle: Bundle = { resourceType: 'Bundle', type: 'collection' }
const made = { id: 7, url, expiresAt: '2036-12-08T12:00:00.000Z' }
const share: Reply<'GET /api/shares'>['shares'][number] = {
  ...{ id: 1, label: 'For Dr Weber', contents: ['latest-results'], hasPasscode: true, attemptsLeft: 8 },
  ...{ createdAt: '2026-12-01T12:00:00.000Z', expiresAt: '2036-12-08T12:00:00.000Z', endedAt: null },
  opens: [{ at: '2026-12-01T14:05:00.000Z', recipient: 'Praxis Weber' }],
}
const record = (text = JSON.stringify(bundle)) =>
  new Response(text, { headers: { 'Content-Disposition': 'attachment; filename="record.json"' } })

const show = (answers: ApiMocks = {}, shares: Reply<'GET /api/shares'>['shares'] = [], canShare = true) =>
  renderAs('client', <ShareScreen />, {
    'GET /api/shares': { canShare, shares },
    'GET /api/user/fhir': () => record(),
    'POST /api/shares': made,
    ...answers,
  })
const make = async () => fireEvent.click(await screen.findByRole('button', { name: 'Make the link' }))

it('encrypts the chosen contents here, and shows the link and the passcode apart', async () => {
  const { calls } = show()
  fireEvent.click(await screen.findByRole('button', { name: '1 day' }))
  fireEvent.change(screen.getByLabelText(/^Label/), { target: { value: ' For Dr Weber ' } })
  await make()
  const link = (await screen.findByTestId('share-link')).textContent
  const passcode = screen.getByTestId('share-passcode').textContent
  expect(passcode).toMatch(/^\d{6}$/)
  const payload = decodeLink(link)
  expect(link.startsWith('https://portal.example.com/share#shlink:/')).toBe(true)
  expect(payload).toMatchObject({ url, flag: 'P', label: 'For Dr Weber', v: 1 })
  expect(payload?.exp).toBe(Date.parse(made.expiresAt) / 1000)
  const asked = calls.find(({ route }) => route === 'GET /api/user/fhir')
  expect(asked?.url).toContain(`contents=${encodeURIComponent('latest-results,allergies')}`)
  const form = calls.find(({ route }) => route === 'POST /api/shares')?.body as FormData
  const sent = ['contents', 'lifetime', 'label', 'passcode'].map((name) => form.get(name))
  expect(sent).toEqual(['latest-results,allergies', 'day', 'For Dr Weber', passcode])
  const jwe = await (form.get('content') as File).text()
  expect(jwe).not.toContain(payload?.key)
  expect(JSON.parse(await decryptContent(jwe, payload?.key ?? ''))).toEqual(bundle)
})

it('makes a link without a passcode when that is switched off', async () => {
  show()
  fireEvent.click(await screen.findByRole('switch', { name: /Ask for a passcode/ }))
  await make()
  expect(decodeLink((await screen.findByTestId('share-link')).textContent)?.flag).toBeUndefined()
  expect(screen.queryByTestId('share-passcode')).toBeNull()
})

it('a double click makes one link', async () => {
  const { calls } = show()
  const button = await screen.findByRole('button', { name: 'Make the link' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByTestId('share-link')
  expect(calls.filter(({ route }) => route === 'POST /api/shares')).toHaveLength(1)
})

it('leaves the PDF out of a content over 10 MB, and says so', async () => {
  const large = JSON.stringify({ ...bundle, language: 'x'.repeat(11 * 1024 * 1024) })
  const { calls } = show({ 'GET /api/user/fhir': mockSequence(record(large), record()) })
  fireEvent.click(await screen.findByRole('checkbox', { name: "The laboratory's PDF" }))
  await make()
  expect(await screen.findByText(/PDF was too large/)).toBeTruthy()
  const form = calls.find(({ route }) => route === 'POST /api/shares')?.body as FormData
  expect(form.get('contents')).toBe('latest-results,allergies')
})

it('sends nothing without a choice, and keeps the choices after a failure', async () => {
  const { calls } = show({ 'POST /api/shares': refusal(409, { error: 'You already have 20 links.' }) })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Allergies' }))
  fireEvent.click(screen.getByRole('button', { name: 'No results' }))
  await make()
  expect(await screen.findByText('Choose what to share.')).toBeTruthy()
  expect(calls.some(({ route }) => route !== 'GET /api/shares')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'All results' }))
  await make()
  expect(await screen.findByText('You already have 20 links.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'All results' }).getAttribute('aria-pressed')).toBe('true')
})

it('lists openings by the name that was typed, and ends a link after a question', async () => {
  const { calls } = show({ 'DELETE /api/shares/:id': undefined }, [
    share,
    { ...share, id: 2, label: '', endedAt: '2026-12-01T15:00:00.000Z', opens: [] },
  ])
  expect(await screen.findByText(/^Opened by Praxis Weber, 1 December 2026/)).toBeTruthy()
  expect(screen.getByText('2 wrong passcodes, 8 attempts left.')).toBeTruthy()
  expect(screen.getByText('Ended')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'End now: For Dr Weber' }))
  fireEvent.click(await screen.findByRole('button', { name: 'End link' }))
  await waitFor(() =>
    expect(calls.find(({ route }) => route === 'DELETE /api/shares/:id')?.params).toEqual({ id: '1' }),
  )
})

it('offers the file where the portal has no https address', async () => {
  show({}, [], false)
  expect(await screen.findByText(/needs an https address/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download FHIR' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull()
})
