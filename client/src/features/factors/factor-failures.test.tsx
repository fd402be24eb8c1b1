import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { copyText } from '@/lib/copy-text'
import { refusal, type ApiMocks } from '@/testing/mock-api'
import { hookAs, renderAs } from '@/testing/render-as'
import { toastTexts } from '@/testing/toast-texts'
import { copyWithToast } from './copy-with-toast'
import type { OwnFactors, Passkey } from './own-factors'
import { mockPasskeys } from './passkeys.fixture'
import RemoveDialog from './remove-dialog'
import RenameDialog from './rename-dialog'
import { useAddPasskey } from './use-add-passkey'
import { useNewApp, useNewCodes } from './use-shown-once'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))
vi.mock(import('@/lib/copy-text'), () => ({ copyText: vi.fn(() => Promise.resolve(true)) }))

const passkey: Passkey = {
  ...{ id: 4, name: 'Work laptop', createdAt: '2026-11-03T09:12:00.000Z', lastUsedAt: null },
  ...{ isSynced: false, isElsewhere: false },
}
const some = (fields: Partial<OwnFactors> = {}): OwnFactors => ({
  ...{ passkeys: [passkey], authenticatorSince: null, recoveryCodes: 0 },
  ...{ mode: 'offered', requiredFrom: null, mayAdd: true },
  ...fields,
})
const away = () => refusal(503, { error: 'The database is away.' })
const done = () => new Response(null, { status: 204 })

it.each([
  ['a passkey', passkey, 'DELETE /api/user/passkeys/:id', '/api/user/passkeys/4', 'Passkey'],
  ['the app', undefined, 'DELETE /api/user/totp', '/api/user/totp', 'Authenticator app'],
] as const)(
  'removes %s once, shows a failure, and treats a missing one as removed',
  async (_, key, route, url, what) => {
    const removed = [`${what} removed`, 'It no longer signs you in. We have signed you out everywhere else.']
    for (const [answer, words] of [
      [done(), removed],
      [refusal(404, { error: 'There is none.' }), removed],
      [away(), [`${what} not removed`, 'The database is away.']],
    ] as const) {
      vi.clearAllMocks()
      const onClose = vi.fn()
      const { calls, unmount } = renderAs(
        'admin',
        <RemoveDialog {...(key && { passkey: key })} factors={some()} onClose={onClose} />,
        { [route]: answer },
      )
      const button = within(screen.getByRole('alertdialog')).getByText('Remove')
      fireEvent.click(button)
      fireEvent.click(button)
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
      expect(toastTexts()).toEqual([words])
      expect(calls.map((call) => call.url)).toEqual([url])
      unmount()
    }
  },
)

it('warns before staff remove their only second factor what goes with it, or that another is required', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const words = (factors: OwnFactors) => {
    const { unmount } = renderAs(
      'admin',
      <RemoveDialog passkey={passkey} factors={factors} onClose={() => undefined} />,
    )
    const text = screen.getByRole('alertdialog').textContent
    unmount()
    if (!text.includes('only second factor')) return ''
    return /(Staff need one|Your recovery codes will go too)/.exec(text)?.[0]
  }
  const since = '2026-11-19T08:31:00.000Z'
  expect([
    words(some()),
    words(some({ mode: 'required' })),
    words(some({ mode: 'required', requiredFrom: '2026-12-01' })),
    words(some({ mode: 'required', requiredFrom: '2026-12-02' })),
    words(some({ authenticatorSince: since, mode: 'required' })),
    words(some({ recoveryCodes: null })),
  ]).toEqual([
    'Your recovery codes will go too',
    'Staff need one',
    'Staff need one',
    'Your recovery codes will go too',
    '',
    '',
  ])
})

it.each([
  [refusal(400, { error: 'No.', fields: { name: 'This name is too long.' } }), 'This name is too long.'],
  [away(), 'The database is away.'],
])('shows at the name why it was not changed, and stays open (%#)', async (answer, words) => {
  const onClose = vi.fn()
  renderAs('client', <RenameDialog passkey={passkey} onClose={onClose} />, {
    'PATCH /api/user/passkeys/:id': answer,
  })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Desk' } })
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText(words)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Desks' } })
  expect(screen.queryByText(words)).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  expect(toastTexts()).toEqual([])
})

it('says that no secret was made and hands out none', async () => {
  const answers: ApiMocks = { 'POST /api/user/totp': away(), 'POST /api/user/recovery-codes': away() }
  const onMade = vi.fn()
  await hookAs('admin', useNewApp, answers).result.current.make(onMade)
  await hookAs('admin', useNewCodes, answers).result.current.make(onMade)
  expect(toastTexts()).toEqual([
    ['No app set up', 'The database is away.'],
    ['No recovery codes made', 'The database is away.'],
  ])
  expect(onMade).not.toHaveBeenCalled()
})

it('says that a created passkey could not be saved', async () => {
  mockPasskeys()
  const onAdded = vi.fn()
  const { result } = hookAs('admin', () => useAddPasskey(onAdded), {
    'POST /api/user/passkeys/options': mockPasskeys.options,
    'POST /api/user/passkeys': away(),
  })
  result.current.add()
  await waitFor(() => expect(toastTexts()).toEqual([['No passkey added', 'The database is away.']]))
  expect(onAdded).not.toHaveBeenCalled()
})

it('says whether a text was copied', async () => {
  await copyWithToast('a b', 'Key copied')
  vi.mocked(copyText).mockResolvedValueOnce(false)
  await copyWithToast('a b', 'Key copied')
  expect(vi.mocked(copyText).mock.calls).toEqual([['a b'], ['a b']])
  expect(toastTexts()).toEqual([['Key copied'], ['Not copied', 'Select it and copy it by hand.']])
})
