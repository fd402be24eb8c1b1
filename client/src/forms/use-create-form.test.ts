import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockSequence, refusal } from '@/testing/mock-api'
import { hookAs } from '@/testing/render-as'
import { faq } from '@/testing/rows'
import { toast } from '@/ui/use-toast'
import { useCreateForm } from './use-create-form'

vi.mock(import('@/ui/use-toast'), async (original) => ({ ...(await original()), toast: vi.fn() }))

const start = { question: '', answer: '', category: 'General' }

it('creates a row once, shows field errors, closes only after success, and knows what would be lost', async () => {
  const onClose = vi.fn()
  const useForm = () => {
    const made = useCreateForm({
      ...{ route: 'POST /api/faqs', start, chosen: 'category', clashAt: 'question', onClose },
      ...{ done: { title: 'Made' }, failure: 'Not made' },
      resolver: (values: typeof start) => ({ values, errors: {} }),
      bodyOf: (values) => ({ ...values, targetRole: 'client' }),
    })
    return { ...made, errors: made.form.formState.errors }
  }
  const { result, calls } = hookAs('admin', useForm, {
    'POST /api/faqs': mockSequence(
      refusal(400, { error: 'No.', fields: { answer: 'Too long.' } }),
      refusal(409, { error: 'There is one.', fields: { answer: 'Other.' } }),
      faq(),
    ),
  })
  const { form, dialog } = result.current
  const shownErrors = () =>
    Object.entries(result.current.errors).map(([field, error]) => [field, error.message])
  const submit = () => act(() => result.current.dialog.onSubmit())
  form.setValue('category', 'Other')
  form.setValue('answer', '  ')
  expect(dialog.isDirty()).toBe(false)
  form.setValue('question', 'Why?')
  expect(dialog.isDirty()).toBe(true)
  submit()
  await waitFor(() => expect(shownErrors()).toEqual([['answer', 'Too long.']]))
  expect(toast).toHaveBeenLastCalledWith({ title: 'Not made', description: 'No.', variant: 'destructive' })
  submit()
  await waitFor(() => expect(shownErrors()).toEqual([['question', 'There is one.']]))
  expect(onClose).not.toHaveBeenCalled()
  submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(toast).toHaveBeenLastCalledWith({ title: 'Made' })
  const body = { question: 'Why?', answer: '  ', category: 'Other', targetRole: 'client' }
  expect(calls.map((call) => call.body)).toEqual([body, body, body])
})
