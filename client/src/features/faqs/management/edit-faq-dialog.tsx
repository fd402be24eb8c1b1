import { zodResolver } from '@hookform/resolvers/zod'
import { faqFields as contract } from '@shared/features/faqs'
import { useApiQuery } from '@/api/use-api'
import { useVersionedForm } from '@/forms/use-versioned-form'
import type { WithClose } from '@/ui/dialog-host'
import { FormDialog } from '@/ui/form-dialog'
import { toast } from '@/ui/use-toast'
import { categoriesOf, type Faq } from '../faq-words'
import { FaqFields } from './faq-fields'
import { faqFields } from './faq-values'
import { atItsEnd } from './order'

const resolver = zodResolver(contract, undefined, { raw: true })

/** Edits an FAQ; one given to another role moves to the end of that list. */
export default function EditFaqDialog({ faq, onClose }: WithClose<{ faq: Faq }>) {
  const { data: all = [] } = useApiQuery('GET /api/faqs')
  const { form, notice, dialog } = useVersionedForm({
    route: 'PATCH /api/faqs/:id',
    row: faq,
    noun: 'FAQ',
    fields: faqFields,
    resolver,
    bodyOf: (changes, { targetRole }) => atItsEnd(changes, targetRole, all),
    failure: 'Failed to update FAQ',
    onSaved: () => {
      toast({ title: 'FAQ updated successfully' })
      onClose()
    },
    onClose,
  })
  return (
    <FormDialog {...dialog} title="Edit FAQ" size="lg">
      {notice}
      <FaqFields form={form} categories={categoriesOf(all)} />
    </FormDialog>
  )
}
