import { BookOpen, BookPlus } from 'lucide-react'
import { reviewBody } from '@shared/features/assistant'
import { useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ApiError, sentenceOf } from '@/api/request'
import { useApiMutation } from '@/api/use-api'
import { Button, buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { WithClose } from '@/ui/dialog-host'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { toast } from '@/ui/use-toast'
import { momentText } from '@/lib/moments'
import { DialogSection } from '../dialog-section'
import { draftOf, saveDraft, type Draft } from './review-drafts'
import { ReasonBadge, ReviewStatus } from './review-marks'
import { faqAddress } from './review-words'
import type { FullReview } from './use-reviews'

/** The longest note or answer the server accepts. */
const LONGEST = 5000

/** Shows a question; while it is open, an admin can note, answer and mark it reviewed. */
export default function ReviewDialog({ review, onClose }: WithClose<{ review: FullReview }>) {
  const mark = useApiMutation('POST /api/question-reviews/:id/reviewed')
  const [draft, setDraft] = useState(() => draftOf(review.id))
  const [missing, setMissing] = useState<string>()
  const notes = useRef<HTMLTextAreaElement>(null)
  const form = useId()
  // A double click arrives before the button renders as pending.
  const sent = useRef(false)
  const waits = review.status === 'pending'

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    setMissing(undefined)
    saveDraft(review.id, next)
  }

  async function submit() {
    if (sent.current) return
    const checked = reviewBody.safeParse(draft)
    if (!checked.success) {
      setMissing(checked.error.issues[0]?.message)
      notes.current?.focus()
      return
    }
    sent.current = true
    const { answer } = checked.data
    try {
      await mark.mutateAsync({ params: { id: review.id }, body: checked.data })
      toast({
        title: 'Question reviewed',
        description: answer ? "We've sent them your answer." : undefined,
      })
      saveDraft(review.id, { adminNotes: '', answer: '' })
      onClose()
    } catch (error) {
      sent.current = false
      toast({ title: 'Review Failed', description: sentenceOf(error), variant: 'destructive' })
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onClose()
    }
  }

  return (
    <Dialog
      onClose={() => !mark.isPending && onClose()}
      size="lg"
      title="Question details"
      description={`Asked by ${review.userEmail} on ${momentText(review.createdAt)}`}
      footer={
        <>
          <FaqLink review={review} written={draft.answer} />
          {waits ? (
            <Button type="submit" form={form} pending={mark.isPending} pendingLabel="Saving...">
              {draft.answer.trim() === '' ? 'Mark as Reviewed' : 'Answer and Mark as Reviewed'}
            </Button>
          ) : (
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        <p className="flex flex-wrap gap-2">
          <ReviewStatus status={review.status} />
          <ReasonBadge reason={review.reason} />
        </p>
        <DialogSection title="Question">{review.question}</DialogSection>
        <DialogSection title="AI Response">{review.aiResponse}</DialogSection>
        {review.words !== '' && (
          <DialogSection title="Their question, word for word">{review.words}</DialogSection>
        )}
        {review.adminNotes !== '' && <DialogSection title="Admin Notes">{review.adminNotes}</DialogSection>}
        {review.answer !== null && <DialogSection title="Answer to the user">{review.answer}</DialogSection>}
        {waits && (
          <form
            id={form}
            noValidate
            className="space-y-4 border-t border-line pt-4"
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            <p className="text-small text-ink-2">A note or an answer is needed.</p>
            <Field label="Admin Notes" hint="Only administrators see this." error={missing}>
              <TextArea
                ref={notes}
                rows={3}
                maxLength={LONGEST}
                value={draft.adminNotes}
                onChange={(event) => change({ adminNotes: event.target.value })}
              />
            </Field>
            <Field
              label="Answer for the user"
              hint={`${review.userEmail} gets it as a notification. Leave blank to send nothing.`}
            >
              <TextArea
                rows={4}
                maxLength={LONGEST}
                value={draft.answer}
                onChange={(event) => change({ answer: event.target.value })}
              />
            </Field>
          </form>
        )}
      </div>
    </Dialog>
  )
}

/** Links to the FAQ made from the question, or to the form to create one. */
function FaqLink({ review, written }: { review: FullReview; written: string }) {
  const className = buttonClass({ variant: 'secondary' }, 'mr-auto')
  if (review.faqId !== null)
    return (
      <Link href={`/admin/faqs#faq-${review.faqId}`} className={className}>
        <BookOpen />
        In the FAQs
      </Link>
    )
  return (
    <Link href={faqAddress(review, written)} className={className}>
      <BookPlus />
      {review.answer === null ? 'Add to FAQs' : 'Make this an FAQ'}
    </Link>
  )
}
