import { render } from '@testing-library/react'
import { createLucideIcon as theirs } from 'lucide-react'
import type { ComponentProps, ComponentType } from 'react'
import { expect, it } from 'vitest'
import ours from './lucide-icon'

const lock: Parameters<typeof ours>[0] & { name: string; size: number } = {
  ...{ name: 'lock', size: 24 },
  node: [
    ['rect', { width: '18', height: '11', x: '3', y: '11', rx: '2', ry: '2', key: 'body' }],
    ['path', { d: 'M7 11V7a5 5 0 0 1 10 0v4', key: 'bow' }],
  ],
}

const drawn = (Icon: ComponentType<ComponentProps<'svg'>>) => {
  const svg = render(<Icon className="size-5" strokeWidth={2.6} />).container.querySelector('svg')
  const attributes = Object.fromEntries([...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]))
  return { shapes: svg?.innerHTML, attributes }
}

it('draws what lucide draws, without the name as a class', () => {
  const { shapes, attributes } = drawn(theirs(lock))
  const { xmlns, ...rest } = attributes
  expect(xmlns).toBe('http://www.w3.org/2000/svg')
  expect(drawn(ours(lock))).toEqual({ shapes, attributes: { ...rest, class: 'lucide size-5' } })
})
