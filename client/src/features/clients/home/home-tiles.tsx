import { parseAllergenData } from '@shared/domain/allergen-data'
import type { ScreenPath } from '@shared/screens'
import { ChartNoAxesColumn, CircleQuestionMark, CookingPot, ScanText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useApiQuery } from '@/api/use-api'
import { cn } from '@/lib/class-names'
import type { IconType } from '@/ui/icon-type'
import { LevelMarker } from '@/ui/level-marker'

/** The four ways on from a client's home. */
export function HomeTiles() {
  return (
    <nav
      aria-label="Shortcuts"
      className="mt-4 grid grid-cols-1 gap-3 min-[18rem]:grid-cols-2 md:grid-cols-4"
    >
      <Tile accent href="/client/scanner" icon={ScanText} title="Scan Label">
        Check before you buy
      </Tile>
      <Tile href="/client/my-reports" icon={ChartNoAxesColumn} title="My Results">
        <LatestLevels />
      </Tile>
      <Tile href="/client/faqs" icon={CircleQuestionMark} title="FAQ">
        Questions and answers
      </Tile>
      <Tile href="/client/recipes" icon={CookingPot} title="Recipes">
        Checked for your foods
      </Tile>
    </nav>
  )
}

type TileProps = { href: ScreenPath; icon: IconType; title: string; accent?: boolean; children: ReactNode }

function Tile({ href, icon: Icon, title, accent = false, children }: TileProps) {
  return (
    <Link
      href={href}
      className={cn(
        'flex min-h-33 min-w-0 flex-col justify-between gap-3 rounded-xl border p-4 transition duration-fast',
        accent
          ? 'border-transparent bg-panel text-on-panel hover:bg-panel-2 hover:shadow-e2'
          : 'border-line bg-surface shadow-e1 hover:border-brand hover:shadow-e2',
      )}
    >
      <span
        className={cn(
          'grid size-11 place-items-center rounded-full',
          accent ? 'bg-pear text-on-pear' : 'bg-brand-soft text-brand-text',
        )}
      >
        <Icon className="size-5.5" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-[1.125rem] leading-6 font-semibold tracking-[-0.01em]">
          {title}
        </span>
        <span className={cn('mt-0.5 block text-small', accent ? 'text-on-panel-2' : 'text-ink-3')}>
          {children}
        </span>
      </span>
    </Link>
  )
}

/** How many foods the latest completed test found high and moderate. */
function LatestLevels() {
  const latest = useApiQuery('GET /api/reports', { query: { status: 'completed', pageSize: 1 } })
  const [report] = latest.data ?? []
  if (!report) return latest.data ? 'No results yet' : 'Your latest test'
  const lines = parseAllergenData(report.allergenData ?? '')
  const count = (level: 'high' | 'moderate') => lines.filter((line) => line.level === level).length
  return (
    <span className="nums flex flex-wrap gap-x-2.5 text-ink-2">
      <span className="inline-flex items-center gap-1.5">
        <LevelMarker level="high" />
        {count('high')} high
      </span>
      <span className="inline-flex items-center gap-1.5">
        <LevelMarker level="moderate" />
        <span>
          {count('moderate')}{' '}
          <abbr title="moderate" className="no-underline">
            mod.
          </abbr>
        </span>
      </span>
    </span>
  )
}
