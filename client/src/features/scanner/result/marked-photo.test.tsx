import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { MarkedPhoto } from './marked-photo'
import type { PhotoMark } from './photo-marks'

const corners = [0.25, 0.25, 0.5, 0.25, 0.5, 0.5, 0.25, 0.5]

/** Shows a loaded photo, 400 pixels wide and half as high. */
function show(marks: readonly PhotoMark[], unread: readonly (readonly number[])[] = []) {
  const { container } = renderAs(
    'client',
    <MarkedPhoto url="blob:label" marks={marks} words={[corners]} unread={unread} />,
  )
  expect(container.querySelector('svg')).toBeNull()
  const image = screen.getByAltText<HTMLImageElement>('The photo of the label')
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } })
  fireEvent.load(image)
  return container
}

const [RED, AMBER, INK] = ['#b3202e', '#bf7400', '#3d5459']

it.each<[PhotoMark['level'], PhotoMark['kind'], string, 'whole' | 'dashed', 'filled' | 'open']>([
  ['allergy', 'match', RED, 'whole', 'filled'],
  ['allergy', 'trace', RED, 'whole', 'filled'],
  ['allergy', 'unsure', RED, 'dashed', 'open'],
  ['high', 'match', RED, 'whole', 'open'],
  ['trigger', 'match', RED, 'whole', 'open'],
  ['moderate', 'match', AMBER, 'dashed', 'open'],
  ['limited', 'match', AMBER, 'dashed', 'open'],
  ['own', 'match', INK, 'whole', 'open'],
  ['not-readable', 'match', INK, 'dashed', 'open'],
])('draws %s (%s) in its own colour and line style', (level, kind, colour, line, field) => {
  const [below, above, sign] = show([{ corners, level, kind }]).querySelector('[data-mark]')?.children ?? []
  expect(above?.getAttribute('stroke')).toBe(colour)
  expect(above?.hasAttribute('stroke-dasharray')).toBe(line === 'dashed')
  expect(below?.getAttribute('fill')).toBe(field === 'filled' ? RED : '#fff')
  expect(sign?.querySelector('circle')?.getAttribute('stroke')).toBe(colour)
  expect(sign?.querySelectorAll('path')).toHaveLength(1)
})

it('draws each mark and unread area in its place', () => {
  const lower = [0.25, 0.75, 0.5, 0.75, 0.5, 1, 0.25, 1]
  const container = show(
    [
      { corners, level: 'high', kind: 'match' },
      { corners: lower, level: 'own', kind: 'match' },
    ],
    [[0, 0, 1, 0, 1, 0.5, 0, 0.5]],
  )
  expect(container.querySelector('[fill="url(#unread)"]')?.getAttribute('d')).toBe(
    'M0 0L400 0L400 100L0 100Z',
  )
  const marks = [...container.querySelectorAll('[data-mark]')]
  expect(marks.map((mark) => mark.getAttribute('data-mark'))).toEqual(['high', 'own'])
  expect(marks.map((mark) => mark.querySelector('path')?.getAttribute('d'))).toEqual([
    'M97.5 47.5L202.5 47.5L202.5 102.5L97.5 102.5Z',
    'M97.5 147.5L202.5 147.5L202.5 202.5L97.5 202.5Z',
  ])
})
