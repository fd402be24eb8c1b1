import { either } from './emergency-signs'
import { fold, plainQuotes } from '../text/fold'
import { pattern } from '../text/pattern'

// Sentences that no model may say; after a refusal, the portal shows its own text instead.

const any = (...sources: string[]) => new RegExp(`(?<![a-z\\d])(?:${sources.join('|')})(?![a-z\\d])`, 'u')
const upTo = (words: number) => `(?:\\W+[\\w']+){0,${words}}?\\W+`

const is =
  "(?:is|are|be|was|were|being|remains?|seems?|stays?|become|becomes|'s|'re|'ll be|ist|sind|est|sont|son|es)"
const illness = pattern`(?:allerg\w*|alerg\w*|intoleran\w*|coeliac\w*|celiac\w*|disease\w*|illness\w*|sensitivit\w*|
  condition|gut|krankheit\w*|maladie\w*|enfermedad\w*)`
const medicine = pattern`
  (?:${either(`medic\\w*|drugs?|tablets?|pills?|insulin|epi-?pens?|auto-?injectors?|(?:adrenaline )?pens?|antihistamines?
    steroids?|cortisone|inhalers?|antibiotics?|antidepressants?|ibuprofen|aspirin|paracetamol|dos(?:e|es|age)
    treatments?|tabletten|medikament\\w*|medizin|arzneimittel|medicaments?|comprimes|traitement|medicacion
    medicamentos?|pastillas`)})
`
const changed = pattern`
  (?:${either(`stop\\w*|skip\\w*|reduc\\w*|halv\\w*|doubl\\w*|pause|pausing|discontinu\\w*|leav\\w*|drop|quit|replac\\w*
    chang\\w*|swap\\w*|omit|come off|coming off|do without|throw away|take|taking|use|need|substitut\\w*
    absetzen|weglassen|arret\\w*|dejar\\w*`)})
`
const tells = pattern`
  (?:${either(`prov\\w*|show\\w*|confirm\\w*|diagnos\\w*|mean\\w*|indicat\\w*|demonstrat\\w*|detect\\w*|reveal\\w*
    establish\\w*|tells?|finds?|beweis\\w*|zeigt|prouv\\w*|montr\\w*|demuestr\\w*|prueba`)})
`
const test = pattern`(?:igg\w*|tests?|values?|results?|reports?|levels?|stud(?:y|ies)|antibod\w*|wert\w*|bericht|
  valeurs?|resultats?|valor(?:es)?|resultados?|prueba)`

