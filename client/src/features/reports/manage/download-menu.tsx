import { Download, FileCode, FileText, Table2 } from 'lucide-react'
import { addressOf } from '@/api/request'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { toast } from '@/ui/use-toast'
import type { ReportRow } from './report-row'

const downloads = [
  { kind: 'pdf', word: 'PDF', icon: FileText, path: 'pdfPath' },
  { kind: 'html', word: 'HTML', icon: FileCode, path: 'htmlPath' },
  { kind: 'csv', word: 'CSV', icon: Table2, path: 'csvPath' },
] as const

type DownloadMenuProps = {
  report: ReportRow
  /** Distinguishes this report's menu in its accessible name. */
  which: string
  /** Shows the label beside the icon. */
  worded?: boolean
}

export function DownloadMenu({ report, which, worded = false }: DownloadMenuProps) {
  const available = downloads.filter(({ path }) => report[path] !== null)
  if (available.length === 0) return null
  return (
    <Menu
      trigger={
        worded ? (
          <Button variant="quiet" size="sm" icon={Download}>
            Download<span className="sr-only"> files of {which}</span>
          </Button>
        ) : (
          <IconButton size="sm" icon={Download} label={`Download files of ${which}`} />
        )
      }
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
