import { fold } from '@shared/domain/text/fold'
import { any, asAny, everywhere } from '../words/words'
import type { Own } from './about-person'
import { samplesOf } from './people'
import rows from './sample-named.json' with { type: 'json' }

const { sample, number } = asAny(rows)
const report = any(sample, rows.report)
const numbered = any(rows.numbered, `${sample} ${number}`)
/** As laboratories number samples: letters and three or more digits; not E322, an additive. */
const code = '(?!e-?\\d{3,4}[a-z]?(?![a-z\\d]))[a-z]{1,4}-?\\d{3,}[a-z\\d-]*'
const between = '[\\s:#."’\'-]+'
/** "Sample ID 20439", "the results of QZ-99812", "EF20439's report". */
const named = everywhere(
  `${numbered}${between}(?:[a-z]+ ){0,2}(?<numbered>(?=[a-z-]*\\d)[a-z\\d-]{3,})`,
  `${report}${between}(?:[a-z]+${between}){0,5}?(?<of>${code})`,
  `(?<whose>${code})(?:['’]?s)? ${report}`,
)
const alone = everywhere(`(?<alone>${code})`)

/** Whether a question names somebody else's sample; the answer never says whether it exists. */
export async function namesStrangeSample(own: Own, question: string, isOfResults: boolean): Promise<boolean> {
  const text = fold(question)
  const found = [...text.matchAll(named), ...(isOfResults ? text.matchAll(alone) : [])]
  const ids = found.flatMap(({ groups }) => Object.values(groups ?? {}).filter(Boolean))
  if (ids.length === 0) return false
  const mine = (await samplesOf(own)).map(bare)
  return ids.some((id) => !mine.includes(bare(id)))
}

const bare = (id: string) => fold(id).replace(/[^a-z\d]/gu, '')
