import { StepUpHost } from './step-up-host'
import ConnectionStrip from './connection-strip'

/** What shows around a screen when something happens, and is not for the first that is seen. */
export default function BehindScreen() {
  return (
    <>
      <ConnectionStrip />
      <StepUpHost />
    </>
  )
}
