import { sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { toast } from '@/ui/use-toast'
import type { WithClose } from '@/ui/dialog-host'
import type { Faq } from '../faq-words'

/** Asks before an FAQ is deleted. */
export default function DeleteFaqDialog({ faq, onClose }: WithClose<{ faq: Faq }>) {
  const remove = useApiMutation('DELETE /api/faqs/:id')

  async function confirm() {
    if (remove.isPending) return
    try {
      await remove.mutateAsync({ params: { id: faq.id } })
      toast({ title: 'FAQ deleted successfully' })
    } catch (error) {
      toast({ title: 'Failed to delete FAQ', description: sentenceOf(error), variant: 'destructive' })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete FAQ"
      description={
        <>
          <p>Are you sure you want to delete this FAQ?</p>
          <p className="mt-1.5 font-medium break-words text-ink">{faq.question}</p>
        </>
      }
      confirmLabel="Delete FAQ"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => void confirm()}
    />
  )
}
