import { describe, expect, it } from 'vitest'
import { authAddress, nextPath } from './next-path'

const origin = 'https://portal.example.org'
const next = (value: string) => nextPath(`?next=${encodeURIComponent(value)}`, origin)

describe('the path after sign-in', () => {
  it.each(['/client/my-reports/12', '/admin/clients?q=a%20b&page=2', '/client/faqs#milk', '/terms'])(
    'follows %s',
    (path) => {
      expect(next(path)).toBe(path)
      expect(nextPath(authAddress(path).replace('/auth', ''), origin)).toBe(path)
    },
  )

  it.each([
    '',
    'client',
    'https://evil.example',
    'https://portal.example.org/client',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/client\\..\\evil',
    'javascript:alert(1)',
    ' /client',
    '/auth',
    '/auth/?next=/auth',
  ])('is the start page instead of %j', (path) => {
    expect(next(path)).toBe('/')
  })

  it('is the start page when none is given', () => {
    expect(nextPath('', origin)).toBe('/')
    expect(authAddress('/')).toBe('/auth')
  })
})
