import { Alert } from '@/ui/alert'
import { InView } from '@/ui/in-view'

/** Says that the report has changed since the dialog opened, so the question is asked again. */
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
