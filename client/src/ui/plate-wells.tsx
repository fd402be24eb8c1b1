import { cn } from '@/lib/class-names'
import { foodPictureUrl } from './food-picture-url'

/** The food in each well, by row letter and column number. */
export const foodInWell: Partial<Record<string, string>> = {
  A4: 'pear',
  A9: 'broccoli',
  B6: 'egg',
  B11: 'strawberry',
  C4: 'peanuts',
  C8: 'sheaf-of-rice',
  D6: 'lemon',
  D10: 'avocado',
  E4: 'tomato',
  E8: 'glass-of-milk',
  E12: 'cherries',
  F6: 'carrot',
  F10: 'pw-almond',
  G4: 'blueberries',
  G8: 'garlic',
  H6: 'shrimp',
  H11: 'red-apple',
}

/** A dilution series down the two columns of standards, strongest first. */
const standardStrength = [0.95, 0.72, 0.52, 0.37, 0.25, 0.16, 0.09, 0.04]
const rowLetters = 'ABCDEFGH'

type Grid = { rows: number; columns: number; pitch: number; radius: number }

function Well({ grid, row, column }: { grid: Grid; row: number; column: number }) {
  const { pitch, radius } = grid
  const at = { cx: radius + column * pitch, cy: radius + row * pitch }
  const food = foodInWell[`${rowLetters.charAt(row)}${column + 1}`]
  if (food) {
    const size = radius * 1.16
    return (
      <>
        <circle {...at} r={radius} fill="#f7f1e6" />
        <circle {...at} r={radius - 3.5} fill="none" stroke="#e6dac3" />
        <image
          href={foodPictureUrl(food)}
          x={at.cx - size / 2}
          y={at.cy - size / 2}
          width={size}
          height={size}
        />
      </>
    )
  }
  const standard = column < 2
  return (
    <circle
      {...at}
      r={radius - 0.6}
      fill={standard ? 'var(--pw-pear)' : 'var(--pw-panel-2)'}
      fillOpacity={standard ? standardStrength[row] : undefined}
      stroke={standard ? 'var(--pw-pear)' : 'var(--pw-panel-line)'}
      strokeOpacity={standard ? 0.5 : undefined}
      strokeWidth="1.2"
    />
  )
}

function Plate({ grid, className }: { grid: Grid; className: string }) {
  const { rows, columns, pitch, radius } = grid
  const [width, height] = [columns, rows].map((wells) => (wells - 1) * pitch + 2 * radius)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
      className={cn('block w-full', className)}
    >
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (__, column) => (
          <Well key={`${row}-${column}`} grid={grid} row={row} column={column} />
        )),
      )}
    </svg>
  )
}

/** The decorative 96-well plate of the sign-in panel, which must hide its overflow. */
export function PlateWells() {
  return (
    <>
      <Plate
        grid={{ rows: 8, columns: 12, pitch: 70, radius: 29 }}
        className="max-h-[max(20rem,calc(100dvh-25rem))] max-md:hidden"
      />
      <Plate grid={{ rows: 2, columns: 9, pitch: 54, radius: 22.5 }} className="min-w-[470px] md:hidden" />
    </>
  )
}
