import { readFileSync } from 'node:fs'
import { guessesOf } from '../server/features/assistant/understand/classify'
import { isOfFoodsAlone } from '../server/features/assistant/understand/foods'
for (const q of readFileSync(0, 'utf8').trim().split('\n'))
  console.log(
    q,
    '|',
    isOfFoodsAlone(q),
    '|',
    guessesOf(q, (i) => !i.startsWith('practitioner.'))
      .slice(0, 4)
      .map((g) => `${g.intent} ${g.share.toFixed(2)}`)
      .join(' ; '),
  )
