import { plain } from './plain'

/** Words for what IgG shows nothing of, in the languages that people ask in, as `plain` writes them. */
const kinds = {
  allergy:
    'allerg(?:y|ies|ic\\w*|i[ck]a?s?|isch\\w*|ie[ns]?|ique\\w*|iques?|ia|ias|ic[oa]s?)|alerg(?:ia|ias|ic[oa]s?|y|ic|ies)|alleric|alergic|allegic|allergc|ige|anaphyla\\w*|anafila\\w*|hay ?fever|heuschnupfen|rhume des foins',
  coeliac:
    'co?eli?ac\\w*|cel+iac\\w*|celia[ck]\\w*|zoliakie|zoeliakie|coeliaque\\w*|celiaqu\\w*|celiac[oa]s?|sprue',
  lactose:
    'lactose intoleran\\w*|intoleran\\w* (?:to |a la |al |au |gegen )?lactos[ea]|laktose ?intoleran\\w*|laktoseintoleran\\w*|lactase',
  histamine: 'histamin\\w*',
  other:
    'disease\\w*|cancers?|tumou?rs?|diabet\\w*|crohn\\w*|colitis|ibs|ibd|irritable bowel|auto ?immun\\w*|hashimoto\\w*|arthriti\\w*|asthma|eczema|psoriasis|endometriosis|lupus|multiple sclerosis|fibromyalgia|sibo|leaky gut|autis\\w*|adhd|krankheit\\w*|erkrankung\\w*|krebs|reizdarm\\w*|neurodermitis|maladies?|sii|colon irritable|intestin irritable|enfermedad\\w*|cancer|diabetes|intestino irritable|fructose intoleran\\w*|fruktoseintoleran\\w*',
} as const
export type Disease = keyof typeof kinds

const patterns = (Object.keys(kinds) as Disease[]).map(
  (kind) => [kind, new RegExp(`(?<![\\p{L}\\d])(?:${kinds[kind]})(?![\\p{L}\\d])`, 'u')] as const,
)

/** What a question speaks of that IgG shows nothing of; `text` as `plain` writes it. */
export const diseasesIn = (text: string): Disease[] =>
  patterns.filter(([, said]) => said.test(text)).map(([kind]) => kind)

const first =
  'This test measures IgG, and IgG shows no allergy, no coeliac disease and no other disease: neither a high value nor a low one tells whether you have one.'
const whoTests: Record<Disease, string> = {
  allergy:
    'A doctor can test for an allergy, with a skin prick or a blood test for specific IgE. Until then keep away from a food that you suspect.',
  coeliac:
    'A doctor can test for coeliac disease with other blood tests. Please neither stop nor start eating gluten before them: they tell only while it is eaten as usual.',
  lactose: 'A doctor can test for lactose intolerance with a breath test.',
  histamine: 'A doctor can look into a histamine intolerance.',
  other: 'A doctor can find out what it is.',
}

/** What comes before any answer to a question that names an allergy or a disease; undefined for any other question. */
export function diseaseNote(question: string): string | undefined {
  const found = diseasesIn(plain(question))
  if (found.length === 0) return undefined
  const told = found.length > 1 ? found.filter((kind) => kind !== 'other') : found
  return [first, ...told.map((kind) => whoTests[kind])].join(' ')
}
