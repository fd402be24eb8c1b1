import { TriangleAlert } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { Button } from '@/ui/button'
import { EmergencyCall } from './emergency-call'

const steps = [
  'Use an adrenaline auto-injector if one was prescribed.',
  'Lie down with the legs raised, or sit up if breathing is hard.',
  'Do not stay alone, and do not drive.',
  'Eat no more of the food.',
]

/** What to do in an emergency, over the whole screen, without any call: it comes before all else that could be asked. */
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
            <ul className="list-disc space-y-1.5 pl-5 text-lead">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <Button variant="secondary" size="lg" className="mt-auto h-14!" onClick={onGoOn}>
              It is over, or help is on its way: go on
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
