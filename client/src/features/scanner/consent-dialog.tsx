import { ScanSearch, ShieldAlert, Stethoscope, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog } from '@/ui/dialog'
import type { IconType } from '@/ui/icon-type'

type ConsentDialogProps = { pending: boolean; onAgree: () => void; onCancel: () => void }

/** The disclaimer to accept before an image is sent. */
export default function ConsentDialog({ pending, onAgree, onCancel }: ConsentDialogProps) {
  const [agrees, setAgrees] = useState(false)
  return (
    <Dialog
      onClose={onCancel}
      title="Before we read this label"
      description="Medical disclaimer and consent"
      media={
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-mod-soft text-mod-text">
          <ShieldAlert className="size-5.5" />
        </span>
      }
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!agrees} pending={pending} onClick={onAgree}>
            Continue
          </Button>
        </>
      }
    >
      <ul className="grid gap-3 text-body text-ink-2">
        <Point icon={ScanSearch}>
          Text recognition can miss or misread ingredients, so <Strong>results may be inaccurate</Strong>.
        </Point>
        <Point icon={Stethoscope}>
          <Strong>Verify every result</Strong> with your healthcare provider before acting on it.
        </Point>
        <Point icon={TriangleAlert}>
          <Strong>Food allergies can be life-threatening</Strong> and are different from intolerances. Never
          rely on this tool for an allergy: always read the packaging.
        </Point>
      </ul>
      <div className="mt-4 rounded-md border-2 border-brand bg-brand-softer px-3.5 py-1.5">
        <Checkbox
          className="text-body font-medium"
          label="I understand and agree to use the result as information only."
          checked={agrees}
          onCheckedChange={setAgrees}
        />
      </div>
      <p className="mt-3 text-body text-ink-3">
        We read the image on our own server and do not keep it. We do keep a note that you agreed.
      </p>
    </Dialog>
  )
}

function Point({ icon: Icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 text-ink-3" />
      <span>{children}</span>
    </li>
  )
}

const Strong = ({ children }: { children: ReactNode }) => <b className="font-semibold text-ink">{children}</b>
