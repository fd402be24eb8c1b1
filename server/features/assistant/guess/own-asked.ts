import type { Asked } from '../own/asked-kinds'
import { avoidedOf, groupOf, rankOf, whenOf } from '../own/asked-results'
import { readingOf } from '../own/reading'

/**
 * What a question asks about the asker whose intent is known, once for each food where it asks for one; none where a food
 * is missing. `text` as `plain` writes it, `foods` those that it names.
 */
export function ownAsked(intent: string, text: string, foods: readonly string[]): Asked[] {
  const reading = readingOf(text)
  const { has, values } = reading
  const when = whenOf(reading, text)
  const of = groupOf(has)
  switch (intent) {
    case 'count':
      return [{ about: 'count', of: of ?? (has('tested') ? 'tested' : 'elevated'), ...when }]
    case 'list':
      return [
        of === null && has('avoid')
          ? avoidedOf(reading, text)
          : { about: 'list', of: of ?? 'elevated', ...when },
      ]
    case 'rank':
      return [rankOf(reading, text)]
    case 'level':
    case 'tested':
      return foods.length > 0 ? [{ about: 'level', words: foods.join(' and ') }] : []
    case 'food':
      return foods.slice(0, 1).map((words) => ({ about: 'food', words }))
    case 'limit':
    case 'family':
      return foods.map((words) => ({ about: intent, words }))
    case 'move':
      return foods.length > 0
        ? foods.map((words) => ({ about: 'move', words, remembered: values }))
        : [{ about: 'changes', which: 'all', isMost: false }]
    case 'why':
    case 'why-changed':
      return [
        {
          about: 'why',
          foods,
          isMoved: intent === 'why-changed',
          eaten: has('never') ? 'never' : has('often') ? 'often' : null,
        },
      ]
    case 'compare':
      return foods.length > 1
        ? [{ about: 'compare', foods }]
        : [{ about: 'changes', which: 'all', isMost: false }]
    case 'changes-all':
    case 'changes-up':
    case 'changes-down':
    case 'changes-new':
    case 'changes-gone':
      return [{ about: 'changes', which: movesOf[intent], isMost: has('most', 'top') }]
    case 'scale':
      return [{ about: 'scale', value: values[0] ?? null }]
    case 'allergies':
      // "Allergic to almonds?" asks for no record.
      return foods.length > 0 ? [] : [{ about: 'allergies' }]
    case 'day':
    case 'again':
    case 'sample':
    case 'reports':
    case 'chosen':
    case 'record':
    case 'measures':
    case 'practitioner':
    case 'reach':
    case 'readers':
    case 'start':
    case 'eat':
      return [{ about: intent }]
    default:
      return []
  }
}

const movesOf = {
  'changes-all': 'all',
  'changes-up': 'up',
  'changes-down': 'down',
  'changes-new': 'new',
  'changes-gone': 'gone',
} as const
