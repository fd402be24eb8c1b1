import { ClipboardList, Download, Eye, FileCode, FileText, Send, Table2 } from 'lucide-react'
import { createContext, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { Link } from 'wouter'
import { addressOf } from '@/api/request'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { toast } from '@/ui/use-toast'
import { FileLink } from '../admin/file-link'
import { toastNotLoaded, type ReportDialogProps } from '../admin/report-dialogs'
import { clientNameOf, type ReportRow } from '../admin/report-groups'
import { resultsPath } from '../results/test-order'

const downloads = [
  { kind: 'pdf', word: 'PDF', icon: FileText, path: 'pdfPath' },
  { kind: 'html', word: 'HTML', icon: FileCode, path: 'htmlPath' },
  { kind: 'csv', word: 'CSV', icon: Table2, path: 'csvPath' },
] as const

/** What a practitioner does with one report: release it, read its results, see it, download its files. */
export function ReviewerActions({ report }: { report: ReportRow }) {
  const params = { id: report.id }
  const which = `${report.sampleId}, ${clientNameOf(report)}`
  const available = downloads.filter(({ path }) => report[path] !== null)
  return (
    <span className="flex flex-wrap items-center justify-end gap-y-1">
      {report.status === 'pending' && <ReleaseButton report={report} which={which} />}
      <span className="flex items-center">
        <Link
          href={resultsPath('practitioner', report.id)}
          aria-label={`View results of ${which}`}
          title="View results"
          className="inline-grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-fast hover:bg-sunken hover:text-ink max-md:size-11"
        >
          <ClipboardList className="size-4.5" />
        </Link>
        {report.htmlPath && (
          <FileLink
            icon={Eye}
            href={addressOf('GET /api/reports/:id/view', { params }).url}
            label={`View HTML report of ${which}`}
          />
        )}
        {available.length > 0 && (
          <Menu
            trigger={<IconButton size="sm" icon={Download} label={`Download files of ${which}`} />}
            entries={available.map(({ kind, word, icon }) => ({
              label: word,
              icon,
              href: addressOf('GET /api/reports/:id/download/:kind', { params: { ...params, kind } }).url,
              download: true,
              onSelect: () => toast({ title: 'Download Started' }),
            }))}
          />
        )}
      </span>
    </span>
  )
}

type AskRelease = (report: ReportRow) => void
const ReleaseContext = createContext<AskRelease | null>(null)

type Dialog = ComponentType<ReportDialogProps>
const loadDialog = (): Promise<{ default: Dialog }> => import('./release-report-dialog')
const warmUp = () => void loadDialog().catch(() => undefined)

/** Holds the question whether to release a report for the lists below it: the report may leave its list meanwhile. */
export function Releasing({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ Dialog: Dialog; report: ReportRow }>()
  const ask = useMemo<AskRelease>(
    () => (report) =>
      void loadDialog().then(({ default: Dialog }) => setAsked({ Dialog, report }), toastNotLoaded),
    [],
  )
  return (
    <ReleaseContext value={ask}>
      {children}
      {asked && <asked.Dialog report={asked.report} onClose={() => setAsked(undefined)} />}
    </ReleaseContext>
  )
}

function ReleaseButton({ report, which }: { report: ReportRow; which: string }) {
  const ask = useContext(ReleaseContext)
  if (!ask) throw new Error('Releasing is missing above.')
  return (
    <Button
      size="sm"
      variant="soft"
      icon={Send}
      className="mr-1"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={() => ask(report)}
    >
      Release to client
      <span className="sr-only"> {which}</span>
    </Button>
  )
}
