import type { VerdictKind } from '@shared/domain/verdict/kinds'

type VerdictStyle = { box: string; bar?: string; word: string }

const neutral = 'border-line-strong bg-sunken'

/** Background, top bar and text colour; bar and shape distinguish the kinds without colour. */
export const verdictStyles: Record<VerdictKind, VerdictStyle> = {
  allergy: { box: 'border-high bg-high text-surface', word: '' },
  trigger: { box: 'border-high bg-surface', bar: 'h-2 border-y-2 border-high', word: 'text-high-text' },
  high: { box: 'border-high-line bg-high-soft', bar: 'h-2 bg-high', word: 'text-high-text' },
  limited: { box: 'border-mod bg-surface', bar: 'h-2 border-y-2 border-mod', word: 'text-mod-text' },
  moderate: { box: 'border-mod-line bg-mod-soft', bar: 'h-2 fill-mod', word: 'text-mod-text' },
  own: { box: neutral, bar: 'h-2 border-y-2 border-ink-2', word: 'text-ink' },
  'not-readable': { box: neutral, bar: 'h-2 border-b-2 border-dashed border-ink-2', word: 'text-ink' },
  'may-hold': {
    box: `${neutral} border-dashed`,
    bar: 'border-t-[3px] border-dashed border-line-strong md:hidden',
    word: 'text-ink',
  },
  tolerated: {
    box: 'border-low-line bg-surface',
    bar: 'h-2 border-y-2 border-low-line',
    word: 'text-low-text',
  },
  'no-elevation': { box: 'border-low-line bg-low-soft', bar: 'h-2 fill-low', word: 'text-low-text' },
  'not-tested': {
    box: `${neutral} border-dotted`,
    bar: 'border-t-[3px] border-dotted border-line-strong md:hidden',
    word: 'text-ink-2',
  },
  'not-known': { box: `${neutral} border-dashed`, word: 'text-ink-2' },
}
