import {
  CircleCheck,
  ClipboardList,
  Download,
  EllipsisVertical,
  Eye,
  FileCode,
  FilePenLine,
  FileText,
  FileUp,
  KeyRound,
  Link2,
  Table2,
  Trash2,
} from 'lucide-react'
import { formatDayOf } from '@shared/domain/dates'
import { addressOf } from '@/api/request'
import { IconButton } from '@/ui/icon-button'
import { Menu, type MenuEntry } from '@/ui/menu'
import { toast } from '@/ui/use-toast'
import { FileLink } from './file-link'
import { prepareReportDialogs, useReportDialog } from './report-dialogs'
import { clientNameOf, type ReportRow } from './report-groups'

const downloads = [
  { kind: 'pdf', word: 'PDF', icon: FileText, path: 'pdfPath' },
  { kind: 'html', word: 'HTML', icon: FileCode, path: 'htmlPath' },
  { kind: 'csv', word: 'CSV', icon: Table2, path: 'csvPath' },
] as const

/** What can be done with one report: see it, download its files, and the menu of the rest. */
export function ReportActions({ report }: { report: ReportRow }) {
  const which = `${clientNameOf(report)}, ${formatDayOf(report.createdAt)}`
  const available = downloads.filter(({ path }) => report[path] !== null)
  return (
    <span className="flex items-center">
      {report.htmlPath && (
        <FileLink
          icon={Eye}
          href={addressOf('GET /api/reports/:id/view', { params: { id: report.id } }).url}
          label={`View HTML report of ${which}`}
        />
      )}
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
      <ReportMenu report={report} which={which} />
    </span>
  )
}

/** The menu of one report, which `which` tells from the others; its dialogs open in the ReportDialogs above. */
export function ReportMenu({ report, which }: { report: ReportRow; which: string }) {
  const open = useReportDialog()
  const entries: MenuEntry[] = [
    ...(report.status === 'processed'
      ? [{ label: 'Confirm', icon: CircleCheck, onSelect: () => open('confirm', report) }]
      : []),
    { label: 'View results', icon: ClipboardList, href: `/admin/reports/${report.id}` },
    ...(report.clientUserId === null
      ? []
      : [{ label: 'Client sign-in', icon: KeyRound, onSelect: () => open('sign-in', report) }]),
    {
      label: report.clientId === null ? 'Link to client' : 'Change client',
      icon: Link2,
      onSelect: () => open('link', report),
    },
    { label: 'Edit Report', icon: FilePenLine, onSelect: () => open('edit', report) },
    { label: 'Replace files', icon: FileUp, onSelect: () => open('replace', report) },
    'separator',
    { label: 'Delete Report', icon: Trash2, destructive: true, onSelect: () => open('delete', report) },
  ]
  return (
    <span onClickCapture={prepareReportDialogs}>
      <Menu
        trigger={<IconButton size="sm" icon={EllipsisVertical} label={`More actions for ${which}`} />}
        entries={entries}
      />
    </span>
  )
}
