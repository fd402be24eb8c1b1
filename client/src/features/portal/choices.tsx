import { Checkbox } from '@/ui/checkbox'

/** Checkboxes for some of several named values. */
export function Choices<Value extends string>({
  legend,
  labels,
  chosen,
  onChange,
}: {
  legend: string
  labels: Record<Value, string>
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}) {
  const all = Object.keys(labels) as Value[]
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="text-small font-semibold text-ink">{legend}</legend>
      {all.map((value) => (
        <Checkbox
          key={value}
          label={labels[value]}
          checked={chosen.includes(value)}
          onCheckedChange={(checked) =>
            onChange(all.filter((one) => (one === value ? checked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  )
}
