import { StepUpHost } from './step-up-host'
import ConnectionBanner from './connection-banner'

/** What shows around a screen when something happens, and is not for the first that is seen. */
export default function ShellExtras() {
  return (
    <>
      <ConnectionBanner />
      <StepUpHost />
    </>
  )
}
