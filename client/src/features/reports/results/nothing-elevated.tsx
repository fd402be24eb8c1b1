import { CircleCheck } from 'lucide-react'
import { KindMark } from '@/features/verdict/kind.public'
import { Card } from '@/ui/card'
import { WellMark } from '../plate/well-mark'
import { avoidanceSentences } from './avoidance-text'
import type { Report } from './report-types'
import { unreadText } from './unread.public'

/** Says that the test found nothing; allergies and outcomes stay listed. */
export default function NothingElevated({
  report: { results, unread },
  own,
}: {
  report: Report
  own: boolean
}) {
  const notReadable = unreadText(unread)
  return (
    <Card flush className="flex h-full flex-col items-center justify-center px-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-ok-text">
        <CircleCheck className="size-7" />
      </span>
      <h2 className="mt-4 text-h2">Great News!</h2>
      <p className="mt-1 max-w-[44ch] text-body text-ink-2">
        No moderate or high elevated food intolerances detected in your results.
      </p>
      {avoidanceSentences(results, own).map(({ kind, sentence }) => (
        <p key={kind} className="mt-3 flex max-w-[44ch] items-center gap-2 text-left text-body font-semibold">
          <WellMark kind={kind} />
          {sentence}
        </p>
      ))}
      {notReadable && (
        <p className="mt-3 flex max-w-[44ch] items-center gap-2 text-left text-body font-semibold">
          <KindMark kind="not-readable" />
          {notReadable}
        </p>
      )}
    </Card>
  )
}
