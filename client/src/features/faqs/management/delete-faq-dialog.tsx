import { ConfirmDelete } from '@/forms/confirm-delete'
import type { WithClose } from '@/ui/dialog-host'
import type { Faq } from '../faq-words'

export default function DeleteFaqDialog({ faq, onClose }: WithClose<{ faq: Faq }>) {
  return (
    <ConfirmDelete
      route="DELETE /api/faqs/:id"
      id={faq.id}
      title="Delete FAQ"
      description={
        <>
          <p>Are you sure you want to delete this FAQ?</p>
          <p className="mt-1.5 font-medium break-words text-ink">{faq.question}</p>
        </>
      }
      confirmLabel="Delete FAQ"
      done={{ title: 'FAQ deleted successfully' }}
      failure="Failed to delete FAQ"
      onClose={onClose}
    />
  )
}
