import { cn } from '@/lib/class-names'
import { foodPictureUrl } from '@/ui/food-picture-url'

type Well = { x: number; y: number; radius: number; picture: number }

/** Where the pictures after the first lie around the plate, by how many there are. */
const around: Record<number, readonly Well[]> = {
  1: [{ x: 300, y: 60, radius: 33, picture: 40 }],
  2: [
    { x: 62, y: 56, radius: 33, picture: 40 },
    { x: 304, y: 122, radius: 30, picture: 36 },
  ],
  3: [
    { x: 62, y: 50, radius: 33, picture: 40 },
    { x: 300, y: 48, radius: 30, picture: 36 },
    { x: 300, y: 132, radius: 28, picture: 34 },
  ],
}
const line = 'var(--pw-oat-line)'
const surface = 'var(--pw-surface)'

/**
 * A recipe's picture, laid out of up to four food pictures: the first on the plate, the others in wells around it. An
 * empty plate without any. Decorative: the title is written beside it.
 */
export function RecipeArt({ pictures, className }: { pictures: readonly string[]; className?: string }) {
  const [main, ...others] = pictures.slice(0, 4)
  const wells = around[others.length] ?? []
  return (
    <div aria-hidden="true" className={cn('relative overflow-hidden bg-oat', className)}>
      <svg viewBox="0 0 358 176" className="absolute inset-0 size-full overflow-visible">
        <circle cx="179" cy="88" r="116" fill="none" stroke={line} />
        <circle cx="179" cy="90" r="76" fill={surface} stroke={line} />
        <circle cx="179" cy="90" r="60" fill="var(--pw-oat)" stroke={line} />
        {main && <image href={foodPictureUrl(main)} x="141" y="52" width="76" height="76" />}
        {wells.map(({ x, y, radius, picture }, index) => (
          <g key={x + y}>
            <circle cx={x} cy={y} r={radius} fill={surface} stroke={line} />
            <image
              href={foodPictureUrl(others[index] ?? '')}
              x={x - picture / 2}
              y={y - picture / 2}
              width={picture}
              height={picture}
            />
          </g>
        ))}
      </svg>
    </div>
  )
}
