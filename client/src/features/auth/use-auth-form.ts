import { useRef, useState, type SubmitEvent } from 'react'
import { ApiError, sentenceOf } from '@/api/request'
import { toast } from '@/ui/use-toast'
import type { FieldErrors } from './check-form'

type AuthForm<Values> = {
  read: (data: (name: string) => string) => Values
  check: (values: Values) => FieldErrors
  /** Sends the values and continues when they are accepted. */
  send: (values: Values) => Promise<void>
  /** The toast's title on failure. */
  failure: string
  /** Field errors for a wrong email and password (401), besides the toast. */
  mismatch?: FieldErrors
}

/** A native form that focuses the first invalid field and sends one attempt at a time. */
export function useAuthForm<Values>({ read, check, send, failure, mismatch }: AuthForm<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const sent = useRef(false)

  function show(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found)
    for (const input of form.querySelectorAll<HTMLInputElement>('input[name]')) {
      if (!(input.name in found)) continue
      input.focus()
      // Selected, so that typing replaces it.
      if (found === mismatch) input.select()
      return
    }
  }

  async function submit(form: HTMLFormElement) {
    const data = new FormData(form)
    const values = read((name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    })
    const found = check(values)
    show(form, found)
    if (Object.keys(found).length > 0) return
    sent.current = true
    setPending(true)
    try {
      await send(values)
    } catch (error) {
      if (error instanceof ApiError) show(form, (error.status === 401 && mismatch) || error.fields)
      toast({ title: failure, description: sentenceOf(error), variant: 'destructive' })
    } finally {
      sent.current = false
      setPending(false)
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sent.current) void submit(event.currentTarget)
  }

  return { errors, pending, onSubmit }
}
