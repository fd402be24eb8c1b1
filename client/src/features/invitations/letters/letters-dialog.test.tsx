import { codeOf, readCode } from '@shared/domain/sign-in/sign-in-links'
import { fireEvent, screen, within } from '@testing-library/react'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { portalSettingsRow } from '@/testing/rows'
import type { Letter } from './letter-words'
import LettersDialog from './letters-dialog'

const sender = portalSettingsRow({ postalAddress: 'Orchard Diagnostics\nCanal Street 4\n50674 Köln' })
const ilse: Letter = {
  ...{ userId: 1, name: 'Ilse Brandt', address: 'Lindenstraße 14\n50674 Köln', code: 'K7QM4XHPR9TD' },
  ...{ expiresAt: '2027-01-18T10:00:00Z', asks: 'dateOfBirth', sampleId: 'EF20638' },
}

function show(letters: Parameters<typeof LettersDialog>[0]['letters'], given = sender) {
  const onClose = vi.fn()
  const portalUrl = 'https://pearwell.example'
  renderAs(
    'admin',
    <LettersDialog letters={letters} sender={given} portalUrl={portalUrl} onClose={onClose} />,
  )
  return { onClose }
}

/** Decodes the QR code rendered at print size. */
async function scanned(svg: Element): Promise<string | undefined> {
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const drawn = sharp(Buffer.from(svg.outerHTML)).resize(425, 425, { kernel: 'nearest' }).ensureAlpha().raw()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

it('the QR code contains what is printed, for every code', async () => {
  const codes = Array.from({ length: 6 }, (_, at) =>
    codeOf(Uint8Array.from({ length: 12 }, (__, i) => at * 37 + i * 11)),
  )
  show(codes.map((code, userId) => ({ ...ilse, userId, code })))
  const squares = await screen.findAllByRole('img', { name: 'Or scan this code' })
  expect(await Promise.all(squares.map(scanned))).toEqual(
    codes.map((code) => `https://pearwell.example/welcome/code#${code}`),
  )
  const printed = screen.getAllByText(/^\w{4} · \w{4} · \w{4}$/)
  expect(printed.map(({ textContent }) => readCode(textContent))).toEqual(codes)
})

it('shows sender, recipient, instructions and expiry', () => {
  show([ilse, { ...ilse, userId: 2, name: 'Femi Adeyemi', address: '', asks: 'sampleId', sampleId: null }])
  const [first, second] = screen.getAllByRole('article')
  if (!first || !second) throw new Error('There are not two letters.')
  const address = within(first).getByRole('group', { name: 'Address' })
  expect(address.textContent).toBe(
    'Orchard Diagnostics, Canal Street 4, 50674 KölnIlse BrandtLindenstraße 1450674 Köln',
  )
  for (const text of [
    'EF20638',
    '17 January 2027',
    'pearwell.example/welcome/code',
    'Enter your date of birth',
  ])
    expect(within(first).getByText(text)).toBeTruthy()
  expect(first.textContent).toContain('we will send a new one to this address only.')
  expect(second.textContent).toContain('To be handed toFemi Adeyemi')
  expect(second.textContent).toContain('type your code and the sample ID printed on your kit.')
  expect(within(second).getByText('Type the sample ID printed on your kit')).toBeTruthy()
  expect(second.textContent).not.toContain('Sample EF')
  expect(second.textContent).not.toContain('this address')
})

it("uses the laboratory's logo and colour when set", () => {
  show([ilse], { ...sender, logoHash: 'a'.repeat(64), accent: '#aa3366' })
  const letter = screen.getByRole('article')
  expect(letter.querySelector('header img')?.getAttribute('src')).toBe(`/api/logo/${'a'.repeat(64)}`)
  expect(within(letter).getByRole('group', { name: 'Code' }).style.borderColor).toBe('#aa3366')
})

it('prints, and asks before the codes are discarded by Done, Esc or Back', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { onClose } = show([ilse])
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  const leave = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leave)
  expect(leave.defaultPrevented).toBe(true)

  const question = () => screen.findByRole('alertdialog', { name: 'Leave Without Printing?' })
  const ways = [
    () => fireEvent.click(screen.getByRole('button', { name: 'Done' })),
    () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
    () => fireEvent.popState(window),
  ]
  for (const way of ways) {
    way()
    fireEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  }
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect((await question()).textContent).toContain('These codes will not be shown again.')
  fireEvent.click(within(await question()).getByRole('button', { name: 'Leave' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
