import { TriangleAlert } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { Button } from '@/ui/button'
import { EmergencyCall } from './emergency-call'
import { EmergencySteps } from '@/ui/emergency-steps'

/** Full-screen emergency instructions that need no request and come before any other question. */
export function EmergencyNow({ onGoOn }: { onGoOn: () => void }) {
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          role="alertdialog"
          data-full
          className="fixed inset-0 z-toast overflow-y-auto bg-high-soft text-high-text outline-none"
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="mx-auto flex min-h-full max-w-[34rem] flex-col gap-4 px-5 py-8">
            <TriangleAlert className="size-10" />
            <Radix.Title className="text-h1">This may be an emergency</Radix.Title>
            <EmergencyCall />
            <Radix.Description className="text-lead">
              Call at once for trouble breathing, swelling of the face, tongue or throat, fainting, or
              vomiting that does not stop. A reaction can get worse within minutes.
            </Radix.Description>
            <EmergencySteps />
            <Button variant="secondary" size="lg" className="mt-auto h-14!" onClick={onGoOn}>
              It’s over, or help is coming. Continue
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
