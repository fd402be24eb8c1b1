import { Alert } from './alert'
import { Button } from './button'
import { ScrollIntoView } from './scroll-into-view'

type StaleFormNoticeProps = {
  /** What was changed: "food". */
  noun: string
  /** What the fields are called that the form has taken over from somebody else. */
  taken: readonly string[]
  /** The fields that both have changed, and what somebody else has written into them. */
  disputed: readonly { name: string; label: string; theirs: string }[]
  /** Puts theirs into the form's field. */
  onTake?: (name: string) => void
}

/** Says that what was edited has become another meanwhile, and how the form has taken both versions together. Comes into view. */
export function StaleFormNotice({ noun, taken, disputed, onTake }: StaleFormNoticeProps) {
  return (
    <ScrollIntoView>
      <Alert tone="warning" live title={`Somebody else changed this ${noun}`} className="mb-4">
        Nothing has been saved yet. What you changed is still here; the rest shows their changes. Save again
        to keep it so.
        {taken.length > 0 && <p className="mt-1.5">Their changes: {taken.join(', ')}.</p>}
        {disputed.length > 0 && (
          <ul className="mt-1.5 list-disc pl-5">
            {disputed.map(({ name, label, theirs }) => (
              <li key={name} className="break-words whitespace-pre-line">
                {label}: they wrote <b className="font-medium">{theirs || '(nothing)'}</b>
                {onTake && (
                  <Button size="sm" variant="soft" className="ml-2" onClick={() => onTake(name)}>
                    Use theirs
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </ScrollIntoView>
  )
}
