// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { idIn, pageChange, pageIn, useAddressParams } from './use-address-params'

describe('useAddressParams', () => {
  beforeEach(() => history.replaceState(null, '', '/list?practitioner=2&page=3'))

  it('sets and drops names and keeps the others', () => {
    const { result } = renderHook(useAddressParams)
    act(() => result.current.change({ q: 'a b', page: '' }))
    expect(location.search).toBe('?practitioner=2&q=a+b')
    expect(result.current.params.get('q')).toBe('a b')
    act(() => result.current.change({ q: '', practitioner: '' }))
    expect(location.pathname + location.search).toBe('/list')
  })

  it('adds a history entry unless told to replace', () => {
    const { result } = renderHook(useAddressParams)
    const before = history.length
    act(() => result.current.change({ q: 'x' }, { replace: true }))
    expect(history.length).toBe(before)
    act(() => result.current.change(pageChange(4)))
    expect(history.length).toBe(before + 1)
  })
})

it('reads a page and an id, and ignores anything else', () => {
  const read = (search: string) => new URLSearchParams(search)
  expect(pageIn(read('page=7'))).toBe(7)
  for (const text of ['', '0', '-1', '1.5', 'x', '1e3', '99999999'])
    expect(pageIn(read(`page=${text}`))).toBe(1)
  expect(idIn(read('practitioner=12'), 'practitioner')).toBe(12)
  for (const text of ['', '0', '2147483648', '12a'])
    expect(idIn(read(`practitioner=${text}`), 'practitioner')).toBeUndefined()
  expect(pageChange(1)).toEqual({ page: '' })
})
