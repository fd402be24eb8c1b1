import { StepUpHost } from './step-up-host'
import ConnectionBanner from './connection-banner'

/** Parts of the shell that appear only after an event, and so load after the first screen. */
export default function ShellExtras() {
  return (
    <>
      <ConnectionBanner />
      <StepUpHost />
    </>
  )
}