/** A food called safe, or as good as safe. */
const safe = any(
  either(`safe(?:ly)?(?! (?:place|storage|distance|password|and sound))|sicher fur|segur[oa]s?
    sans (?:danger|risque)|unbedenklich|ungefahrlich|harmlos|harmless|inoffensi\\w*|risk[- ]free|unproblematic
    unproblematisch`),
  pattern`${is}(?: [\w']+){0,2} (?:fine|ok|okay|all ?right|no problem|suitable for you|good for you)(?! (?:place|time|
    way|idea))`,
  pattern`(?:no|any|without(?: any)?|kein\w*|sin|sans) (?:\w+ )?(?:risks?|danger|harm|worr(?:y|ies)|problems?|trouble|
    problemas?|peligro|gefahr|problem\w*)`,
  pattern`(?:not|[a-z]+n't|never|cannot|nicht|pas) (?:\w+ )?(?:harm|hurt|dangerous|harmful|risky|affect you|
    gefahrlich|schadlich|dangereu\w*|peligros\w*)`,
  pattern`(?:not|[a-z]+n't|no|never) (?:\w+ )?(?:need|have|necessary|reason|longer)(?: \w+)? to (?:\w+ )?(?:avoid|
    leave|worry|be careful|exclude|cut)|no (?:need|reason)`,
  pattern`(?:do not|don't|nothing to) worry|feel free to (?:eat|have|drink|try)|go ahead|nothing (?:\w+ )?happens?|
    you tolerate|tolerates?(?: \w+){0,3} (?:well|without)|vertragen sie gut`,
  `${illness}${upTo(3)}(?:can|may) (?:\\w+ )?(?:have|eat|drink)`,
)
/** An allergy or a disease said to be over or ruled out. */
const gone = any(
  pattern`${illness}${upTo(4)}(?:gone|over|cured|healed|disappear\w*|vanish\w*|resolved|outgrown|excluded|ruled out|
    weg|geheilt|verschwunden|disparu\w*|guerie?s?|curad[oa])`,
  `(?:rul\\w* out|exclud\\w*|cur(?:e|es|ed|ing)|heal\\w*|outgr[eo]wn?|heilt|guerit)${upTo(5)}${illness}`,
)
/** An allergy or a disease that a person is said to have or not to have. */
const judged = any(
  pattern`(?:you (?:are|were)|you're|sie sind|vous etes|vous n'etes|usted es|es usted)(?: [\w']+){0,3} (?:allerg\w*|
    alerg\w*|intoleran\w*|coeliac|celiac)`,
  `(?:you|one) (?:have|do not have|don't have|suffer from|do not suffer from)(?: [\\w']+){0,4}? ${illness}`,
  `no longer(?: [\\w']+){0,3} ${illness}|(?:plus|mas|mehr) (?:allerg|alerg)\\w*`,
  `(?:symptoms?|complaints?|headaches?)(?: [\\w']+){0,2} (?:come|comes|stem|result|arise)s? from`,
)
/** A medicine to stop, change or take. */
const treated = any(
  `${changed}${upTo(5)}${medicine}`,
  `(?:not|[a-z]+n't|no longer) need${upTo(3)}${medicine}|do without${upTo(3)}${medicine}`,
  `${medicine}${upTo(4)}(?:no longer|unnecessary|not needed|not necessary|absetzen|weglassen|superflu\\w*)`,
)
/** A test said to prove something. */
const proven = any(
  `${test}${upTo(5)}${tells}${upTo(7)}(?:${illness}|ill|sick|causes?|cause|react\\w*|problem|work)`,
  `(?:prov(?:es?|en|ing)|proofs?|evidence|beweis\\w*|preuve|demuestra\\w*)`,
  `causes? (?:of )?your`,
)

/** Words that negate the claim after them, or leave it to a professional. */
const takenBack = any(
  "not|[a-z]+n't|never|no|nor|neither|cannot|none|without|kein\\w*|nicht|ne|pas|ni|sin|nunca",
  'whether|if|unless|ask|asks|before|rather than|ob|wenn|si',
  'nobody (?:can|may|should|knows)|only (?:an? |your |the )?(?:\\w+ )?(?:doctor|allergist|practitioner|dietitian)',
)
/** Words that look like a negation but confirm the claim. */
const noDoubt = new RegExp(
  pattern`(?<![a-z])(?:no (?:doubt|question|longer|problem)|not only|not a problem|without (?:a )?(?:doubt|
    question))(?![a-z])`,
  'gu',
)

/** `isDenied`: a negation within the claim counts as well ("the test does not show"). */
const claims: readonly { words: RegExp; isDenied?: true }[] = [
  { words: safe },
  { words: judged },
  { words: treated },
  { words: gone, isDenied: true },
  { words: proven, isDenied: true },
]

const clausesOf = (sentence: string) =>
  sentence.split(/[:;–—]|,(?! (?:nor|or|and)\b)|\b(?:but|because|so that)\b/u)

/** Whether a clause makes a forbidden claim without negating it. */
const claimsIt = (clause: string): boolean =>
  claims.some(({ words, isDenied }) => {
    const found = words.exec(clause)
    if (!found) return false
    const end = found.index + (isDenied ? found[0].length : 0)
    return !takenBack.test(clause.slice(0, end).replace(noDoubt, ' '))
  })

/**
 * Whether a text may be shown to a client: no sentence calls a food safe or fine, calls an allergy
 * or a disease gone, present or ruled out, names a medicine to stop or take, or says that a test
 * proves something.
 */
export const isFreeOfClaims = (text: string): boolean =>
  !plainQuotes(fold(text))
    .split(/(?<=[.!?])\s+|\n+/u)
    .some((sentence) => clausesOf(sentence).some(claimsIt))
