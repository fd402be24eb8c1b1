import { Download, FileCode, FileText, Table2 } from 'lucide-react'
import { addressOf } from '@/api/request'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { toast } from '@/ui/use-toast'
import type { ReportRow } from './report-row'

const downloads = [
  { kind: 'pdf', word: 'PDF', icon: FileText, path: 'pdfPath' },
  { kind: 'html', word: 'HTML', icon: FileCode, path: 'htmlPath' },
  { kind: 'csv', word: 'CSV', icon: Table2, path: 'csvPath' },
] as const

/** The files of a report to download, as far as they are there; `which` tells the report from the others. */
export function DownloadMenu({ report, which }: { report: ReportRow; which: string }) {
  const available = downloads.filter(({ path }) => report[path] !== null)
  if (available.length === 0) return null
  return (
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
  )
}
