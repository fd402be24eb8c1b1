import type { Care } from '../own/asked-care'

/** What a question wants whose intent is known, where it turns on a body. */
export function careAsked(intent: string, _question: string): Care | undefined {
  switch (intent) {
    case 'complaint':
    case 'complaint-acute':
    case 'complaint-left-out':
      return {
        about: 'complaint',
        isAcute: intent === 'complaint-acute',
        isLeftOut: intent === 'complaint-left-out',
        isOfFood: false,
      }
    case 'weight':
    case 'better':
    case 'unchanged':
    case 'accident':
    case 'medication':
    case 'pregnancy':
    case 'supplement':
    case 'either':
    case 'pen':
    case 'listed':
      return { about: intent }
    case 'mild-reaction':
      return { about: 'mild' }
    default:
      return undefined
  }
}
