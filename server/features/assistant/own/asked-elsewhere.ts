import type { Asked } from './asked-kinds'
import { diseasesIn, isAllergy } from './diseases'
import { any, article, pattern } from './words'

const asksHow = /^(?:how|why|when|where|who)\b/u

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
  'can i|may i|could i|am i|for me|ok|okay|fine|allowed|suitable|darf ich|kann ich|puis je|puedo',
)
const notMine = pattern(
  'enough|deficien\\w*|lack\\w*|do i need|need an?|necessary|without meat|missing|prescri\\w*|doctor|gp|results?|tests?|affect\\w*|influence|before|beforehand|ate|swallowed|laundry|dishwasher|deduct|scam|year old|child\\w*|baby|dog|cat|her|she|him|he|them|clients?|patients?|overdose|too many|whole pack\\w*',
)

const otherLab = pattern(
  any(
    '(?:another|other|different|second) (?:igg |food |blood |allergy )?(?:lab|labs|laborator\\w+|clinic|manufacturer|institute|test kit)',
    '(?:anderes?|anderen) labor|autre labo\\w*|otro laboratorio',
    '(?:class [0-6]|class (?:one|two|three|four|five|six)|k?u (?:ml|l)|ru ml)(?=.*\\b(?:doctor|allerg\\w*|hospital|gp|ige|compare\\w*|other|another))',
  ),
)
const ofTest = pattern(
  'values?|results?|levels?|numbers?|scores?|compare\\w*|comparison|scales?|class|differen\\w*|said|says|showed|found|match|units?',
)
const notCompared = pattern(
  'why|portal|account|cheaper|take me off|email|moved|follow up|provider|repeat|again|save|download|delete|her|she|he|his|clients?|patients?|next|pay',
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
  'data|portal|app|website|security|privacy|servers?|recipes?|results? (?:safe|stored)|lab|laboratory|clients?|patients?|emergency|paying?|costs?|login|reports?|nurse|note|message|if',
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
  if (ill.some(isAllergy) && byChoice.test(text) && listing.test(text) && !asksHow.test(text))
    return { about: 'record' }
  if (
    ill.some(isAllergy) &&
    pattern('tests?|tested|prick|ige|doctor|allergist|result|came back').test(text) &&
    negative.test(text) &&
    !/^can an? |negative here|igg negative|ige positive|positive (?:\S+ ){0,4}allerg/u.test(text) &&
    elevatedHere.test(text)
  )
    return { about: 'negative', words: text }
  if (care.test(text) && !ofThings.test(text)) return { about: 'reach' }
  if (
    otherLab.test(text) &&
    ofTest.test(text) &&
    !notCompared.test(text) &&
    !/^(?:can|could|may) i (?:still )?(?:eat|drink|have)\b/u.test(text)
  )
    return { about: 'otherLab', words: text }
  if (
    ill.length === 0 &&
    !pattern('her|she|he|him|prior|tell|clients?|patients?|worse').test(text) &&
    fails.test(text) &&
    ofTheDiet.test(text) &&
    trying.test(text)
  )
    return { about: 'fails' }
  if (supplements.test(text) && mayTake.test(text) && !notMine.test(text))
    return { about: 'supplement', words: text }
  if (
    forms.test(text) &&
    !pattern('scanner|samples?|recipes?|before|from here|vitamins?|she|he|him|her|ate').test(text)
  )
    return { about: 'form', words: text.replace(waysOfForm, ' ') }
  return undefined
}
