import { bodyAsked } from './asked-body'
import { changed, moved } from './asked-changes'
import { faqAsked } from './asked-faqs'
import { fact } from './asked-facts'
import { familyAsked } from './asked-families'
import { compared, kindOfFood, leveledFood } from './asked-foods'
import { elsewhereAsked } from './asked-elsewhere'
import type { Asked } from './asked-kinds'
import { limitOfFood, whyRaised } from './asked-limits'
import { mealAsked } from './asked-meals'
import { counted, listed, ranked } from './asked-numbers'
import { portalAsked } from './asked-portal'
import { plain } from './plain'

/** What a question, or one of several, asks about the asker themselves; undefined where it asks for something else. */
export function whatIsAsked(question: string): Asked | undefined {
  const text = plain(question)
  return (
    portalAsked(text) ??
    elsewhereAsked(text) ??
    bodyAsked(text) ??
    fact(text) ??
    faqAsked(text) ??
    limitOfFood(text) ??
    whyRaised(text) ??
    compared(text) ??
    moved(text) ??
    changed(text) ??
    familyAsked(text) ??
    counted(text) ??
    ranked(text) ??
    mealAsked(text) ??
    listed(text) ??
    leveledFood(text) ??
    kindOfFood(text)
  )
}
