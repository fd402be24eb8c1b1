import { answerWords, type VerdictAnswer } from '@shared/domain/verdict/answer'
import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'
import { FoodDish } from '@/ui/food-dish'
import { AnswerMark } from './answer-mark.public'
import { answerStyles } from './answer-styles.public'
import type { VerdictReply } from './verdict-types'

type VerdictHeadProps = {
  said: VerdictReply
  picture: { src: string | null; photo: boolean }
  /** What to do next: one button. */
  action?: ReactNode
}

/** The food, the answer as shape and words, and one sentence that goes on from it. */
export function VerdictHead({ said, picture, action }: VerdictHeadProps) {
  const { answer, title, sentence, understoodAs, q } = said
  const { box, bar, word } = answerStyles[answer]
  return (
    <section
      data-answer={answer}
      className={cn('overflow-hidden border-b max-md:-mx-5 max-md:-mt-1 md:rounded-xl md:border', box)}
    >
      {bar && <div aria-hidden="true" className={bar} />}
      <div className="px-5 pt-4 pb-5 md:p-7">
        <div className="flex items-center gap-4">
          <FoodDish name={title} {...picture} size={84} />
          <div className="min-w-0 flex-1">
            <h2 className="font-sans text-lead font-medium break-words hyphens-manual">{title}</h2>
            <p
              className={cn(
                'mt-0.5 flex items-center gap-2.5 font-display text-[2rem] leading-9 font-bold tracking-[-0.015em]',
                word,
              )}
            >
              <AnswerMark answer={answer} className="size-6.5" />
              {answerWords[answer]}
            </p>
          </div>
        </div>
        <p className="mt-4 font-display text-[1.375rem] leading-[1.8125rem] font-semibold tracking-[-0.012em] text-balance break-words md:text-[1.75rem] md:leading-9">
          {afterAnswer(answer, sentence)}
        </p>
        {understoodAs !== null && (
          <p className="mt-2.5 text-base break-words">
            You wrote “{q}”; this is for {understoodAs}.
          </p>
        )}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </section>
  )
}

/** The sentence without the answer that the head shows larger. */
function afterAnswer(answer: VerdictAnswer, sentence: string): string {
  const words = answerWords[answer]
  return sentence.startsWith(words) ? sentence.slice(words.length).replace(/^[.\s]+/u, '') : sentence
}
