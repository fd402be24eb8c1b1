import type { Care } from './care-asked'
import faqs from './faqs.json' with { type: 'json' }
import { diseasesIn, isAllergy } from './diseases'
import { plain } from '../words/plain'
import { bounded } from '../words/words'

const faqsOfDisease: Record<string, string> = {
  'coeliac disease': 'coeliac-disease',
  'lactose intolerance': 'lactose',
  'an allergy': 'not-an-allergy-test',
}

/** A complaint after what the test found nothing of. */
const isOfLow = bounded(
  'came (?:out|back|up) (?:as )?(?:fine|low|ok|okay|normal|clear|negative|green)',
  '(?:is|are|was|were|its|theyre) (?:only |very |so )?(?:low|green|negative|normal)',
  'not (?:high|elevated|raised)|no elevation',
)

/** The key of the FAQ that tells more than what is told of `care`. */
export function faqOf(care: Care, question: string): string {
  const text = plain(question)
  const [first] = diseasesIn(text)
  if (care === 'complaint') {
    if (first && !isAllergy(first) && faqsOfDisease[first.name]) return faqsOfDisease[first.name] ?? ''
    if (isOfLow.test(text)) return 'symptoms-without-elevation'
  }
  if (care !== 'disease' && care !== 'has-disease') return faqs[care]
  if (care === 'has-disease') return first && isAllergy(first) ? 'diagnosed-allergy' : 'who-should-ask-first'
  return faqsOfDisease[first?.name ?? ''] ?? 'what-the-test-does-not-show'
}
