import type { Asked, Group } from '../own/asked-kinds'
import { bottom, elevated, high, low, moderate, pattern, tested } from '../own/words'

const groups: readonly [Exclude<Group, 'tested'>, RegExp][] = [
  ['low', pattern(low)],
  ['moderate', pattern(moderate)],
  ['high', pattern(high)],
  ['elevated', pattern(elevated)],
]
const places: readonly RegExp[] = [
  /$^/u,
  pattern('second|2nd|zweit\\w*|deuxieme|segund[oa]|number (?:two|2)'),
  pattern('third|3rd|dritt\\w*|troisieme|tercer[oa]?|number (?:three|3)'),
  pattern('fourth|4th|viert\\w*|quatrieme|cuart[oa]'),
  pattern('fifth|5th|funft\\w*|cinquieme|quint[oa]'),
]
const bottomWord = pattern(bottom)
const testedWord = pattern(`${tested}|total|altogether|overall|insgesamt|en tout`)
const number = /(?<!\d)\d+(?:\.\d+)?/u

/** What a question asks about the asker whose intent is known; `text` as `plain` writes it, `foods` those that it names. */
export function ownAsked(intent: string, text: string, foods: readonly string[]): Asked[] {
  const group = groups.find(([, said]) => said.test(text))?.[0]
  const each = (about: 'level' | 'food' | 'move' | 'limit' | 'family') =>
    foods.map((words) => ({ about, words }))
  const [one, other] = foods
  switch (intent) {
    case 'count':
      return [{ about: 'count', of: group ?? (testedWord.test(text) ? 'tested' : 'elevated') }]
    case 'list':
      return [{ about: 'list', of: group ?? 'elevated' }]
    case 'rank': {
      const most = Number(/(?:top|first|\b) ?(\d{1,2})\b/u.exec(text)?.[1] ?? 1)
      const place =
        Math.max(
          0,
          places.findIndex((said) => said.test(text)),
        ) + 1
      return [
        {
          about: 'rank',
          end: bottomWord.test(text) ? 'bottom' : 'top',
          place,
          most: Math.min(Math.max(most, 1), 20),
          of: group === 'high' || group === 'low' ? null : (group ?? null),
        },
      ]
    }
    case 'level':
    case 'tested':
      return each('level')
    case 'food':
    case 'move':
    case 'limit':
    case 'family':
      return foods.length > 0 || intent !== 'move' ? each(intent) : [{ about: 'changes', which: 'all' }]
    case 'why':
      return one ? [{ about: 'why', one, other: other ?? null }] : []
    case 'why-changed':
      return foods.flatMap((words): Asked[] => [{ about: 'move', words }])
    case 'compare':
      return one && other ? [{ about: 'compare', one, other }] : [{ about: 'changes', which: 'all' }]
    case 'changes-all':
    case 'changes-up':
    case 'changes-down':
    case 'changes-new':
    case 'changes-gone':
      return [
        {
          about: 'changes',
          which: intent.slice('changes-'.length) as 'all' | 'up' | 'down' | 'new' | 'gone',
        },
      ]
    case 'scale':
      return [{ about: 'scale', value: Number(number.exec(text)?.[0] ?? Number.NaN) || null }]
    case 'day':
    case 'again':
    case 'sample':
    case 'reports':
    case 'allergies':
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
