import { useCallback, useState, type ReactNode } from 'react'
import { useForm, type DefaultValues, type Path, type Resolver } from 'react-hook-form'
import type { ApiRoute, Reply } from '@shared/api'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { StaleFormNotice } from '@/ui/stale-form-notice'
import { toast } from '@/ui/use-toast'
import { fieldErrorsOf } from './field-errors'
import {
  changesBetween,
  differing,
  namesIn,
  rebase,
  valuesIn,
  wordsOf,
  type Fields,
  type NameIn,
  type RowOf,
  type ValuesOf,
} from './fields'

type Versioned = { id: number; version: number }
type Changes<F extends Fields> = Partial<Record<NameIn<F>, unknown>>
type EditRoute = Extract<ApiRoute, `PATCH ${string}/:id`>

type VersionedForm<R extends EditRoute, F extends Fields> = {
  /** The endpoint that changes the row. */
  route: R
  row: RowOf<F> & Versioned
  /** The word for the row: "client". */
  noun: string
  /** Defined outside the component, so that they stay the same. */
  fields: F
  /** Checks the values. A contract's schema has other input types, hence `any`. */
  // oxlint-disable-next-line typescript/no-explicit-any
  resolver: Resolver<any>
  /** The body for these changes; the changes themselves if absent. */
  bodyOf?: (changes: Changes<F>, mine: ValuesOf<F>) => unknown
  /** The title of the toast after a failure, and its description. */
  failure: string
  failureOf?: (error: unknown) => string
  /** The field that shows a clash when the answer names none. */
  clashAt?: NameIn<F>
  onSaved: (reply: Reply<R>, changes: Changes<F>) => void
  onClose: () => void
}

/**
 * Edits a row under the version that was read, and sends only what differs. If the row has changed
 * meanwhile nothing is written: the form takes over what only they changed, keeps what was typed,
 * shows theirs where both changed the same (`notice`), and can be saved again. `dialog` is for
 * FormDialog.
 */
export function useVersionedForm<R extends EditRoute, F extends Fields>({
  route,
  row,
  noun,
  fields,
  resolver,
  bodyOf = (changes) => changes,
  failure,
  failureOf = sentenceOf,
  clashAt,
  onSaved,
  onClose,
}: VersionedForm<R, F>) {
  type Row = RowOf<F> & Versioned
  type Values = ValuesOf<F>
  const mutation = useApiMutation(route)
  const once = useOneAtATime()
  const [seen, setSeen] = useState(row)
  const [stale, setStale] = useState<{ taken: NameIn<F>[]; disputed: NameIn<F>[] }>()
  /** The server's sentence about the last try, and the fields that it left unsaved. */
  const [refused, setRefused] = useState<{ sentence: string; unsaved: string }>()
  const form = useForm<Values>({ defaultValues: valuesIn(fields, row) as DefaultValues<Values>, resolver })
  const { getValues, reset, setError, setValue } = form

  const isDirty = useCallback(() => {
    const before = valuesIn(fields, seen)
    return differing(fields, before, { ...before, ...getValues() }).length > 0
  }, [fields, getValues, seen])

  async function save(before: Row, mine: ValuesOf<F>): Promise<void> {
    const seenValues = valuesIn(fields, before)
    const changes = changesBetween(fields, seenValues, mine)
    if (Object.keys(changes).length === 0) return onClose()
    setRefused(undefined)
    try {
      const { id, version }: Versioned = before
      const input = { params: { id }, body: bodyOf(changes, mine), version }
      onSaved(await mutation.mutateAsync(input as never), changes)
    } catch (error) {
      const current = error instanceof ApiError && error.status === 412 ? error.current : undefined
      if (!current) return failed(error, changes)
      const theirs = valuesIn(fields, current as Row)
      // Only data outside the form has changed, such as the row's position or picture.
      if (differing(fields, seenValues, theirs).length === 0) return save(current as Row, mine)
      // Somebody saved the same, or this change arrived and its answer was lost.
      if (Object.keys(changesBetween(fields, theirs, mine)).length === 0)
        return onSaved(current as Reply<R>, changes)
      const { values, ...between } = rebase(fields, { seen: seenValues, mine, theirs })
      reset(values)
      setStale(between)
      setSeen(current as Row)
    }
  }

  function failed(error: unknown, changes: object) {
    const sentence = failureOf(error)
    toast({ title: failure, description: sentence, variant: 'destructive' })
    if (error instanceof ApiError && error.status === 404) return onClose()
    setRefused({
      sentence,
      unsaved: namesIn(changes)
        .map((name) => fields[name]?.label)
        .join(', '),
    })
    const found = fieldErrorsOf(error, namesIn(fields))
    if (found.length === 0 && clashAt && error instanceof ApiError && error.status === 409)
      found.push([clashAt, sentence])
    found.forEach(([field, message], place) =>
      setError(field as Path<Values>, { message }, { shouldFocus: place === 0 }),
    )
  }

  const submit = form.handleSubmit((values) =>
    once(() => save(seen, { ...valuesIn(fields, seen), ...values })),
  )

  const { version }: Versioned = seen
  const notice: ReactNode = stale && (
    <StaleFormNotice
      key={version}
      noun={noun}
      taken={stale.taken.map((name) => fields[name]?.label ?? name)}
      disputed={stale.disputed.map((name) => ({
        name,
        label: fields[name]?.label ?? name,
        theirs: wordsOf(fields, name, valuesIn(fields, seen)),
      }))}
      onTake={(name) => setValue(name as Path<Values>, valuesIn(fields, seen)[name] as never)}
    />
  )

  return {
    form,
    seen,
    notice,
    refused,
    /** Shows the row as saved, when the form stays open. */
    show: (now: Row) => {
      setSeen(now)
      setStale(undefined)
      reset(valuesIn(fields, now))
    },
    dialog: {
      submitLabel: 'Save Changes',
      pendingLabel: 'Saving...',
      pending: mutation.isPending,
      isDirty,
      onSubmit: () => void submit(),
      onClose,
    },
  }
}
