import { Alert } from '@/ui/alert'
import { ChangedNotice } from '@/ui/changed-notice'
import { InView } from '@/ui/in-view'
import { fieldWords, textsOf, type ClientField, type ClientValues } from './client-values'

/** What became of saving, when there is more to say than that it is done. */
export type Notice =
  | { kind: 'changed'; disputed: ClientField[]; theirs: ClientValues; saved: ClientField[] }
  | { kind: 'failed'; sentence: string; saved: ClientField[]; unsaved: ClientField[] }
  | { kind: 'not understood'; text: string }

/** Says it above the form, and comes into view. */
export function EditNotice({ notice }: { notice: Notice }) {
  if (notice.kind === 'not understood') {
    return (
      <InView>
        <Alert tone="warning" live title="Saved, with something to check" className="mb-4">
          {notice.text}
        </Alert>
      </InView>
    )
  }
  if (notice.kind === 'failed') {
    return (
      <InView>
        <Alert tone="error" title="Failed to update client information" className="mb-4">
          {notice.saved.length > 0 && <p>Saved: {named(notice.saved)}.</p>}
          <p>
            Not saved: {named(notice.unsaved)}. {notice.sentence}
          </p>
        </Alert>
      </InView>
    )
  }
  const { disputed, theirs, saved } = notice
  return (
    <ChangedNotice
      noun="client"
      saved={saved.length > 0 ? `Saved: ${named(saved)}. The rest has not been saved yet.` : undefined}
      disputed={disputed}
      words={fieldWords}
      theirs={textsOf(theirs)}
    />
  )
}

const named = (fields: readonly ClientField[]) => fields.map((field) => fieldWords[field]).join(', ')
