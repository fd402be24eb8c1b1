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
    ['EEgg whiteHigh · “EGG white”Leave out'],
    ['Traces', 'RRyeModerate · “rye”, “rye flour”Go ahead'],
    [
      'Ask the manufacturer',
      'SSoy“lecithin” may come from SoyCheck first',
      'VVeganPerhaps a name.Check first',
    ],
  ])
  fireEvent.click(screen.getByText('Rye'))
  expect(ask.mock.calls).toEqual([[{ q: 'Rye' }]])
})

it.each<[string, Partial<Finding>]>([
  ['“EGG white”Tested, but not readable. Ask the laboratory.Check first', { level: 'not-readable' }],
  ['“EGG white”Allergy', { level: 'allergy' }],
  ['Your choice · “EGG white”Leave out', { level: 'own' }],
  ['Moderate · “EGG white”In your trialLeave out', { level: 'moderate', trial: { until: null } }],
  [
    'High · “EGG white”Eat as usual until 7 DecemberGo ahead',
    { trial: { until: '2026-12-07', eaten: true } },
  ],
  ['High · “EGG white”Carried over from an earlier reportLeave out', { carriedOverFrom: '' }],
  ['High · “EGG white”Carried over from 2 March 2026Leave out', { carriedOverFrom: '2026-03-02' }],
  [
    'High · “EGG white”Matched by name only. We don’t know any other names for it.Leave out',
    { byNameOnly: true },
  ],
  ['High · “EGG white”fine for you since 20 November 2026Leave out', { outcome }],
])('shows what a finding is based on: %s', (words, finding) => {
  expect(show(finding)[0]?.[0]).toBe(`EEgg white${words}`)
})

it('lists foods that are fine by an outcome, and nothing without any', () => {
  const { container, rerender } = renderAs(
    'client',
    <FineList fine={[{ foodName: 'Beef', outcome, spans: [] }]} foods={undefined} />,
  )
  expect(sections(container)).toEqual([['Fine for you', 'BBeeffine for you since 20 November 2026Go ahead']])
  fireEvent.click(screen.getByText('Beef'))
  expect(ask).toHaveBeenLastCalledWith({ q: 'Beef' })
  rerender(<FineList fine={[]} foods={undefined} />)
  expect(container.textContent).toBe('')
})
