import type { VerdictAnswer } from '@shared/domain/verdict/answer'

type AnswerStyle = { box: string; bar?: string; word: string }

const unknown = 'border-line-strong bg-sunken'

/** Background, top bar and text colour; bar and shape distinguish the answers without colour. */
export const answerStyles: Record<VerdictAnswer, AnswerStyle> = {
  allergy: { box: 'border-high bg-high text-surface', word: '' },
  'leave-out': { box: 'border-high-line bg-high-soft', bar: 'h-2 bg-high', word: 'text-high-text' },
  'check-first': {
    box: `${unknown} border-dashed`,
    bar: 'border-t-[3px] border-dashed border-line-strong md:hidden',
    word: 'text-ink',
  },
  'go-ahead': { box: 'border-low-line bg-low-soft', bar: 'h-2 fill-low', word: 'text-low-text' },
  'not-tested': {
    box: `${unknown} border-dotted`,
    bar: 'border-t-[3px] border-dotted border-line-strong md:hidden',
    word: 'text-ink-2',
  },
  'not-known': { box: `${unknown} border-dashed`, word: 'text-ink-2' },
  'not-food': { box: 'border-line bg-surface', word: 'text-ink' },
}
