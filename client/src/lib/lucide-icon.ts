import { createElement, type ComponentProps } from 'react'
import { cn } from './class-names'

type Drawing = { node: [tag: string, attributes: Record<string, string>][] }

/** Replaces lucide's own function, whose unused options every page would load. */
export default function createLucideIcon({ node }: Drawing) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ className, ...rest }: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        ...{ width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
        ...{ strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true },
        ...rest,
        className: cn('lucide', className),
      },
      shapes,
    )
}
