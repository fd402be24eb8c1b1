import { withoutHomographs } from '@shared/domain/verdict/homographs'
import { foodsListedIn, foodsNamedIn } from '../../understand/foods'
import { withoutComplaints } from './complaints'
import { withoutDiseases } from './diseases'
import { withoutMedicines } from './medicines'

/** Breast milk is not a food of the mother. */
const ofBreast =
  /\b(?:(?:breast|mothers?) ?milk|muttermilch|(?:in(?:to)?|through|via) (?:the|my) (?:breast )?milk)\b/gu
/** A food that is left out is still the subject. */
const without = /\b(?:no|without|not|off|ohne|keine?n?|sans|sin)\b/gu

/** The foods in `plain` text, without words for bodies, diseases and medicines. */
export function foodsOfCare(text: string): string[] {
  const beside = withoutMedicines(
    withoutDiseases(withoutComplaints(withoutHomographs(text.replace(ofBreast, ' ')))),
  )
  return [...new Set(foodsNamedIn(beside.replace(without, ' ')).flatMap(eachOf))]
}

/** "Dairy gluten" names two foods, "goats cheese" one. */
function eachOf(words: string): string[] {
  const named = foodsListedIn(words)
  return named.length > 1 ? named : [words]
}
