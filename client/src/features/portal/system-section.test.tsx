import type { Reply } from '@shared/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockSequence, page, refusal } from '@/testing/mock-api'
import { people } from '@/testing/people'
import { aConfig } from '@/testing/rows'
import { renderAs } from '@/testing/render-as'
import SystemSection from './system-section'

type Settings = Reply<'GET /api/settings'>

const settings: Settings = {
  portalName: 'Pearwell',
  supportAddress: '',
  bareScale: 'index',
  inviteMode: 'off',
  accent: '',
  postalAddress: '',
  trialOn: false,
  trialSignedBy: '',
  staffFactor: 'off',
  staffFactorFrom: null,
  logoHash: null,
  version: 3,
}
const config = aConfig({ emailConfigured: true })
const hash = 'ab'.repeat(32)
const picture = new File(['a picture'], 'logo.png', { type: 'image/png' })
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files: [file] } })
const change = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }))

const accent = 'Accent colour (optional)'
const invite = 'Invite new clients when their first report is released'

it('saves invitation mode, colour and address in the version that was seen', async () => {
  const { calls } = renderAs('admin', <SystemSection />, {
    'GET /api/settings': settings,
    'GET /api/users': page([]),
    'GET /api/config': config,
    'PATCH /api/settings': { ...settings, version: 4 },
  })
  await change(invite, 'email')
  expect(screen.queryByText(/not configured/)).toBeNull()
  await change(invite, 'email-or-sms')
  expect(await screen.findByText(/SMS is not set up/)).toBeTruthy()
  await change(accent, '#D6E08A')
  await change('Postal address (optional)', 'Northlab\n1 Lab Road')
  save()
  await waitFor(() => expect(calls.some(({ route }) => route === 'PATCH /api/settings')).toBe(true))
  const call = calls.find(({ route }) => route === 'PATCH /api/settings')
  expect(call?.headers.get('If-Match')).toBe('"3"')
  expect(call?.body).toEqual({
    portalName: 'Pearwell',
    supportAddress: '',
    bareScale: 'index',
    inviteMode: 'email-or-sms',
    accent: '#d6e08a',
    postalAddress: 'Northlab\n1 Lab Road',
    trialOn: false,
    trialSignedBy: '',
    staffFactor: 'off',
    staffFactorFrom: null,
  })
})

it('turns on plans with the name of the person who signed, and shows when it is missing', async () => {
  const unsigned = 'Please name the dietitian who has signed what the plan does.'
  const { calls } = renderAs('admin', <SystemSection />, {
    'GET /api/settings': settings,
    'GET /api/users': page([]),
    'GET /api/config': config,
    'PATCH /api/settings': mockSequence(
      refusal(400, { error: unsigned, fields: { trialSignedBy: unsigned } }),
      {
        ...settings,
        trialOn: true,
        trialSignedBy: 'Anna Smith, RD',
        version: 4,
      },
    ),
  })
  fireEvent.click(await screen.findByRole('switch', { name: /^Clients may start a plan/ }))
  save()
  expect(await screen.findByText(unsigned)).toBeTruthy()
  await change('Signed by (dietitian)', 'Anna Smith, RD')
  save()
  await waitFor(() => expect(calls.filter(({ route }) => route === 'PATCH /api/settings')).toHaveLength(2))
  expect(calls.findLast(({ route }) => route === 'PATCH /api/settings')?.body).toMatchObject({
    trialOn: true,
    trialSignedBy: 'Anna Smith, RD',
  })
})

it('shows which text a colour can have, and refuses one on which none is readable', async () => {
  renderAs('admin', <SystemSection />, {
    'GET /api/settings': settings,
    'GET /api/users': page([]),
    'GET /api/config': config,
  })
  expect(await screen.findByText(/^White text, contrast 8\.\d to 1$/)).toBeTruthy()
  await change('Pick the accent colour', '#d6e08a')
  expect(screen.getByLabelText<HTMLInputElement>(accent).value).toBe('#d6e08a')
  expect(await screen.findByText(/^Dark text, contrast 1\d\.\d to 1$/)).toBeTruthy()
  await change(accent, '#858585')
  expect(
    await screen.findByText('No text is readable on this colour (contrast 4.5 to 1 needed)'),
  ).toBeTruthy()
  save()
  expect(await screen.findByText(/Text is hard to read on this colour/)).toBeTruthy()
  await change(accent, 'red')
  save()
  expect(await screen.findByText('Please enter a colour such as #115566')).toBeTruthy()
})

