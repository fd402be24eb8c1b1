import type { CuePhrases } from './cue'

export const dutch: CuePhrases = {
  trace: `gedeeld met|residuen van|besmetting met|resten van|restjes van|naast andere met|grenst aan|grenzen aan
kan sporen|kunnen sporen|sporen van|sporen|spoor van|mogelijk sporen|mogelijke sporen
bevat mogelijk|bevat mogelijk ook|bevat mogelijk sporen|bevat eventueel|mogelijk bevat|bevatten eventueel|bevatten mogelijk
mogelijke aanwezigheid van|eventuele aanwezigheid van|ook verwerkt|dat ook|waar ook|die ook
kruisbesmetting met|kruisbesmetting|kruiscontaminatie|in contact|contact met|in aanraking|aanraking met
risico op|wordt gewerkt met|gewerkt wordt met|ook gebruikt|sporen bevatten van|werkt met|werken met
bevat sporen|bevat sporen van`,
  traceBack: `kunnen aanwezig zijn|kan aanwezig zijn|mogelijk aanwezig|sporen mogelijk|in sporen
niet uit te sluiten|niet uitgesloten|kan voorkomen|kunnen voorkomen`,
  place:
    'fabriek|productielijn|productielijnen|productielocatie|productieruimte|productiebedrijf|in een bedrijf|in een ruimte|in een omgeving',
  weakPlace: `bedrijf|lijn|lijnen|ruimte|omgeving|locatie|keuken|bakkerij|machine|machines|apparatuur
installatie|atelier|werkplaats|afdeling`,
  notList: `niet gemaakt met|niet bereid met|vrij is van|vrij zijn van|bevat geen|bevatten geen|vrij van|bevat noch|niet bevat|bevat geen toegevoegde|zonder toevoeging van|gegarandeerd zonder`,
  not: `geen|nul|niets van|noch|in plaats van|vervangt|vervangt geen|alternatief voor|vervanger van|vervanger voor|vervanging van`,
  without: 'zonder|zonder toegevoegde',
  free: 'vrij|vrije',
  contains: 'bevat|bevat ook|bevat wel|bevattende',
  allergens: `allergenen|allergeen|allergeneninformatie|allergieinformatie|allergie informatie|allergie info
allergie advies|allergieadvies|allergenenadvies|informatie over allergenen|informatie voor allergici
allergenenverklaring|voor allergenen|bevat de volgende allergenen|allergiewaarschuwing`,
  ingredients: 'ingredienten|ingredient|ingredientendeclaratie|ingredientenlijst|samenstelling',
  made: 'bereid met|gemaakt van|gemaakt met|bereid uit',
  end: 'koel bewaren|droog bewaren|bewaren|ten minste houdbaar|voedingswaarde',
  serving: 'bereiding|bereidingswijze|gebruiksaanwijzing|serveertip|serveersuggestie',
  unsuitable: 'niet geschikt voor|ongeschikt voor|niet aanbevolen voor|niet geschikt bij|afgeraden voor',
  suitable: 'geschikt voor',
  plant: 'plantaardig|plantaardige|veganistisch|veganistische',
  meatless: 'vegetarisch|vegetarische',
  flavour: 'smaak|aroma',
  flavourOf: 'smaak van',
  instead: `vervanger|alternatief|alternatieven`,
}
