import { Link } from 'wouter'
import { useConfig } from '@/api/use-config'
import { buttonClass } from '@/ui/button'
import { LaboratoryContact } from '@/ui/laboratory-contact'

const rows = [0, 1, 2, 3]
const columns = [0, 1, 2, 3, 4, 5]
const missing = { row: 1, column: 3 }

export default function PageNotFoundScreen() {
  const config = useConfig()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-[1184px] flex-col items-center px-4 pt-14 pb-28 text-center md:px-8 md:pt-24"
    >
      <PlateWithAGap />
      <h1 className="mt-8 text-h1">Page Not Found</h1>
      <p className="mt-2 max-w-[40ch] text-body text-ink-2">
        There is nothing at this address. Check it for typing mistakes, or go to the home page.
      </p>
      <Link href="/" className={buttonClass({}, 'mt-6')}>
        Go to the home page
      </Link>
      <LaboratoryContact config={config} className="mt-8 max-w-[40ch]" />
    </main>
  )
}

function PlateWithAGap() {
  return (
    <svg
      viewBox="0 0 244 164"
      aria-hidden="true"
      className="h-auto w-full max-w-61"
      fill="none"
      strokeWidth="1.5"
    >
      <rect x="1" y="1" width="242" height="162" rx="16" fill="var(--pw-surface)" stroke="var(--pw-line)" />
      {rows.map((row) =>
        columns.map((column) => {
          const gap = row === missing.row && column === missing.column
          return (
            <circle
              key={`${row}-${column}`}
              cx={27 + column * 38}
              cy={25 + row * 38}
              r="13.5"
              stroke={gap ? 'var(--pw-line-strong)' : 'var(--pw-brand-line)'}
              strokeDasharray={gap ? '4 4' : undefined}
              fill={gap ? 'none' : 'var(--pw-brand-softer)'}
            />
          )
        }),
      )}
    </svg>
  )
}
