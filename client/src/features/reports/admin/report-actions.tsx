import {
  CircleCheck,
  ClipboardList,
  Download,
  EllipsisVertical,
  Eye,
  FileCode,
  FileText,
  KeyRound,
  Table2,
} from 'lucide-react'
import { useState } from 'react'
import { formatDayOf } from '@shared/domain/dates'
import { addressOf } from '@/api/request'
import { IconButton } from '@/ui/icon-button'
import { Menu, type MenuEntry } from '@/ui/menu'
import { toast } from '@/ui/use-toast'
import { ClientSignInDialog } from './client-sign-in-dialog'
import { ConfirmReportDialog } from './confirm-report-dialog'
import { clientNameOf, type ReportRow } from './report-groups'

const downloads = [
  { kind: 'pdf', word: 'PDF', icon: FileText, path: 'pdfPath' },
  { kind: 'html', word: 'HTML', icon: FileCode, path: 'htmlPath' },
  { kind: 'csv', word: 'CSV', icon: Table2, path: 'csvPath' },
] as const

/** What can be done with one report: see it, download its files, and the menu of the rest. */
export function ReportActions({ report }: { report: ReportRow }) {
  const [dialog, setDialog] = useState<'confirm' | 'sign-in'>()
  const which = `${clientNameOf(report)}, ${formatDayOf(report.createdAt)}`
  const available = downloads.filter(({ path }) => report[path] !== null)
  const close = () => setDialog(undefined)
  const entries: MenuEntry[] = [
    { label: 'View results', icon: ClipboardList, href: `/admin/reports/${report.id}` },
    ...(report.clientUserId === null
      ? []
      : [{ label: 'Client sign-in', icon: KeyRound, onSelect: () => setDialog('sign-in') }]),
    ...(report.status === 'processed'
      ? [{ label: 'Confirm', icon: CircleCheck, onSelect: () => setDialog('confirm') }]
      : []),
  ]

  return (
    <span className="flex items-center">
      {report.htmlPath && <ViewLink id={report.id} label={`View HTML report of ${which}`} />}
      {available.length > 0 && (
        <Menu
          trigger={<IconButton size="sm" icon={Download} label={`Download files of ${which}`} />}
          entries={available.map(({ kind, word, icon }) => ({
            label: word,
            icon,
            href: addressOf('GET /api/reports/:id/download/:kind', { params: { id: report.id, kind } }).url,
            download: true,
            onSelect: () => toast({ title: 'Download Started' }),
          }))}
        />
      )}
      <Menu
        trigger={<IconButton size="sm" icon={EllipsisVertical} label={`More actions for ${which}`} />}
        entries={entries}
      />
      {dialog === 'confirm' && <ConfirmReportDialog report={report} onClose={close} />}
      {dialog === 'sign-in' && report.clientUserId !== null && (
        <ClientSignInDialog userId={report.clientUserId} clientName={clientNameOf(report)} onClose={close} />
      )}
    </span>
  )
}

function ViewLink({ id, label }: { id: number; label: string }) {
  return (
    <a
      href={addressOf('GET /api/reports/:id/view', { params: { id } }).url}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (opens in a new tab)`}
      title={label}
      className="inline-grid size-9 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-fast hover:bg-sunken hover:text-ink max-md:size-11"
    >
      <Eye className="size-4.5" />
    </a>
  )
}
