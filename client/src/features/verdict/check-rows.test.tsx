import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAs } from '@/testing/render-as'
import { CheckRows } from './check-rows.public'
import type { Check } from './last-checks.public'

const at = Date.now()
const label = { kind: 'label', text: 'oats' } as const
const checks: Check[] = [
  { ...label, at, title: 'Oat bar', judged: { outcome: 'allergy', found: 3 } },
  { ...label, at: at - 1, title: 'Rusk', judged: { outcome: 'moderate', found: 2 } },
  { ...label, at: at - 2, title: 'Rice', judged: { outcome: 'no-elevation', found: 0 } },
  { ...label, at: at - 3, title: 'Half', judged: { outcome: 'part', found: 0 } },
  {
    kind: 'question',
    q: 'beef',
    at: at - 4,
    title: 'Beef',
    judged: { outcome: 'high', answer: 'leave-out' },
  },
  {
    ...{ kind: 'question', q: 'feta', at: at - 6, title: 'Feta' },
    judged: { outcome: 'may-hold', answer: 'check-first' },
  },
  {
    ...{ kind: 'question', q: 'oats', at: at - 7, title: 'Oats' },
    judged: { outcome: 'moderate', answer: 'go-ahead' },
  },
  { kind: 'question', q: 'rye', at: at - 8, title: 'Rye of an older version', judged: { outcome: 'high' } },
  { kind: 'question', q: 'pear', at: at - 5, title: 'Pear', judged: null },
]

test('each check shows its outcome in words and opens', () => {
  const onOpen = vi.fn()
  renderAs('client', <CheckRows checks={checks} onOpen={onOpen} />)
  const rows = screen.getAllByRole('button').map((row) => row.textContent)
  for (const [at, words] of [
    'Allergy',
    '2 found',
    'None found',
    'Partly read',
    'Leave out',
    'Check first',
    'Now and then',
    'Check again',
    'Check again',
  ].entries())
    expect(rows[at]).toContain(words)
  fireEvent.click(screen.getByRole('button', { name: /Pear/ }))
  expect(onOpen).toHaveBeenCalledWith(checks[8])
})
