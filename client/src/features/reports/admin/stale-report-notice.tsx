import { Alert } from '@/ui/alert'
import { InView } from '@/ui/in-view'

/** That a report is not what it was when the dialog opened, so that the question is asked anew. */
export function StaleReportNotice() {
  return (
    <InView>
      <Alert tone="warning" live title="This report has changed">
        Somebody else changed it in the meantime, so nothing was done. You now see it as it is; please check
        it and decide again.
      </Alert>
    </InView>
  )
}
