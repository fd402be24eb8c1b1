import { Switch } from '@/ui/switch'

type SharingProps = { shared: boolean; onChange: (shared: boolean) => void; disabled?: boolean }

/** Whether the practitioner sees plan and diary, with a note on what is visible in any case. */
export function Sharing({ shared, onChange, disabled }: SharingProps) {
  return (
    <Switch
      end
      label={<b className="text-body font-semibold">Share with my practitioner</b>}
      hint="They see your plan and diary only while this is on. They can always see your findings, your allergies and your answers to the questions before a plan. The laboratory never sees any of it."
      checked={shared}
      disabled={disabled}
      onCheckedChange={onChange}
    />
  )
}
