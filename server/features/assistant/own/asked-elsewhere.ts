import type { Asked } from './asked-kinds'
import { diseasesIn } from './disease'
import { cuisines, occasions } from './occasions'
import { faqAsked } from './asked-faqs'
import { any, article, pattern } from './words'

/** What begins with a verb asks whether, and of a food if one is named. */
const whether = /^(?:can|could|may|should|is|are|am|will|would|do|does)\b/u
const asksHow = /^(?:how|why|when|where|who)\b/u

const venue =
  '(?:restaurants?|places?|take ?aways?|bars?|buffets?|shops?|menus?|foods?|cuisine|kitchens?|meals?|dishes|one|houses?|joints?|stalls?|vans?|imbiss|lokal)'
const at = '(?:at|to|from|in|into|beim|im|zum|bei|chez|au|en|el|un|al)'
const wayThere = cuisines.map(
  (cuisine) =>
    [
      cuisine,
      pattern(
        any(
          `${at} (?:an? |the |my |our |local |nearby |this |that |new |einem? |le |un |el )*(?:${cuisine.said})(?: ${venue})?`,
          `(?:${cuisine.said}) ${venue}`,
          ...(cuisine.chains ? [cuisine.chains] : []),
        ),
      ),
    ] as const,
)
const filler = pattern(
  any(
    'can|could|may|should|is|are|am|will|would|do|does|i|we|ok|okay|fine|allowed|eat|have|order|get|go|going|out|for|me|the|a|an|some|any|tonight|tomorrow|today|with|my|of|food|foods|dinner|lunch|good|bad|this|on|at|to|in|please|pls|still|or|not',
  ),
)

/** A kind of restaurant; a dish that is asked about by its name is a question about the dish. */
function placed(text: string): Asked | undefined {
  if (asksHow.test(text) || text.split(' ').length > 16) return undefined
  for (const [cuisine, way] of wayThere) {
    if (!way.test(text)) continue
    const rest = text
      .replace(way, ' ')
      .split(' ')
      .filter((word) => word !== '' && !filler.test(word))
    if (whether.test(text) ? rest.length === 0 : choosing.test(text) || rest.length <= 1)
      return { about: 'place', name: cuisine.name }
  }
  return undefined
}
const choosing = pattern(
  'what|whats|which|anything|something|suggest\\w*|recommend\\w*|options?|order|pick|choose|was|welche\\w*|que|quoi|ideas?|tips?',
)

const wayOfOccasion = occasions.map((occasion) => [occasion, pattern(occasion.said)] as const)
const wish = pattern(
  'ideas?|what|whats|something|anything|suggest\\w*|recommend\\w*|bring|pack|take|serve|make|cook|bake|prepare|foods?|snacks?|menus?|dish|dishes|meals?|cake|recipes?|inspiration|ideen|was|idees?|quoi|algo|need|want',
)

/** An occasion to find something to eat for. */
function celebrated(text: string): Asked | undefined {
  if (asksHow.test(text) || whether.test(text) || text.split(' ').length > 14 || !wish.test(text))
    return undefined
  if (
    pattern('change|profile|details?|date|password|account|sample|kit|scanner|portal|before|test').test(text)
  )
    return undefined
  const [occasion] = wayOfOccasion.find(([, way]) => way.test(text)) ?? []
  return occasion && { about: 'occasion', name: occasion.name }
}

const form =
  '(?:raw|uncooked|cooked|boiled|fried|baked|roast(?:ed)?|grilled|steamed|peeled|fermented|soaked|toasted|heated|melted|pasteuri[sz]ed|well done|roh\\w*|gekocht\\w*|gebraten\\w*|cuit\\w*|crue?s?|crud[oa]s?|cocid[oa]s?)'
