import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { page, refusal } from '@/testing/mock-api'
import { renderAs } from '@/testing/render-as'
import { clientRow } from '@/testing/rows'
import { ClientPicker } from './client-picker'

const person = (id: number, firstName: string, dateOfBirth = '03/12/1984') =>
  clientRow({ id, dateOfBirth, user: { firstName, lastName: 'Lee', email: `${firstName}@orchard.example` } })
const [ann, bea, cas] = [person(1, 'Ann'), person(2, 'Bea', '01/02/1990'), person(3, 'Cas', '')] as const

const onChoose = vi.fn()
async function show(
  props: Partial<Parameters<typeof ClientPicker>[0]> = {},
  answered = page([ann, bea, cas]),
) {
  onChoose.mockClear()
  const { calls } = renderAs(
    'admin',
    <ClientPicker
      search=" Lee "
      dateOfBirth="12.03.1984"
      chosen={undefined}
      onChoose={onChoose}
      {...props}
    />,
    { 'GET /api/clients': answered },
  )
  if (Number(answered.headers.get('X-Total-Count')) > 0) await screen.findAllByRole('option')
  return calls
}
const field = () => screen.getByRole('combobox')
const press = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('searches for the name on the report, and shows dates of birth to tell people apart', async () => {
  const calls = await show()
  expect(calls.map(({ url }) => url)).toEqual(['/api/clients?pageSize=20&q=Lee'])
  expect(options().map((text) => /Same as|Differs from|unknown/.exec(text)?.[0])).toEqual([
    'Same as',
    'Differs from',
    'unknown',
  ])
  expect(screen.getByText('3 clients')).toBeTruthy()
})

it('a client is chosen by arrows and Enter, or by a press', async () => {
  await show()
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) press(key)
  expect(onChoose.mock.lastCall).toEqual([bea])
  fireEvent.click(screen.getAllByRole('option')[2] as HTMLElement)
  expect(onChoose.mock.lastCall).toEqual([cas])
  press('Enter')
  expect(onChoose.mock.lastCall).toEqual([cas])
})

it('nothing can be chosen while it is disabled, and it shows who is chosen', async () => {
  await show({ disabled: true, chosen: bea })
  fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement)
  expect(onChoose).not.toHaveBeenCalled()
  expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual([
    'false',
    'true',
    'false',
  ])
  expect(screen.getByText(/^Chosen:/).textContent).toContain('Bea Lee')
})

it('the client passed as `besides` is neither offered nor counted', async () => {
  await show({ besides: ann })
  expect(options()).toHaveLength(2)
  expect(screen.getByText('2 clients')).toBeTruthy()
})

it('shows that nobody matches', async () => {
  await show({}, page([]))
  expect(await screen.findByText(/^No client matches\. .*create an account/)).toBeTruthy()
})

it('shows why the search failed', async () => {
  await show({}, refusal(503, { error: 'The database is away.' }))
  expect(await screen.findByText('The database is away.')).toBeTruthy()
})
