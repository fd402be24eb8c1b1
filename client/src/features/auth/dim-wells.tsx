const columns = 9
const pitch = 44
const radius = 17

/** Two rows of empty wells with one highlighted. */
export function DimWells() {
  return (
    <svg
      viewBox={`0 0 ${columns * pitch - 6} 84`}
      aria-hidden="true"
      className="-mx-2 w-[calc(100%+1rem)] md:mx-0 md:w-full"
    >
      {Array.from({ length: 2 * columns }, (_, well) => {
        const column = well % columns
        const row = Math.floor(well / columns)
        const waits = row === 1 && column === 5
        return (
          <circle
            key={well}
            cx={radius + 2 + column * pitch}
            cy={radius + 2 + row * 46}
            r={radius}
            fill={waits ? 'var(--pw-pear)' : 'none'}
            stroke={waits ? 'none' : '#2f7287'}
            strokeWidth="1.5"
            opacity={waits ? 1 : 0.35 + 0.07 * column}
          />
        )
      })}
    </svg>
  )
}
