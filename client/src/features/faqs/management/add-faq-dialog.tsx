import { zodResolver } from '@hookform/resolvers/zod'
import { faqFields as contract } from '@shared/features/faqs'
import { useApiQuery } from '@/api/use-api'
import { useCreateForm } from '@/forms/use-create-form'
import { Alert } from '@/ui/alert'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { categoriesOf } from '../faq-words'
import { FaqFields } from './faq-fields'
import type { FaqValues } from './faq-values'

type AddFaqDialogProps = WithClose<{
  /** The initial values. */
  start?: Partial<FaqValues>
  /** The reviewed question that the texts come from. */
  reviewId?: number
}>

const empty = { question: '', answer: '', category: '', targetRole: '' as FaqValues['targetRole'] }
const resolver = zodResolver(contract, undefined, { raw: true })

export default function AddFaqDialog({ start, reviewId, onClose }: AddFaqDialogProps) {
  const { data: all = [] } = useApiQuery('GET /api/faqs')
  const { form, dialog } = useCreateForm({
    ...(reviewId === undefined
      ? { route: 'POST /api/faqs' }
      : { route: 'POST /api/question-reviews/:id/faq', params: { id: reviewId } }),
    start: { ...empty, ...start },
    // The open tab preselects the role; that alone does not count as unsaved input.
    chosen: 'targetRole',
    resolver,
    done: { title: 'FAQ created successfully' },
    failure: 'Failed to create FAQ',
    onClose,
  })
  return (
    <FormDialog {...dialog} title="Add FAQ" size="lg" submitLabel="Add FAQ" pendingLabel="Adding...">
      {reviewId !== undefined && (
        <Alert tone="warning" title="Rewrite both texts before you add them" className="mb-4">
          One person asked this. Leave out anything that identifies them, because everybody with the target
          role can read it.
        </Alert>
      )}
      <FaqFields form={form} categories={categoriesOf(all)} />
    </FormDialog>
  )
}
