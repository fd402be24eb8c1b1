import { expect, it } from 'vitest'
import { aReport, reportRow } from '@/testing/rows'
import type { ClientRow } from '@/lists/born-on'
import { ownerError } from './owner-choice'
import { visibilityAfterLinking } from '../visibility'
import { addressWarnings, firstSearch, linkedText } from './link-words'

it('returns what an incomplete choice still needs', () => {
  expect(ownerError({ kind: 'client' })).toBe('Choose a client from the list')
  expect(ownerError({ kind: 'client', client: { id: 1 } as ClientRow })).toBeUndefined()
  expect(ownerError({ kind: 'email', email: ' ann@example' })).toBe('Please enter a valid email address')
  expect(ownerError({ kind: 'email', email: ' ann@example.com ' })).toBeUndefined()
  expect(ownerError({ kind: 'nobody' })).toBeUndefined()
})

it('describes the current link and what linking does', () => {
  const nobodys = { clientId: null, clientEmail: null, status: 'processed' as const }
  const unlinked = aReport(nobodys)
  expect(linkedText(unlinked)).toBe('Not linked. No client sees this report.')
  expect(visibilityAfterLinking(unlinked, { name: 'Nora', isActive: true })).toBe(
    'Nora sees it once it is confirmed.',
  )
  expect(
    visibilityAfterLinking(reportRow({ ...nobodys, asks: ['email-name'] }), {
      ...{ id: 9, name: 'Nora', isActive: true },
    }),
  ).toBe('Nora sees it at once.')
  expect(linkedText(reportRow({}))).toBe('Linked to nora.whitfield@example.com.')
  expect(visibilityAfterLinking(aReport(), { id: 9, name: 'Ann', isActive: true })).toBe(
    'Ann sees it at once. Nora Whitfield no longer sees it.',
  )
})

it('searches by a questioned address, else by name', () => {
  const warnings = [
    { line: 3, code: 'no-food', message: 'a' },
    { line: null, code: 'email-name', message: 'b' },
  ]
  const questioned = aReport({ email: 'x@example.com', warnings })
  expect(addressWarnings(questioned)).toEqual(['b'])
  expect(firstSearch(questioned)).toBe('x@example.com')
  expect(firstSearch(aReport({ email: 'x@example.com' }))).toBe('Nora Whitfield')
})
