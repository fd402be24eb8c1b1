import { FileUp } from 'lucide-react'
import { useReportDialog, type Report } from '@/features/reports/results/deciding.public'
import { Button } from '@/ui/button'

/** Replaces the files of a report, for example a wrongly assembled triplet. */
export function ReplaceButton({ report }: { report: Report }) {
  const open = useReportDialog()
  return (
    <Button variant="secondary" icon={FileUp} className="lg:ml-auto" onClick={() => open('replace', report)}>
      Replace files…
    </Button>
  )
}
