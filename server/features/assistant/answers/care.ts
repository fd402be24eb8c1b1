import { careTold } from './care/care'
import type { Care } from './care/care-asked'
import { type Answerer, type Answers, ofOwn } from './answerer'
import { nothingLeft, scared } from './care/comfort'

const of = (care: Care): Answerer => ofOwn('none', (own, ask) => careTold(own, care, ask))

/** What is told to a question that turns on a body or a mind, the asker's or another's. */
export const care: Answers<'care'> = {
  complaint: of('complaint'),
  'complaint-acute': of('complaint-acute'),
  'complaint-left-out': of('complaint-left-out'),
  weight: of('weight'),
  better: of('better'),
  unchanged: of('unchanged'),
  'how-long': of('how-long'),
  'own-idea': of('own-idea'),
  fright: of('fright'),
  scared: ofOwn('none', scared),
  'nothing-left': ofOwn('none', nothingLeft),
  mood: of('mood'),
  accident: of('accident'),
  'mild-reaction': of('mild-reaction'),
  'past-reaction': of('past-reaction'),
  medication: of('medication'),
  supplement: of('supplement'),
  pregnancy: of('pregnancy'),
  'other-adult': of('other-adult'),
  'other-child': of('other-child'),
  pet: of('pet'),
  pen: of('pen'),
  listed: of('listed'),
  disease: of('disease'),
  'has-disease': of('has-disease'),
}
