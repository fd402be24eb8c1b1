import type { CuePhrases } from './cue'

export const french: CuePhrases = {
  trace: `residus de|peut abriter|peuvent abriter|partagee avec|partage avec|notre laboratoire travaille
residus d|restes de|a cote d autres|jouxte|jouxtent
peut contenir|peuvent contenir|trace eventuelle de|traces eventuelles de|traces de|traces d
trace de|traces possibles de|eventuellement des traces|presence eventuelle|presence possible
possible presence|presence fortuite|presence accidentelle|contient eventuellement|contient possiblement
peut eventuellement contenir|contiennent eventuellement|susceptible de contenir|susceptibles de contenir
contient des traces|risque de presence|contamination croisee|en contact avec|presence de traces
involontairement|involontaire|non intentionnelle|non intentionnellement|non volontaire|fortuitement
accidentellement|qui travaille avec|qui travaillent avec`,
  traceBack:
    'traces possibles|ne peut etre exclue|ne peut pas etre exclue|n est pas exclue|sous forme de traces|a l etat de traces',
  place:
    'atelier|usine|fabrique sur une ligne|ligne de production|lignes de production|site de production|chaine de production',
  weakPlace:
    'ligne|lignes|site|local|cuisine|restaurant|patisserie|locaux|etablissement|environnement|laboratoire|boulangerie|equipement|machine|unite',
  notList: `exempt de|exempt|exempte de|exempts de|garanti sans|depourvu de|ne contient pas de
ne contient pas|ne contient ni|ne contient aucun|ne contient aucune|ne contiennent pas`,
  not: `il n y a pas de|il n y a pas d|il n y a ni|ni|rien de|non contient|aucun|aucune|pas de|pas d|au lieu de|au lieu du|a la place de|a la place du|a la place des|remplace|remplacent|ne remplace pas
alternative a|alternative au|alternative aux|substitut de|substitut du|en remplacement de|en remplacement du`,
  without: 'sans|sans ajout de|sans ajout d',
  contains: 'contient|contiennent|renferme',
  allergens: `allergene|allergenes|information allergene|informations allergenes
information sur les allergenes|informations sur les allergenes|allergenes presents|pour les allergenes
conseil allergie|conseils allergie|informations allergies`,
  ingredients: 'ingredient|ingredients|liste des ingredients',
  end: 'a conserver',
  remark: 'conservation',
  serving: 'mode d emploi|conseil de preparation|suggestion de presentation',
  unsuitable: 'ne convient pas aux|ne conviennent pas aux|deconseille aux|ne convient pas|ne conviennent pas',
  suitable: 'convient aux|conviennent aux',
  plant: 'vegetal|vegetale|vegetalien|vegetalienne',
  meatless: 'vegetarien|vegetarienne',
  flavourOf: 'arome|arome naturel|arome naturel de|arome de|arome d|saveur|saveur de|gout|gout de',
}
