import { Alert } from './alert'
import { InView } from './in-view'

type ChangedNoticeProps<Field extends string> = {
  /** What was changed: "food". */
  noun: string
  /** What has been saved all the same; nothing unless given. */
  saved?: string
  /** The fields that both have changed, what they are called, and what somebody else has written into them. */
  disputed: readonly Field[]
  words: Record<Field, string>
  theirs: Record<Field, string>
}

/** Says that what was edited has become another meanwhile, and how the form has taken both versions together. Comes into view. */
export function ChangedNotice<Field extends string>(props: ChangedNoticeProps<Field>) {
  const { noun, saved = 'Nothing has been saved yet.', disputed, words, theirs } = props
  return (
    <InView>
      <Alert tone="warning" live title={`Somebody else changed this ${noun}`} className="mb-4">
        {saved} What you changed is still here; the rest shows their changes. Save again to keep it so.
        {disputed.length > 0 && (
          <ul className="mt-1.5 list-disc pl-5">
            {disputed.map((field) => (
              <li key={field} className="break-words whitespace-pre-line">
                {words[field]}: they wrote <b className="font-medium">{theirs[field] || '(nothing)'}</b>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </InView>
  )
}
