import { nextOf } from '@shared/domain/labels/label-parts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { VerdictHost } from '@/features/verdict/verdict.public'
import { renderAs } from '@/testing/render-as'
import { scanFinding, scanResult } from '@/testing/rows'
import type { ScanResult } from '../scan-result'
import ResultView from './result-view'

const next = 'Please photograph what follows to the end of the list.'
const part: Partial<ScanResult> = {
  ...{ seen: 'part', missing: ['end'], next },
  summary: `Only part of the list was read. ${next} We checked for Egg white.`,
}
const dutch: Partial<ScanResult> = {
  language: { code: 'nl', name: 'Dutch', vouched: false },
  summary: 'This label seems to be in Dutch, which we do not read. We may have missed your foods.',
}

function show(said: Partial<ScanResult>, { text = 'water, salt', online = true } = {}) {
  const acts = { onEdit: vi.fn(), onNext: vi.fn(), onType: vi.fn(), onWord: vi.fn() }
  const photos = { onRest: vi.fn(), onOther: vi.fn() }
  const checked = { text, said: scanResult(said), at: new Date(), isLocal: !online }
  renderAs(
    'client',
    <VerdictHost>
      <ResultView checked={checked} isClient nextLabel="Next" {...acts} {...(online ? photos : {})} />
    </VerdictHost>,
  )
  return { ...acts, ...photos }
}
const button = (name: string) => screen.getByRole('button', { name })
const image = new File(['x'], 'rest.jpg', { type: 'image/jpeg' })

test('a partial list asks for the rest and never says that nothing matched', () => {
  const { onRest, onType } = show(part)
  expect(document.activeElement?.textContent).toBe('Only part of the list was read')
  expect(screen.getByText(next)).toBeDefined()
  expect(screen.queryByText(/could not match/)).toBeNull()
  expect(screen.queryByText(/None of them was found/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Photo of the rest'), { target: { files: [image] } })
  expect(onRest).toHaveBeenCalledWith([image])
  fireEvent.click(button('Type the missing words'))
  expect(onType).toHaveBeenCalledOnce()
})

test('asks for the list when it is missing, not for its rest', () => {
  show({ ...part, missing: ['list'], next: nextOf(['list']) })
  expect(button('Photograph the list')).toBeDefined()
  expect(button('Type the list')).toBeDefined()
})

test('says that a text is hardly readable, but not for an unsupported language', () => {
  show({ readable: false, seen: 'part', missing: ['list'], next: nextOf(['list']), summary: '' })
  expect(screen.getByText('Much of this text cannot be read')).toBeDefined()
  expect(screen.queryByText(/Please photograph/)).toBeNull()
  cleanup()
  show({ ...dutch, readable: false })
  expect(screen.queryByText('Much of this text cannot be read')).toBeNull()
})

test('a finding on a part of the list leads, and what to photograph next follows', () => {
  const { onNext } = show({ ...part, userIntolerances: [scanFinding()] })
  expect(document.activeElement?.textContent).toBe('1 of your foods is on the part we read')
  expect(document.querySelector('[data-look="leave-out"]')?.textContent).toMatch(/^Leave out/)
  expect(screen.getByText(`Only part of the list was read. ${next}`)).toBeDefined()
  const sticky = document.querySelector('[data-sticky]') as HTMLElement
  const names = within(sticky).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Photograph the rest'])
  fireEvent.click(button('Next'))
  expect(onNext).toHaveBeenCalledOnce()
  cleanup()
  show({ userIntolerances: [scanFinding()] })
  expect(screen.queryByText(/Only part/)).toBeNull()
  expect(button('Alternatives')).toBeDefined()
})

test('lists findings of a partial list with the reason when they are only possible', () => {
  const reason = 'The words before it say what the product is without.'
  show({ ...part, userIntolerances: [scanFinding({ kind: 'unsure', reason })] })
  expect(document.querySelector('[data-look="check-first"]')?.textContent).toMatch(/^Check first/)
  expect(screen.getByText(reason)).toBeDefined()
})

test('an unsupported language comes first, with two next steps', () => {
  const { onOther, onWord } = show(dutch)
  expect(document.activeElement?.textContent).toBe('A language we don’t read')
  expect(screen.getByText(/seems to be in Dutch/)).toBeDefined()
  expect(screen.getByText('We read English, German, French and Spanish.')).toBeDefined()
  expect(screen.queryByText(/could not match|None of them/)).toBeNull()
  fireEvent.click(button('Type a word'))
  expect(onWord).toHaveBeenCalledOnce()
  fireEvent.change(screen.getByLabelText('Photo of another side'), { target: { files: [image] } })
  expect(onOther).toHaveBeenCalledWith([image])
})

test('asks for no photo offline', () => {
  show(part, { online: false })
  expect(screen.queryByRole('button', { name: 'Photograph the rest' })).toBeNull()
  expect(button('Type the missing words')).toBeDefined()
})

test('lists and marks unrecognised words for every outcome', () => {
  show({ notRecognised: ['zorblax'] }, { text: 'water, Zorblax' })
  const card = screen.getByRole('heading', { name: 'Not recognised' }).closest('section') as HTMLElement
  expect(within(card).getByText('zorblax')).toBeDefined()
  expect(document.querySelector('mark')?.textContent).toBe('Zorblax (Not recognised)')
  expect(screen.getByText('Not recognised, dotted line')).toBeDefined()
  expect(document.activeElement?.textContent).toMatch(/^We could not match any foods/)
})
