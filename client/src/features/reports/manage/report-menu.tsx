import {
  CircleCheck,
  ClipboardList,
  Download,
  EllipsisVertical,
  FilePenLine,
  FileUp,
  KeyRound,
  Link2,
  Send,
  Stethoscope,
  Trash2,
} from 'lucide-react'
import { addressOf } from '@/api/request'
import { useOpenDialog } from '@/ui/dialog-host'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import type { MenuEntry } from '@/ui/menu-entry'
import { toast } from '@/ui/use-toast'
import { assignSeveral, releaseSeveral } from './several-dialogs'
import { prepareReportDialogs, useReportDialog } from './report-dialogs'
import type { ReportRow } from './report-row'

/** A report's menu; `which` distinguishes it in its accessible name. Needs a DialogHost above. */
export default function ReportMenu({ report, which }: { report: ReportRow; which: string }) {
  const open = useReportDialog()
  const openSeveral = useOpenDialog()
  const entries: MenuEntry[] = [
    ...(report.status === 'processed'
      ? [{ label: 'Check and confirm', icon: CircleCheck, href: `/admin/reports/${report.id}/check` }]
      : []),
    ...(report.status === 'pending'
      ? [
          {
            label: 'Release to client',
            icon: Send,
            onSelect: () => openSeveral(releaseSeveral, { reports: [report] }),
          },
        ]
      : []),
    { label: 'View results', icon: ClipboardList, href: `/admin/reports/${report.id}` },
    ...(report.pdfPath === null
      ? []
      : [
          {
            label: 'Download PDF',
            icon: Download,
            href: addressOf('GET /api/reports/:id/download/:kind', { params: { id: report.id, kind: 'pdf' } })
              .url,
            download: true,
            onSelect: () => toast({ title: 'Download Started' }),
          },
        ]),
    ...(report.clientUserId === null
      ? []
      : [{ label: 'Client sign-in', icon: KeyRound, onSelect: () => open('sign-in', report) }]),
    {
      label: report.clientId === null ? 'Link to client' : 'Change client',
      icon: Link2,
      onSelect: () => open('link', report),
    },
    {
      label: 'Change practitioner...',
      icon: Stethoscope,
      onSelect: () => openSeveral(assignSeveral, { reports: [report] }),
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
