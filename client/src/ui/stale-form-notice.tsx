import { Alert } from './alert'
import { Button } from './button'
import { ScrollIntoView } from './scroll-into-view'

type StaleFormNoticeProps = {
  /** The word for the row: "food". */
  noun: string
  /** The labels of the fields that the form has taken over from somebody else. */
  taken: readonly string[]
  /** The fields that both have changed, with the other person's values. */
  disputed: readonly { name: string; label: string; theirs: string }[]
  /** Puts the other person's value into the form's field. */
  onTake?: (name: string) => void
}

/** Explains that the row was changed meanwhile and how the form has merged both versions. */
export function StaleFormNotice({ noun, taken, disputed, onTake }: StaleFormNoticeProps) {
  return (
    <ScrollIntoView>
      <Alert tone="warning" live title={`Somebody else changed this ${noun}`} className="mb-4">
        Nothing is saved yet. Your changes are still here; everything else now shows their version. Save again
        to keep both.
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
