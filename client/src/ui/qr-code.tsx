import { useMemo } from 'react'
import { encode } from 'uqr'

/** The quiet zone that readers need, in modules of the code. */
const QUIET_ZONE = 4

/** A text as a QR code, black on white in every theme, with its quiet zone. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** One path of bars, row by row, so that printers leave no hairlines between the squares. */
function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const bars = data.map((row, y) => {
    const line = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...line.matchAll(/1+/g)].map(
      ({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`,
    )
  })
  return { size, path: bars.flat().join('') }
}
