import type { Reply } from '@shared/api'
import { Check, CircleX, Minus, RefreshCw, TriangleAlert } from 'lucide-react'
import { useApiQuery } from '@/api/use-api'
import { checkedText, durationText } from '@/lib/moments'
import { Card } from '@/ui/card'
import { IconButton } from '@/ui/icon-button'
import type { IconType } from '@/ui/icon-type'
import { CardBody } from './card-body'

type PartStatus = Reply<'GET /api/system/status'>['api']

const parts = [
  ['api', 'API Health'],
  ['database', 'Database'],
  ['files', 'Report Files'],
  ['ai', 'AI Services'],
  ['email', 'Email Gateway'],
] as const

const looks: Record<PartStatus['state'], { icon: IconType; ground: string; text: string; word: string }> = {
  ok: { icon: Check, ground: 'bg-ok-soft text-ok-text', text: 'text-ok-text', word: '' },
  degraded: {
    icon: TriangleAlert,
    ground: 'bg-mod-soft text-mod-text',
    text: 'text-mod-text',
    word: 'Limited',
  },
  down: { icon: CircleX, ground: 'bg-high-soft text-high-text', text: 'text-high-text', word: 'Down' },
  'not configured': {
    icon: Minus,
    ground: 'bg-sunken text-ink-2',
    text: 'text-ink-2',
    word: 'Not configured',
  },
}

/** The state of each part of the system, as measured now or at its last check. */
export function StatusCard() {
  const status = useApiQuery('GET /api/system/status')
  return (
    <Card>
      <div className="flex items-center justify-between">
        <h2 className="text-h3">System Status</h2>
        <IconButton
          icon={RefreshCw}
          size="sm"
          label="Check again"
          className="-mr-2"
          pending={status.isFetching}
          onClick={() => void status.refetch()}
        />
      </div>
      <CardBody query={status} loading="Checking the system..." failed="Failed to check the system">
        {(system) => (
          <>
            <ul className="mt-2 divide-y divide-line">
              {parts.map(([key, label]) => (
                <PartRow key={key} label={label} part={system[key]} />
              ))}
            </ul>
            <p role="status" className="nums mt-3 border-t border-line pt-3 text-small text-ink-3">
              Checked {checkedText(status.dataUpdatedAt)}
            </p>
          </>
        )}
      </CardBody>
    </Card>
  )
}

function PartRow({ label, part: { state, text, ms } }: { label: string; part: PartStatus }) {
  const { icon: Icon, ground, text: colour, word } = looks[state]
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${ground}`}>
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 text-small font-semibold">
          {label} <span className={`nums ${colour}`}>{ms === null ? word : durationText(ms)}</span>
        </p>
        <p className="text-small text-ink-3">{text}</p>
      </div>
    </li>
  )
}
