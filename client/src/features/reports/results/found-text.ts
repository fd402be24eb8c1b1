import { searchFoods } from './all-foods'
import type { Report } from './report-types'

/** How many of the tested foods have the typed words in their name; empty without words. */
export function foundText({ results, unread }: Report, typed: string, own: boolean): string {
  const words = typed.trim()
  if (words === '') return ''
  const found = searchFoods<{ food: string }>([...results, ...unread], words).length
  const verb = found > 1 ? 'have' : 'has'
  const whose = found > 1 ? 'their' : 'its'
  return `${found || 'None'} of ${own ? 'your' : 'the'} ${results.length + unread.length} foods ${verb} “${words}” in ${whose} name.`
}
