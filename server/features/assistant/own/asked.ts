import { faqAsked } from './asked-faqs'
import { fact } from './asked-facts'
import { kindOfFood } from './asked-foods'
import { elsewhereAsked } from './asked-elsewhere'
import type { Asked } from './asked-kinds'
import { portalAsked } from './asked-portal'
import { foundOutAsked } from './asked-found'
import { listedAsked, resultsAsked, valueAsked } from './asked-results'
import { plain } from './plain'
import { termsAsked } from './asked-terms'
import { tableAsked } from './asked-table'

/** What a question, or one of several, asks about the asker themselves; undefined where it asks for something else. */
export function whatIsAsked(question: string): Asked | undefined {
  const text = plain(question)
  return (
    foundOutAsked(text) ??
    termsAsked(text) ??
    listedAsked(text) ??
    valueAsked(text) ??
    tableAsked(text) ??
    portalAsked(text) ??
    elsewhereAsked(text) ??
    fact(text) ??
    faqAsked(text) ??
    resultsAsked(text) ??
    kindOfFood(text)
  )
}
