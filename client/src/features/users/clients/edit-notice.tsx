import { useEffect, useRef } from 'react'
import { Alert } from '@/ui/alert'
import { fieldWords, textOf, type ClientField, type ClientValues } from './client-values'

/** What became of saving, when there is more to say than that it is done. */
export type Notice =
  | { kind: 'changed'; disputed: ClientField[]; theirs: ClientValues; saved: ClientField[] }
  | { kind: 'failed'; sentence: string; saved: ClientField[]; unsaved: ClientField[] }
  | { kind: 'not understood'; text: string }

/** Says it above the form, and comes into view. */
export function EditNotice({ notice }: { notice: Notice }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="mb-4">
      <NoticeAlert notice={notice} />
    </div>
  )
}

function NoticeAlert({ notice }: { notice: Notice }) {
  if (notice.kind === 'not understood') {
    return (
      <Alert tone="warning" live title="Saved, with something to check">
        {notice.text}
      </Alert>
    )
  }
  if (notice.kind === 'failed') {
    return (
      <Alert tone="error" title="Failed to update client information">
        {notice.saved.length > 0 && <p>Saved: {named(notice.saved)}.</p>}
        <p>
          Not saved: {named(notice.unsaved)}. {notice.sentence}
        </p>
      </Alert>
    )
  }
  const { disputed, theirs, saved } = notice
  return (
    <Alert tone="warning" live title="Somebody else changed this client">
      {saved.length > 0
        ? `Saved: ${named(saved)}. The rest has not been saved yet.`
        : 'Nothing has been saved yet.'}{' '}
      What you changed is still here; the other fields show their changes. Save again to keep it so.
      {disputed.length > 0 && (
        <ul className="mt-1.5 list-disc pl-5">
          {disputed.map((field) => (
            <li key={field} className="break-words whitespace-pre-line">
              {fieldWords[field]}: they wrote <b className="font-medium">{textOf(theirs[field])}</b>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

const named = (fields: readonly ClientField[]) => fields.map((field) => fieldWords[field]).join(', ')
