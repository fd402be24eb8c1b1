import { createElement, type ComponentProps } from 'react'
import { cn } from './class-names'

type Drawing = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * In the place of lucide's own, which every page would load for what nobody here asks of it: a context, a colour, a
 * stroke that does not grow, other sizes than by a class. Hidden from who listens, as the words beside an icon tell.
 */
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
