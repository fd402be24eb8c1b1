import { type MissingPart, nextOf } from '@shared/domain/label-parts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { upload } from '@/api/upload'
import { renderAs } from '@/testing/render-as'
import { scanResult } from '@/testing/rows'
import ScannerScreen from './scanner-screen'

vi.mock(import('@/api/upload'), () => ({ upload: vi.fn() }))

const image = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'label.jpg', { type: 'image/jpeg' })
const next = nextOf(['end']) ?? ''
const reading = (text: string, missing: MissingPart[]) => ({
  status: 200,
  reply: {
    text,
    readable: true,
    confidence: 90,
    seen: missing.length > 0 ? 'part' : 'unknown',
    missing,
    next: nextOf(missing),
  },
})
const top = reading('Ingredients: oats, sugar,\nhoney, barley malt, salt', ['end'])
const rest = reading('honey, barley malt, salt\nMay contain almonds.', ['start'])

const button = (name: string) => screen.getByRole('button', { name })
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Label text')
const take = (label: string) =>
  fireEvent.change(screen.getAllByLabelText(label)[0] as HTMLElement, { target: { files: [image] } })

async function begin(further = rest) {
  vi.mocked(upload)
    .mockReset()
    .mockResolvedValueOnce(top as never)
    .mockResolvedValueOnce(further as never)
  const { calls } = renderAs('admin', <ScannerScreen />, {
    'POST /api/scan-consents': { version: '1' },
    'POST /api/analyze-food-label': scanResult({ seen: 'part', missing: ['end'], next }),
  })
  take('Image of the label')
  fireEvent.click(await screen.findByLabelText(/I understand and agree/))
  fireEvent.click(button('Continue'))
  await screen.findByText('Only part of the list was read.')
  return async () => {
    fireEvent.click(button('Analyse Label'))
    await screen.findByRole('heading', { name: 'Only part of the list was read' })
    return calls.findLast(({ route }) => route === 'POST /api/analyze-food-label')?.body
  }
}

test('the rest of a label is asked for at once, and joined', async () => {
  const analysed = await begin()
  expect(screen.getByText(next)).toBeDefined()
  fireEvent.change(area(), { target: { value: area().value.replace('oats', 'oat flakes') } })
  expect(screen.getByText(next)).toBeDefined()
  take('Photo of the rest')
  expect(await screen.findByText('2 photos joined')).toBeDefined()
  expect(screen.queryByText('Only part of the list was read.')).toBeNull()
  const labelText = 'Ingredients: oat flakes, sugar,\nhoney, barley malt, salt\nMay contain almonds.'
  expect(area().value).toBe(labelText)
  expect(await analysed()).toEqual({ labelText, photo: { missing: [] } })
})

test('joined photos say at once what is missing still', async () => {
  await begin(reading('honey, barley malt, salt, rice,', ['start', 'end']))
  take('Photo of the rest')
  expect(await screen.findByText('2 photos joined')).toBeDefined()
  expect(screen.getByText('Only part of the list was read.')).toBeDefined()
  expect(screen.getByText(next)).toBeDefined()
})

test('after "Type the missing words" the text is the person’s own', async () => {
  const analysed = await begin()
  expect(await analysed()).toMatchObject({ photo: { missing: ['end'] } })
  fireEvent.click(button('Type the missing words'))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  const { value } = area()
  expect(value).toMatch(/barley malt/)
  expect(screen.queryByText('Only part of the list was read.')).toBeNull()
  expect(await analysed()).toEqual({ labelText: value })
})
