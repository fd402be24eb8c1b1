import { withoutHomographs } from '@shared/domain/verdict/homographs'
import { foodMatcher } from '../../foods/foods.public'
import { foodsListedIn, foodsNamedIn } from '../eating/words'
import { complaintsIn, redFlagIn, withoutComplaints } from './complaints'
import { withoutDiseases } from './diseases'
import { withoutMedicines } from './medicines'
import { any, pattern } from './words'

/** A question as it is written, and as `plain` writes it. */
export type Heard = { question: string; text: string }

/** The words of a question that name foods, without those of bodies, diseases and medicines. */
export const foodsOfCare = (text: string): string[] => [
  ...new Set(
    foodsNamedIn(
      foodMatcher(),
      withoutMedicines(withoutDiseases(withoutComplaints(withoutHomographs(text))))
        .replace(/\b(\w{3,})(?: \1)+\b/gu, '$1')
        .replace(without, ' ')
        .replace(around, ' is '),
    )
      .flatMap(eachOf)
      .filter((words) => !isNoFood.test(words)),
  ),
]

/** "Dairy gluten" are two foods, and "goats cheese" is one. */
function eachOf(words: string): string[] {
  const named = foodsListedIn(foodMatcher(), words)
  return named.length > 1 ? named : [words]
}

/** What is left out is spoken of all the same. */
const without = /\b(?:no|without|not|off|ohne|keine?n?|sans|sin)\b/gu

/** What stands beside a food and is taken for a part of its name, misspelt or not. */
const around = new RegExp(
  pattern(
    any(
      'high|low|lower|lowest|green|moderate|elevated|cant|dont|heisst|heißt|seems?|tell|each|every|every time|always',
      'nach|nachdem|jed\\w+|immer|wenn|vom|mal|stunden?|minuten?|gegessen|getrunken|hatte|habe|kriege|bekomme|wert|niedrig|hoch|sein|connected|related',
      'apres|chaque|fois|toujours|quand|mange|bu|avoir|depuis|avec|soir|matin|heures?|bas|haut|taux',
      'despues|cada|siempre|cuando|vez|comer|como|comido|comi|tomar|tomo|desde|noche|horas?|bajo|alto|valor',
    ),
  ).source,
  'gu',
)

const isNoFood =
  /^(?:brains?|may|foods?|diets?|meals?|hearts?|heads?|skin|tongue|stomach|tummy|belly|tablets?|capsules?|pills?|water|blood|liver|kidneys?|lunch|dinner|breakfast|snacks?|milk ?free|back|dates?|animals?|dogs?|cats?|rabbits?|horses?|nose|ears?|cheeks?|feet|gel|powder|vitamins?|supplements?|probiotics?|fibre|fiber|cold|hot|spots?|mood|palm|shots?|thyme|iron|calcium|bird|energy|type|labradors?|pony|kid|kids|lamp)$/u

export const me =
  /\b(?:i|im|ive|id|my|me|mine|ich|mir|mein\w*|je|j|moi|mon|ma|mes|yo|me|mi|mis|tengo|soy|estoy)\b/u

/** Speaks of what is entered or on file. */
export const isRecord =
  /\b(?:record|file|profile|saved|stored|noted|registered|entered|gespeichert|hinterlegt|guardadas|account|add|enter|update|confirmed|certificate|society|until|order)\b/u

/** What asks how the test, the portal or a practice works, or for clients in general. */
export const ofTest = pattern(
  any(
    '(?:this|the|your|a|an) (?:\\S+ )?(?:test|kit|sample|lab|laboratory)s?|igg|portal|scanner|kits?|samples?|recipes?|clients?|patients?|practitioner|reintroduc\\w*|bring\\w* (?:\\S+ )?back|before (?:the|my|a) (?:test|sample|blood)|do beforehand|who should|should i tell|retest\\w*',
  ),
)

export const hurts = ({ text }: Heard) => complaintsIn(text).length > 0 || redFlagIn(text) !== undefined

export const isLong = ({ text }: Heard) => text.split(' ').length > 70
