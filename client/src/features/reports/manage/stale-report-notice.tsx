import { Alert } from '@/ui/alert'
import { ScrollIntoView } from '@/ui/scroll-into-view'

/** Says that the report has changed since the dialog opened, so the question is asked again. */
export function StaleReportNotice() {
  return (
    <ScrollIntoView>
      <Alert tone="warning" live title="This report has changed">
        Somebody else changed it in the meantime, so nothing was done. Please check it and decide again.
      </Alert>
    </ScrollIntoView>
  )
}
