import { expect, it } from 'vitest'
import { growth } from '../../testing/growth/growth'
import { languageOf } from './label-language'

it('recognising the language of a label takes linear work', async () => {
  const labelOf = (lists: number) =>
    Array.from({ length: lists }, (_, at) => `Ingredients: zzq${at.toString(26)} wheatq, ingredientes `).join(
      '',
    )
  expect(await growth(50, labelOf, languageOf)).toBeLessThan(2.5)
})
