import { FileUp } from 'lucide-react'
import { useReportDialog, type Report } from '@/features/reports/deciding.public'
import { Button } from '@/ui/button'

/** Asks for other files, as a triplet that was put together wrongly needs. */
export function ReplaceButton({ report }: { report: Report }) {
  const open = useReportDialog()
  return (
    <Button variant="secondary" icon={FileUp} className="lg:ml-auto" onClick={() => open('replace', report)}>
      Replace files…
    </Button>
  )
}
