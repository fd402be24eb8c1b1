import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { scanFinding } from '@/testing/rows'
import type { Finding } from '../scan-result'
import { FindingList, FineList } from './finding-list'

const ask = vi.hoisted(() => vi.fn())
vi.mock(import('@/features/verdict/verdict.public'), async (original) => ({
  ...(await original()),
  useAsk: () => ask,
}))

const outcome: NonNullable<Finding['outcome']> = {
  ...{ id: 9, kind: 'tolerated', basis: 'challenge', amount: '', since: '2026-11-20' },
}

const sections = (container: HTMLElement) =>
  [...container.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('h3, button')].map(({ textContent }) => textContent),
  )
const show = (...findings: Partial<Finding>[]) =>
  sections(
    renderAs('client', <FindingList findings={findings.map(scanFinding)} foods={undefined} />).container,
  )

it("separates ingredients, traces and possible matches, each with the label's words", () => {
  expect(
    show(
      { foodName: 'Soy', kind: 'unsure', words: ['lecithin'] },
      { foodName: 'Rye', kind: 'trace', level: 'moderate', words: ['rye', 'rye\n flour'] },
      { foodName: 'Vegan', kind: 'unsure', level: 'own', words: ['casein'], reason: 'Perhaps a name.' },
      { foodName: 'Egg white' },
    ),
  ).toEqual([
    ['Matched with your results', 'EEgg whiteLabel: “EGG white”High'],
    ['Traces', 'RRyeTraces: “rye”, “rye flour”Moderate'],
    [
      'Ask the maker',
      'SSoy“lecithin” may come from Soy: ask the makerHigh',
      'VVeganPerhaps a name.You chose to leave this out.Left out',
    ],
  ])
  fireEvent.click(screen.getByText('Rye'))
  expect(ask.mock.calls).toEqual([[{ q: 'Rye' }]])
})

it.each<[string, Partial<Finding>]>([
  [
    'Your test looked at it, but the result cannot be read: ask the laboratory.Not known',
    { level: 'not-readable' },
  ],
  ['Carried over from an earlier reportHigh', { carriedOverFrom: '' }],
  ['Carried over from 2 March 2026High', { carriedOverFrom: '2026-03-02' }],
  ['Matched by name only: other names of it are not known.High', { byNameOnly: true }],
  ['fine for you since 20 November 2026High', { outcome }],
])('shows what a finding is based on: %s', (words, finding) => {
  expect(show(finding)[0]?.[1]).toBe(`EEgg whiteLabel: “EGG white”${words}`)
})

it('lists foods that are fine by an outcome, and nothing without any', () => {
  const { container, rerender } = renderAs(
    'client',
    <FineList fine={[{ foodName: 'Beef', outcome, spans: [] }]} foods={undefined} />,
  )
  expect(sections(container)).toEqual([
    ['Fine for you', 'BBeeffine for you since 20 November 2026Fine for you'],
  ])
  fireEvent.click(screen.getByText('Beef'))
  expect(ask).toHaveBeenLastCalledWith({ q: 'Beef' })
  rerender(<FineList fine={[]} foods={undefined} />)
  expect(container.textContent).toBe('')
})
