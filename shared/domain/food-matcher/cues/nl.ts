import type { CuePhrases } from './cue'

/** What Dutch labels say around the foods. */
export const dutch: CuePhrases = {
  trace: `kan sporen|kunnen sporen|sporen van|sporen|mogelijk sporen|mogelijke sporen|bevat mogelijk|bevat mogelijk ook|bevat mogelijk sporen
bevatten mogelijk|mogelijke aanwezigheid van|ook verwerkt|dat ook|waar ook|die ook|kruisbesmetting met|kruisbesmetting`,
  traceBack: 'kunnen aanwezig zijn|kan aanwezig zijn|mogelijk aanwezig',
  place: 'fabriek|productielijn|productielocatie|in een bedrijf|in een ruimte|in een omgeving',
  notList: 'bevat geen|bevatten geen|vrij van',
  without: 'zonder|zonder toegevoegde',
  free: 'vrij|vrije',
  contains: 'bevat',
  allergens: 'allergenen|allergeneninformatie|allergie informatie|allergie info',
  ingredients: 'ingredienten|ingredientendeclaratie',
  unsuitable: 'niet geschikt voor|ongeschikt voor',
}
