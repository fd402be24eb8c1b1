import type { FoodFamily } from '@shared/domain/foods/food-families'
import { lazy, memo, type MouseEvent, type RefObject, Suspense, useId, useMemo } from 'react'
import { foodPictureUrl } from '@/ui/food-picture-url'
import { FamilyButton } from './family-button'
import { HUB, layPlate, pointAt, type Sector, type Well } from './layout'
import { PlateGround } from './plate-parts'
import { familyPictures, plateSummary } from './plate-words'
import { useMovedWells } from './use-moved-wells'
import { WellKey } from './well-mark'
import { Hatch, wellPaint, wellShape } from './well-shapes'
import type { PlateFood } from './wells'

const FamilyTable = lazy(() => import('./family-table'))

/** Half the picture's size: the plate and the family pictures around it. */
const HALF = 129
const PICTURES = 115

type LivingPlateProps<F> = {
  /** Whether the reader is the tested person. */
  own: boolean
  results: readonly F[]
  /** How many of them to keep. */
  kept: number
  /** The foods of the previously viewed test, from whose positions the wells move. */
  before: readonly F[]
  /** The family that was just closed: its button gets the focus back. */
  closed: FoodFamily | null
  onFamily: (family: FoodFamily) => void
  onFood: (food: F) => void
}

/** Tested foods by family. Keyboards use its buttons, and on phones the group of kept foods. */
export function LivingPlate<F extends PlateFood>({
  own,
  results,
  kept,
  before,
  closed,
  onFamily,
  onFood,
}: LivingPlateProps<F>) {
  const { pitch, sectors } = useMemo(() => layPlate(results), [results])
  const wells = useMemo(() => sectors.flatMap((sector) => sector.wells), [sectors])
  const old = useMemo(() => layPlate(before).sectors.flatMap((sector) => sector.wells), [before])
  const group = useMovedWells(wells, old)

  function press({ target, nativeEvent }: MouseEvent<SVGSVGElement>) {
    if (!(target instanceof SVGElement)) return
    const { well, family } = target.dataset
    const pressed = wells[Number(well ?? NaN)]
    // A thumb covers a dozen wells, so a touch opens the family.
    const isMouse = (nativeEvent as PointerEvent).pointerType === 'mouse'
    if (pressed && isMouse) onFood(pressed.food)
    else {
      const name = pressed?.food.family ?? sectors.find((sector) => sector.family === family)?.family
      if (name) onFamily(name)
    }
  }

  return (
    <div className="@container">
      <div className="relative @min-[43rem]:aspect-[73/58]">
        <div className="relative mx-auto w-full max-w-48 @min-[43rem]:absolute @min-[43rem]:top-1/2 @min-[43rem]:left-1/2 @min-[43rem]:w-[74%] @min-[43rem]:max-w-none @min-[43rem]:-translate-1/2">
          <svg
            viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
            role="img"
            aria-label={plateSummary(results)}
            className="block w-full"
            onClick={press}
          >
            <PlateGround sectors={sectors} />
            {sectors.map((sector) => (
              <SectorTarget key={sector.family} sector={sector} />
            ))}
            <Wells wells={wells} pitch={pitch} group={group} />
            <g className="@min-[43rem]:hidden">
              {sectors.map(({ family, middle }) => (
                <FamilyPicture key={family} family={family} {...pointAt(middle, PICTURES)} />
              ))}
            </g>
          </svg>
          <p
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-1/2 -translate-1/2 text-center text-small text-ink-2"
          >
            <b className="block font-display text-h1 leading-7 font-semibold text-ink @min-[43rem]:text-display">
              {kept}
            </b>
            of {results.length}
          </p>
        </div>
        <ul aria-label="Food families" className="hidden @min-[43rem]:contents">
          {sectors.map((sector) => (
            <FamilyButton
              key={sector.family}
              sector={sector}
              takesFocus={sector.family === closed}
              onOpen={onFamily}
            />
          ))}
        </ul>
      </div>
      <div className="hidden pb-3 @min-[43rem]:block">
        <WellKey foods={results} own={own} />
      </div>
      <div className="sr-only">
        <Suspense fallback={null}>
          <FamilyTable families={sectors} />
        </Suspense>
      </div>
    </div>
  )
}

/** Reaches from the hub to the picture's edge, so that the family's picture can be pressed too. */
function SectorTarget({ sector: { family, from, to } }: { sector: Sector<PlateFood> }) {
  const [a, b, c, d] = [pointAt(from, HUB), pointAt(from, HALF), pointAt(to, HALF), pointAt(to, HUB)].map(
    ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`,
  )
  const large = Number(to - from > Math.PI)
  const isWhole = to - from > 2 * Math.PI - 0.01
  return (
    <path
      data-family={family}
      d={
        isWhole
          ? `M${-HALF} ${-HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}Z`
          : `M${a}L${b}A${HALF} ${HALF} 0 ${large} 1 ${c}L${d}A${HUB} ${HUB} 0 ${large} 0 ${a}Z`
      }
      className="cursor-pointer fill-transparent hover:fill-brand/8"
    />
  )
}

function FamilyPicture({ family, x, y }: { family: FoodFamily; x: number; y: number }) {
  return (
    <g className="pointer-events-none">
      <circle cx={x} cy={y} r="12" fill="var(--pw-oat)" stroke="var(--pw-oat-line)" />
      <image href={foodPictureUrl(familyPictures[family])} x={x - 7} y={y - 7} width="14" height="14" />
    </g>
  )
}

type WellsProps = {
  wells: readonly Well<PlateFood>[]
  pitch: number
  group: RefObject<SVGGElement | null>
}

/** Memoised, because the wells change only with the test. */
const Wells = memo(function Wells({ wells, pitch, group }: WellsProps) {
  const hatch = useId()
  return (
    <>
      <Hatch id={hatch} pitch={pitch} />
      <g ref={group} className="cursor-pointer">
        {wells.map((well, at) => (
          <path key={at} data-well={at} d={wellShape(well, pitch)} {...wellPaint(well.kind, pitch, hatch)}>
            <title>{well.food.food}</title>
          </path>
        ))}
      </g>
    </>
  )
})
