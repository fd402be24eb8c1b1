import { countText } from '@shared/domain/counts'
import { ChevronRight, Trash2 } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { cn } from '@/lib/class-names'
import { Badge } from '@/ui/badge'
import { useOpener } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { StatusBadge } from '@/ui/status-badge'
import { accountText, worstStatus, type ClientGroup } from './client-groups'

const ClientReportRows = lazy(() => import('./client-report-rows'))

const loadDelete = () => import('./delete-group-dialog')

/** A client's reports under a header that opens and closes, with the count, the gravest status and "delete all". */
export function ClientGroupPanel({ group, defaultOpen }: { group: ClientGroup; defaultOpen: boolean }) {
  const opens = useOpener()
  const [open, setOpen] = useState(defaultOpen)
  const bodyId = useId()
  const { status, words } = worstStatus(group.reports)
  return (
    <div>
      <div className="flex items-center gap-1 pr-2 hover:bg-brand-softer sm:pr-3">
        <h3 className="min-w-0 flex-1 font-sans tracking-normal">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            className="flex min-h-13 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left"
            onClick={() => setOpen(!open)}
          >
            <ChevronRight
              className={cn('size-4.5 text-ink-3 transition-transform duration-base', open && 'rotate-90')}
            />
            <span className="min-w-[min(10rem,60%)] flex-1 text-small font-semibold break-words">
              {group.client}
              <span
                className={cn(
                  'block text-caption font-normal break-all',
                  group.linked ? 'text-ink-3' : 'text-mod-text',
                )}
              >
                {accountText(group)}
              </span>
            </span>
            <span className="nums text-caption font-normal text-ink-3 max-lg:hidden">{group.day}</span>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:basis-full max-sm:pl-7.5">
              <span className="nums text-caption font-normal text-ink-2">{words}</span>
              <StatusBadge status={status} marked />
              <Badge tone={group.reports.length > 1 ? 'brand' : 'neutral'}>
                {countText(group.reports.length, 'report')}
              </Badge>
            </span>
          </button>
        </h3>
        <IconButton
          icon={Trash2}
          size="sm"
          tone="destructive"
          label={`Delete all reports of ${group.client} (${accountText(group)})`}
          {...opens(loadDelete, { group })}
        />
      </div>
      {open && (
        <div id={bodyId} className="bg-canvas">
          <Suspense>
            <ClientReportRows group={group} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
