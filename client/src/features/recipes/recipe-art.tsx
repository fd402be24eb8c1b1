import type { DishPicture } from '@shared/features/recipes'
import { cn } from '@/lib/class-names'
import { foodPictureUrl } from '@/ui/food-picture-url'

type Place = { x: number; y: number }

/** The positions of further pictures around the plate, by their number. */
const around: Record<number, readonly Place[]> = {
  1: [{ x: 298, y: 62 }],
  2: [
    { x: 60, y: 56 },
    { x: 300, y: 118 },
  ],
  3: [
    { x: 56, y: 88 },
    { x: 302, y: 46 },
    { x: 302, y: 134 },
  ],
}
/** In the drawing's units, at 100 per cent. */
const [ON_PLATE, BESIDE] = [84, 56]
const line = 'var(--pw-oat-line)'
const surface = 'var(--pw-surface)'

/** A plate of up to four food pictures, empty without any; decorative, beside the title. */
export function RecipeArt({ pictures, className }: { pictures: readonly DishPicture[]; className?: string }) {
  const [main, ...others] = pictures.slice(0, 4)
  const places = around[others.length] ?? []
  return (
    <div aria-hidden="true" className={cn('relative overflow-hidden bg-oat', className)}>
      <svg viewBox="0 0 358 176" className="absolute inset-0 size-full overflow-visible">
        <circle cx="179" cy="88" r="116" fill="none" stroke={line} />
        <circle cx="179" cy="90" r="76" fill={surface} stroke={line} />
        <circle cx="179" cy="90" r="60" fill="var(--pw-oat)" stroke={line} />
        {main && <Food picture={main} x={179} y={90} largest={ON_PLATE} />}
        {others.map((picture, index) => {
          const { x, y } = places[index] ?? { x: 0, y: 0 }
          return (
            <g key={picture.name}>
              <circle cx={x} cy={y} r={(BESIDE * picture.size) / 200 + 12} fill={surface} stroke={line} />
              <Food picture={picture} x={x} y={y} largest={BESIDE} />
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function Food({ picture, x, y, largest }: { picture: DishPicture; largest: number } & Place) {
  const width = (largest * picture.size) / 100
  return (
    <image
      href={foodPictureUrl(picture.name)}
      x={x - width / 2}
      y={y - width / 2}
      width={width}
      height={width}
    />
  )
}