it('uploads, shows and removes a logo in the version that was seen', async () => {
  let logoHash: string | null = null
  const { calls } = renderAs('admin', <SystemSection />, {
    'GET /api/settings': () => ({ ...settings, logoHash }),
    'GET /api/users': page([]),
    'GET /api/config': config,
    'PUT /api/settings/logo': () => ({ ...settings, logoHash: (logoHash = hash) }),
    'DELETE /api/settings/logo': () => ({ ...settings, logoHash: (logoHash = null) }),
  })
  await choose(picture)
  const shown = await screen.findByAltText('Current logo')
  expect(shown.getAttribute('src')).toBe(`/api/logo/${hash}`)
  const put = calls.find(({ route }) => route === 'PUT /api/settings/logo')
  expect(put?.headers.get('If-Match')).toBe('"3"')
  expect((put?.body as FormData | undefined)?.get('logo')).toMatchObject({ name: 'logo.png' })
  fireEvent.click(screen.getByRole('button', { name: 'Remove logo' }))
  await waitFor(() => expect(screen.queryByAltText('Current logo')).toBeNull())
})

it('shows why an image was refused, and does not send one that is too large', async () => {
  const sentence = 'The image is damaged and cannot be opened.'
  const { calls } = renderAs('admin', <SystemSection />, {
    'GET /api/settings': settings,
    'GET /api/users': page([]),
    'GET /api/config': config,
    'PUT /api/settings/logo': refusal(400, { error: sentence }),
  })
  await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'big.png'))
  expect((await screen.findByRole('alert')).textContent).toBe('The logo must be at most 2 MB.')
  expect(calls.some(({ route }) => route === 'PUT /api/settings/logo')).toBe(false)
  await choose(picture)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence))
})

it('requires a second factor of staff from a date, and lists those without, including oneself', async () => {
  const staff = ['Rosa', 'Ines'].map((firstName, id) => ({ ...people.practitioner, id, firstName }))
  const { calls } = renderAs('admin', <SystemSection />, {
    'GET /api/settings': settings,
    'GET /api/users': Response.json(staff, { headers: { 'X-Total-Count': '14' } }),
    'GET /api/config': config,
    'GET /api/user/factors': {
      ...{ passkeys: [], authenticatorSince: null, recoveryCodes: 0 },
      ...{ mode: 'offered', requiredFrom: null, mayAdd: true },
    },
    'PATCH /api/settings': ({ body }) => ({ ...settings, ...(body as Settings), version: 4 }),
  })
  const list = within(await screen.findByRole('region', { name: /^Staff without a second factor/ }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
  expect(list.getByRole('link').getAttribute('href')).toBe('/admin/users?state=no-factor')
  expect(screen.queryByLabelText(/^From/)).toBeNull()
  await change('Second factor for staff', 'required')
  await screen.findByText('You have none yet. We will ask you to set one up at once.')
  await change('From (optional)', '2099-01-01')
  await screen.findByText(/^You have none yet\. Set one up before that day/)
  const sent = () => calls.filter(({ route }) => route === 'PATCH /api/settings').map(({ body }) => body)
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  await change('From (optional)', '')
  save()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toMatchObject([
    { staffFactor: 'required', staffFactorFrom: '2099-01-01' },
    { staffFactor: 'required', staffFactorFrom: null },
  ])
})

it('says when all staff have a second factor', async () => {
  renderAs('admin', <SystemSection />, {
    'GET /api/settings': settings,
    'GET /api/users': page([]),
    'GET /api/config': config,
  })
  await screen.findByText('Everybody has one.')
})

it('says that others have saved meanwhile, and adopts their values in untouched fields', async () => {
  const stale = 'The settings were changed meanwhile.'
  let kept = settings
  const { calls } = renderAs('admin', <SystemSection />, {
    'GET /api/settings': () => kept,
    'GET /api/users': page([]),
    'GET /api/config': config,
    'PATCH /api/settings': refusal(412, { error: stale }),
    'PUT /api/settings/logo': refusal(412, { error: stale }),
  })
  await change('Portal name', 'Northlab')
  kept = { ...settings, supportAddress: 'new@orchard.example', version: 4 }
  save()
  await screen.findByDisplayValue('new@orchard.example')
  screen.getByDisplayValue('Northlab')
  kept = { ...settings, supportAddress: 'newer@orchard.example', version: 5 }
  await choose(picture)
  await screen.findByText(stale)
  await screen.findByDisplayValue('newer@orchard.example')
  save()
  await waitFor(() => expect(calls.filter(({ route }) => route.startsWith('PATCH'))).toHaveLength(2))
  expect(
    calls.filter(({ route }) => /^(PATCH|PUT)/.test(route)).map(({ headers }) => headers.get('If-Match')),
  ).toEqual(['"3"', '"4"', '"5"'])
})
