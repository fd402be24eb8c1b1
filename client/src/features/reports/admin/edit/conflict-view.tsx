import { Alert } from '@/ui/alert'
import { InView } from '@/ui/in-view'
import { RadioCard } from '../radio-card'
import { fieldWords, type EditField, type EditValues } from './edit-values'
import type { Merge, Side } from './merge'

type ConflictViewProps = {
  merge: Merge
  mine: EditValues
  theirs: EditValues
  choices: Partial<Record<EditField, Side>>
  onChoose: (field: EditField, side: Side) => void
  textOf: (field: EditField, value: string | number | null) => string
}

/** Both versions of a report that two people changed: what has to be chosen, and what goes together by itself. */
export function ConflictView({ merge, mine, theirs, choices, onChoose, textOf }: ConflictViewProps) {
  return (
    <div className="space-y-4">
      <InView>
        <Alert tone="warning" live>
          Somebody else changed this report while you were editing it. Nothing was saved and nothing was
          overwritten.
        </Alert>
      </InView>
      {merge.conflicts.map((field) => (
        <fieldset key={field} className="min-w-0">
          <legend className="mb-1.5 text-small font-semibold">{fieldWords[field]}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <RadioCard
                key={side}
                name={`choice-${field}`}
                checked={(choices[field] ?? 'theirs') === side}
                onChoose={() => onChoose(field, side)}
                label={
                  <span className="block text-caption text-ink-2">
                    {side === 'mine' ? 'Yours' : 'Theirs'}
                  </span>
                }
              >
                <b className="block font-medium break-words">
                  {textOf(field, side === 'mine' ? mine[field] : theirs[field])}
                </b>
              </RadioCard>
            ))}
          </div>
        </fieldset>
      ))}
      <Together
        title="Your other changes"
        lead="Nobody else touched these fields; they are saved with your choice."
        fields={merge.onlyMine}
        before={theirs}
        after={mine}
        textOf={textOf}
      />
      <Together
        title="Their other changes"
        lead="You did not touch these fields; they stay."
        fields={merge.onlyTheirs}
        before={mine}
        after={theirs}
        textOf={textOf}
      />
    </div>
  )
}

type TogetherProps = {
  title: string
  lead: string
  fields: readonly EditField[]
  before: EditValues
  after: EditValues
  textOf: ConflictViewProps['textOf']
}

function Together({ title, lead, fields, before, after, textOf }: TogetherProps) {
  if (fields.length === 0) return null
  return (
    <section>
      <h3 className="font-sans text-small font-semibold tracking-normal">{title}</h3>
      <p className="text-caption text-ink-2">{lead}</p>
      <dl className="mt-1.5 divide-y divide-line rounded-md border border-line text-small">
        {fields.map((field) => (
          <div key={field} className="grid gap-x-3 px-3 py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-2">{fieldWords[field]}</dt>
            <dd className="min-w-0 break-words">
              <span className="sr-only">Before: </span>
              <s className="text-ink-3">{textOf(field, before[field])}</s>
              <span className="sr-only">. Now: </span>{' '}
              <b className="font-medium">{textOf(field, after[field])}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