const forms = pattern(
  any(
    `${form}(?: \\S+){0,4} (?:better|worse|different|difference|matter|matters|instead|only|less|also|as bad|just as)`,
    `${form}(?: \\S+){0,4} (?:or|than|not|oder|als|ou|o)(?: \\S+){0,2} ${form}`,
    `(?:only|better|worse|different|difference|still bad|as bad)(?: \\S+){0,4} ${form}`,
    `(?:cooking|boiling|frying|baking|roasting|peeling|soaking|heating|toasting|fermenting)(?: \\S+){0,4} (?:help|helps|change|changes|matter|matters|difference|lower|lowers|better|destroy|destroys|remove|removes|reduce|reduces)`,
    `(?:if|when|as long as) (?:i |its |it is |theyre |they are |the \\S+ is |the \\S+ are )(?:well |really |fully |very )?(?:cook|boil|bake|fry|roast|peel|soak|heat|toast|grill|steam|${form})(?: \\S+){0,3}`,
  ),
)

const supplement =
  '(?:(?:food |dietary )?supplements?|multivitamins?|probiotics?|capsules?|softgels?|gummies|vitamin (?:[a-k]\\d{0,2} )?(?:capsules?|tablets?|pills?|drops|powder|supplements?)|(?:magnesium|zinc|iron|calcium|collagen|omega 3|fish oil|cod liver oil|spirulina|turmeric|garlic|ginger) (?:capsules?|tablets?|pills?|drops|powder|supplements?)|nahrungserganz\\w*|kapseln?|complements? alimentaires?|gelules?|suplementos?|capsulas?)'
const supplements = pattern(supplement)
const mayTake = pattern(
  'can i|may i|could i|should i|am i|is it|is|are|ok|okay|fine|allowed|suitable|take|darf|kann|puis je|puedo',
)
const lacks = pattern(
  'enough|deficien\\w*|lack\\w*|do i need|need an?|necessary|without meat|missing|prescri\\w*|doctor|gp|results?|test|affect\\w*|influence',
)

const otherLab = pattern(
  any(
    '(?:another|other|different|second) (?:lab|labs|laborator\\w+|company|provider|clinic|manufacturer|institute|(?:igg |food )?test(?: kit)?)(?: \\S+){0,8}',
    '(?:anderes?|anderen) labor|autre labo\\w*|otro laboratorio',
    'class (?:[0-6]|one|two|three|four|five|six)|k?u ?(?:a )?(?:per )?(?:ml|l)|ru ml',
  ),
)
const ofTest = pattern(
  'values?|results?|levels?|numbers?|scores?|tests?|tested|compare\\w*|scales?|class|differen\\w*|said|says|showed|found|match|report|units?|labor|labo\\w*',
)

const fails = pattern(
  any(
    '(?:diet|elimination|trial|plan|leaving (?:\\S+ ){1,5}out|avoiding(?: \\S+){0,4}|cutting (?:\\S+ ){1,5}out)(?: \\S+){0,2} (?:doesnt|does not|didnt|did not|isnt|is not|not|hasnt|has not|never|wont|will not|failed|fails|fail|useless|made no)(?: \\S+){0,3}(?<!feel)',
    'nothing (?:has |is |have )?(?:changed|changes|helps|helped|improved|improves|better|happened|happens|worked|works)',
    'no (?:improvement|change|difference|effect|better|success)(?: \\S+){0,5} (?:weeks?|months?|diet|avoiding|leaving out|elimination)|(?:weeks?|months?|diet|avoiding|leaving out|elimination)(?: \\S+){0,6} no (?:improvement|change|difference|effect|better|success)',
    '(?:diat|ernahrung|weglassen)(?: \\S+){0,3} (?:hilft|bringt|wirkt)(?: \\S+){0,2} nicht\\w*|(?:regime|regimen|dieta)(?: \\S+){0,4} (?:marche pas|aide pas|ne fait rien|no (?:funciona|ayuda|sirve))|(?:dieta|regimen) no (?:funciona|ayuda|sirve)',
  ),
)
const ofTheDiet = pattern(
  'diet|elimination|weeks?|months?|avoid\\w*|leaving|left out|leave out|cut|cutting|trial|followed|foods?|plan|diat|weglassen|regime|regimen|dieta',
)
const trying = pattern(
  'help\\w*|work\\w*|chang\\w*|improv\\w*|difference|better|anything|effect|fail\\w*|useless|success|hilft|bringt|wirkt|marche|aide|rien|funciona|ayuda|sirve|happen\\w*',
)

