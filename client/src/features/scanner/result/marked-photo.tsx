import { useMemo, useState } from 'react'
import { cn } from '@/lib/class-names'
import type { PhotoMark } from './photo-marks'
import { type Place, type Sign, signPlace, unit } from './sign-place'

type MarkedPhotoProps = {
  url: string
  marks: readonly PhotoMark[]
  /** The corners of all words, which no sign may cover. */
  words: readonly (readonly number[])[]
  /** The corners of unreadable areas. */
  unread: readonly (readonly number[])[]
  className?: string
}

/** Filled: allergy; solid: high; dashed: moderate and limited; text and list repeat it. */
export function MarkedPhoto({ url, marks, words, className, ...props }: MarkedPhotoProps) {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const { width, height } = size
  const unread = props.unread.map((corners) => placed(corners, size))
  const drawn = useMemo(() => drawnMarks(marks, words, size), [marks, words, size])
  const unit = unitOf(size)
  return (
    <div className={cn('relative overflow-hidden bg-panel', className)}>
      <img
        src={url}
        alt="The photo of the label"
        className="size-full object-contain"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
          <defs>
            <pattern
              id="unread"
              width={9 * unit}
              height={9 * unit}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width={9 * unit} height={9 * unit} fill="#fff" fillOpacity="0.6" />
              <rect width={3 * unit} height={9 * unit} fill="#3d5459" fillOpacity="0.55" />
            </pattern>
          </defs>
          {unread.map((corners, at) => (
            <path
              key={at}
              d={outline(corners, 0)}
              fill="url(#unread)"
              stroke="#3d5459"
              strokeWidth={2.5 * unit}
              strokeDasharray={`${6 * unit} ${4 * unit}`}
            />
          ))}
          {drawn.map((one, at) => (
            <Drawn key={at} {...one} unit={unit} />
          ))}
        </svg>
      )}
    </div>
  )
}

type Size = { width: number; height: number }

/** About one screen pixel on a phone held upright. */
const unitOf = ({ width, height }: Size) => Math.max(width, height) / 400

const placed = (corners: readonly number[], { width, height }: Size): Place[] =>
  [0, 2, 4, 6].map((at) => [(corners[at] ?? 0) * width, (corners[at + 1] ?? 0) * height])

type DrawnMark = { mark: PhotoMark; corners: Place[]; sign: Sign }

function drawnMarks(marks: readonly PhotoMark[], words: readonly (readonly number[])[], size: Size) {
  const print = words.map((corners) => placed(corners, size))
  const unit = unitOf(size)
  return marks.reduce<DrawnMark[]>((drawn, mark) => {
    const corners = placed(mark.corners, size)
    const [[x, y], , , [left, bottom]] = corners as [Place, Place, Place, Place]
    const reach = Math.max(5 * unit, Math.min(8 * unit, 0.5 * Math.hypot(left - x, bottom - y)))
    const signs = drawn.map(({ sign }) => sign)
    return [
      ...drawn,
      { mark, corners, sign: signPlace(corners, print, signs, { reach, gap: 3.5 * unit, ...size }) },
    ]
  }, [])
}

/** Photos have their own light, so these colours are the same in both themes. */
const RED = '#b3202e'
const AMBER = '#bf7400'
const INK = '#3d5459'

const isSeldom = (level: PhotoMark['level']) => level === 'moderate' || level === 'limited'

function Drawn({ mark: { level, kind }, corners, sign, unit }: DrawnMark & { unit: number }) {
  const colour = isSeldom(level) ? AMBER : level === 'own' || level === 'not-readable' ? INK : RED
  const solid = level === 'allergy' && kind !== 'unsure'
  return (
    <g data-mark={level} strokeLinejoin="round">
      <path
        d={outline(corners, 2.5 * unit)}
        fill={solid ? RED : '#fff'}
        fillOpacity={solid ? 0.32 : 0.12}
        stroke="#fff"
        strokeWidth={4.5 * unit}
      />
      <path
        d={outline(corners, 2.5 * unit)}
        fill="none"
        stroke={colour}
        strokeWidth={(solid ? 3.5 : 2.5) * unit}
        strokeDasharray={
          isSeldom(level) || level === 'not-readable' || kind === 'unsure'
            ? `${5 * unit} ${3 * unit}`
            : undefined
        }
      />
      <g data-sign transform={`translate(${sign.x} ${sign.y}) scale(${sign.reach / 9}) translate(-6 -6)`}>
        <circle cx="6" cy="6" r="8.5" fill="#fff" stroke={colour} strokeWidth="1" />
        {level === 'allergy' && (
          <path d="M6 .5 11 2.2v3.6c0 2.8-2 4.8-5 5.7-3-.9-5-2.9-5-5.7V2.2Z" fill={colour} />
        )}
        {level === 'high' && <path d="M6 .5 11.5 6 6 11.5.5 6Z" fill={colour} />}
        {level === 'moderate' && <path d="M6 1.2 11.4 10.8H.6Z" fill={colour} />}
        {level === 'trigger' && (
          <path d="M6 2v4.6M6 9.6v.01" stroke={colour} strokeWidth="2.4" strokeLinecap="round" />
        )}
        {level === 'limited' && <path d="M1 6a5 5 0 0 0 10 0Z" fill={colour} />}
        {level === 'not-readable' && (
          <path
            d="M4 4a2 2 0 1 1 2.9 1.8c-.6.3-.9.7-.9 1.4M6 10v.01"
            fill="none"
            stroke={colour}
            strokeWidth="2"
            strokeLinecap="round"
          />
        )}
        {level === 'own' && <path d="M2 6h8" stroke={colour} strokeWidth="2.4" strokeLinecap="round" />}
      </g>
    </g>
  )
}

/** A path around four corners, expanded by `out` on every side. */
function outline(corners: readonly Place[], out: number): string {
  const [a, b, , d] = corners as [Place, Place, Place, Place]
  const along = unit(b[0] - a[0], b[1] - a[1])
  const down = unit(d[0] - a[0], d[1] - a[1])
  const moves = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  const placed = corners.map(([x, y], at) => {
    const [by, under] = moves[at] ?? [0, 0]
    return `${x + out * (by * along[0] + under * down[0])} ${y + out * (by * along[1] + under * down[1])}`
  })
  return `M${placed.join('L')}Z`
}
