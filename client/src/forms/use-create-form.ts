import { useCallback } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { ApiError, sentenceOf } from '@/api/request'
import type { WriteRoute } from '@/api/query-invalidations'
import { useApiMutation } from '@/api/use-api'
import { useOneAtATime } from '@/lib/use-one-at-a-time'
import { toast, type ToastOptions } from '@/ui/use-toast'
import { fieldErrorsOf } from './field-errors'

type CreateForm<Values extends FieldValues> = {
  /** The endpoint that creates the row. */
  route: Extract<WriteRoute, `POST ${string}`>
  /** The row that the endpoint's path names, if any. */
  params?: { id: number }
  /** The initial value of every field. */
  start: Values
  /** The field chosen from a list; any other non-empty field would be lost by closing. */
  chosen?: keyof Values & string
  /** Checks the values. A contract's schema has other input types, hence `any`. */
  // oxlint-disable-next-line typescript/no-explicit-any
  resolver: Resolver<any>
  /** The body of the request; the values themselves if absent. */
  bodyOf?: (values: Values) => unknown
  /** The toast after success. */
  done: ToastOptions
  /** The title of the toast after a failure, and its description. */
  failure: string
  failureOf?: (error: unknown) => string
  /** The field that shows a clash in the words of `failureOf`, whichever the answer names. */
  clashAt?: keyof Values & string
  onClose: () => void
}

/** Creates a row, then closes; server errors show at their fields. `dialog`: FormDialog's. */
export function useCreateForm<Values extends FieldValues>({
  route,
  params,
  start,
  chosen,
  resolver,
  bodyOf = (values) => values,
  done,
  failure,
  failureOf = sentenceOf,
  clashAt,
  onClose,
}: CreateForm<Values>) {
  const create = useApiMutation(route)
  const once = useOneAtATime()
  const form = useForm<Values>({ defaultValues: start as DefaultValues<Values>, resolver })
  const { getValues, setError } = form
  const isDirty = useCallback(
    () => Object.entries(getValues()).some(([name, value]) => name !== chosen && String(value).trim() !== ''),
    [getValues, chosen],
  )

  const make = async (values: Values) => {
    try {
      await create.mutateAsync({ params, body: bodyOf(values) } as never)
      toast(done)
      onClose()
    } catch (error) {
      const sentence = failureOf(error)
      toast({ title: failure, description: sentence, variant: 'destructive' })
      const clash = clashAt && error instanceof ApiError && error.status === 409
      const found = clash ? [[clashAt, sentence] as const] : fieldErrorsOf(error, Object.keys(start))
      found.forEach(([field, message], place) =>
        setError(field as Path<Values>, { message }, { shouldFocus: place === 0 }),
      )
    }
  }
  const submit = form.handleSubmit((values) => once(() => make(values)))

  return {
    form,
    dialog: { pending: create.isPending, isDirty, onSubmit: () => void submit(), onClose },
  }
}
