import { Send, Stethoscope } from 'lucide-react'
import { Suspense } from 'react'
import { practitionerNameOf } from '@/features/reports/reports.public'
import {
  seenAfterReleasing,
  useReportDialog,
  WhoSees,
  type Report,
} from '@/features/reports/results/deciding.public'
import { CheckedReading } from '@/features/reports/check/check.public'
import { Button } from '@/ui/button'
import { SkeletonRows } from '@/ui/skeleton'
import { ItemFrame, KeyButton } from './item-frame'
import { ReportFiles } from './report-files'

/** A report its practitioner has not released for long: an admin releases or reassigns it. */
export function HeldReport({ report }: { report: Report }) {
  const open = useReportDialog()
  return (
    <ItemFrame
      aside={<ReportFiles report={report} />}
      actions={
        <>
          <KeyButton shortcut="r" icon={Send} onClick={() => open('release', report)}>
            Release
          </KeyButton>
          <Button variant="secondary" icon={Stethoscope} onClick={() => open('edit', report)}>
            Change practitioner
          </Button>
        </>
      }
    >
      <p className="text-small break-words">
        <b className="font-semibold">{practitionerNameOf(report)}</b> reviews it and releases it to the
        client.
      </p>
      <WhoSees seen={seenAfterReleasing(report)} />
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <CheckedReading report={report} />
      </Suspense>
    </ItemFrame>
  )
}
