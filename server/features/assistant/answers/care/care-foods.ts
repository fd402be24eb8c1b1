import { withoutHomographs } from '@shared/domain/verdict/homographs'
import { foodsListedIn, foodsNamedIn } from '../../understand/foods'
import { withoutComplaints } from './complaints'
import { withoutDiseases } from './diseases'
import { withoutMedicines } from './medicines'

/** A mother's milk is no food of hers. */
const ofBreast =
  /\b(?:(?:breast|mothers?) ?milk|muttermilch|(?:in(?:to)?|through|via) (?:the|my) (?:breast )?milk)\b/gu
/** What is left out is spoken of all the same. */
const without = /\b(?:no|without|not|off|ohne|keine?n?|sans|sin)\b/gu

/**
 * The foods that a question about a body names, as `plain` writes it, without the words of bodies, diseases and
 * medicines.
 */
export function foodsOfCare(text: string): string[] {
  const beside = withoutMedicines(
    withoutDiseases(withoutComplaints(withoutHomographs(text.replace(ofBreast, ' ')))),
  )
  return [...new Set(foodsNamedIn(beside.replace(without, ' ')).flatMap(eachOf))]
}

/** "Dairy gluten" are two foods, and "goats cheese" is one. */
function eachOf(words: string): string[] {
  const named = foodsListedIn(words)
  return named.length > 1 ? named : [words]
}