const negative = pattern('negative?|negativ\\w*|clear|nothing|ruled out|not allergic|no allerg\\w*|fine')
const elevatedHere = pattern(
  'high|elevated|moderate|raised|red|positive|igg|here|on (?:this|your|my) (?:report|test|list)|hoch|erhoht|eleve\\w*|alt[oa]',
)

const care = pattern(
  any(
    `whos? (?:is |s )?(?:\\S+ )?(?:in charge|responsible|looking after|taking care|handling|dealing with|supervising|overseeing|treating|assigned)(?: of| for| to)?(?: \\S+){0,4}`,
    'who (?:looks after|takes care of|handles|deals with|oversees|supervises|manages|is there for|advises) (?:me|my)(?: \\S+){0,3}|(?:the )?person (?:in charge|responsible)(?: \\S+){0,4}|my (?:contact|case worker|carer|contact person)',
    'wer (?:ist (?:fur mich |hier )?zustandig|betreut mich|kummert sich)(?: \\S+){0,3}|qui (?:s occupe de moi|me suit|est responsable)(?: \\S+){0,3}|quien (?:me (?:lleva|atiende)|es (?:el |la )?responsable)(?: \\S+){0,3}',
  ),
)
const ofThings = pattern(
  'data|portal|app|website|security|privacy|servers?|recipes?|results? (?:safe|stored)|lab|laboratory|clients?|patients?|emergency|paying?|costs?',
)
const reached = pattern(
  'reach|contact|call|email|phone|write|talk|speak|get hold|erreich\\w*|kontakt\\w*|joindre|contact\\w*',
)

const byChoice = pattern(
  'own (?:exclusions?|foods?|list|choices?)|(?:chose|chosen|choose|choice|choices|preferences?|decided)|left out (?:myself|by choice)|leave out (?:myself|by choice)|my diets?',
)
const listing = pattern('what|which|list|show|tell|give|see|and|also')

const waysOfForm: RegExp = pattern(`${article}${form}`)

/** What asks where a question about somebody's own life at table goes, and what stands in several places; `text` as `plain` writes it. */
export function elsewhereAsked(text: string): Asked | undefined {
  const isLong = text.split(' ').length > 24
  if (isLong) return undefined
  const ill = diseasesIn(text)
  if (ill.includes('allergy') && byChoice.test(text) && listing.test(text) && !asksHow.test(text))
    return { about: 'listed' }
  if (
    ill.includes('allergy') &&
    pattern('tests?|tested|prick|ige|doctor|allergist|result|came back').test(text) &&
    negative.test(text) &&
    elevatedHere.test(text)
  )
    return { about: 'negative', words: text }
  if (care.test(text) && !ofThings.test(text)) return { about: reached.test(text) ? 'reach' : 'practitioner' }
  if (
    otherLab.test(text) &&
    ofTest.test(text) &&
    !/^(?:can|could|may) i (?:still )?(?:eat|drink|have)\b/u.test(text)
  )
    return { about: 'otherLab', words: text }
  if (ill.length === 0 && fails.test(text) && ofTheDiet.test(text) && trying.test(text))
    return { about: 'fails' }
  if (supplements.test(text) && mayTake.test(text) && !lacks.test(text))
    return { about: 'supplement', words: text }
  if (forms.test(text) && !pattern('scanner|samples?|recipes?|before').test(text))
    return { about: 'form', words: text.replace(waysOfForm, ' ') }
  return placed(text) ?? celebrated(text) ?? faqAsked(text)
}
