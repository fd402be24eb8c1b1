import { asWords, either } from './emergency-signs'
import { pattern } from '../text/pattern'

// Texts on adrenaline auto-injectors that nobody needs now, in four languages.

const pen = pattern`(?:adrenalin\w*|epinephrin\w*|epp?i-? ?pens?|auto-? ?injectors?|jext|emerade)(?: (?:pens?|
  auto-? ?injectors?|injectors?))?`
export const anyPen = new RegExp(pen, 'g')

/** Asks whether a test result calls for an injector. */
export const calmPen = asWords(
  pattern`(?:should|do|must|would|ought|shall|is it|does)(?: \w+){0,5} (?:need|own|carry|get|buy|have|keep|ask for|
    bring|pack|prescribed|worth)(?: \w+){0,4} (?:an? (?:\w+ )?${pen}|${pen}(?![a-z]).*(?<![a-z])(?:because|since|igg|
    values?|results?|levels?|test|report|elevated|red))`,
)

/** Where an injector is taken along or noted. */
const away = pattern`
  (?:along|with me|mit|avec moi|conmigo|dabei|(?:to|on|in|into|for|at|zu[rm]?|ins?|im|auf|fur|a|au|aux|
  dans|en|pour|sur|al|para)(?: (?:the|my|a|our|den|die|das|meine?n?|la|le|les|l'|mon|ma|el|los|mi|une?|
  una|eine[mnr]?))? ?
  (?:${either(
    `restaurants?|travel\\w*|trips?|holidays?|plane|flight|school|work|cinema|party|\\w*bag|suitcase|fridge
  \\w*list\\w*|flug\\w*|urlaub|reise|schule|arbeit|kino|koffer|tasche|rucksack|kuhlschrank|voyage|vacances
  ecole|travail|avion|valise|sac|frigo|viajes?|brunch|wedding|picnic|dinner|festival|feier|hochzeit|essen
  markt|fete|foire|marche|mariage|repas|feria|fiesta|boda|comida|mercado|vacaciones|colegio|trabajo|cine
  maleta|bolso|mochila|nevera|equipaje`,
  )}))
`
const takes = either(
  `take|taking|took|put|pack\\w*|nehm\\w*|nimm\\w*|gepackt|prends?|prendre|pris|garde|emporte\\w*|emmen\\w*|note
  mis|mets|llev\\w*|meti|meto|apunt\\w*`,
)
const expired = either(
  `expir\\w*|out of date|(?:ran|runs?|run) out|in date|\\w*abgelaufen\\w*|lauft(?: \\w+){0,3} ab|perim\\w*
  caduc\\w*|fridge|renew\\w*|a new one|replace\\w*|hand luggage|rezept|verschreib\\w*|renouvel\\w*
  ordonnance|renuev\\w*|renov\\w*|receta`,
)
/** Asks about storing or carrying an injector, not about using it. */
export const keptPen = asWords([
  pattern`(?:stop|quit|without|need to|have to|still|must i|do i)(?: \w+){0,4} (?:carry\w*|keep\w*|
    bring\w*)(?: \w+){0,4} ${pen}`,
  `(?:did|do|should|can|must) i (?:really |have to |need to )*(?:carry|bring|pack)(?: \\w+){0,3} ${pen}`,
  `(?:dois-je|faut-il|tengo que|debo) (?:emporter|emmener|llevar)(?: \\w+)? ${pen}`,
  `leave(?: \\w+){0,3} ${pen}(?: \\w+){0,2} (?:home|behind)|${pen}(?: \\w+){0,5} (?:dabei|mitgenommen|mitnehmen)`,
  `(?:what is|whats|what's|was ist|c'est quoi|que es).{0,8}${pen}\\W*$`,
  pattern`(?:${takes})(?: \w+){0,3} ${pen}(?: \w+){0,4} ${away}|${pen} (?:on|in|im|auf|en) (?:the )?(?:holidays?|
    planes?|flights?|school|work|urlaub|flugzeug|vacances|avion|vacaciones)|(?:${takes}) (?:along|conmigo|
    avec moi)(?: \w+){0,3} ${pen}`,
  `${pen}(?![a-z]).*(?<![a-z])(?:${expired})|(?<![a-z])(?:${expired})(?![a-z]).*${pen}`,
])

/** Use of an injector in an emergency, and why. */
export const ofUse = asWords(
  either(`use|used?|using|uses|(?<!what )now
    needs?(?<!n't need)(?! (?:to (?:take|carry|bring|pack|get|renew|replace)|(?:a )?new)(?![a-z]))|help
    inject(?:ed)?|just|fail\\w*|jammed|(?:not|n.?t) work\\w*|second|funktioniert nicht|marche pas
    no funciona|breath\\w*|throat|tongue|lips?|swell\\w*|swollen|react\\w*|ate|eaten|dizz\\w*|faint\\w*
    itch\\w*|hives|rash|benutz\\w*|verwend\\w*|\\w*spritz\\w*|jetzt|luft|hals|zunge|lippen?|\\w*schwoll\\w*
    schwill\\w*|gegessen|juck\\w*|kribbel\\w*|quaddeln|ausschlag|schwind\\w*|utilis\\w*|piquee?|maintenant
    respir\\w*|gorge|langue|levres?|gonfl\\w*|enfl\\w*|mange|gratte|boutons|plaques|urticaire|vertiges?
    us[eo]|usad[oa]|usar\\w*|ponerme|pincha\\w*|ahora|garganta|lengua|labios?|hinch\\w*|comi|comido|pica
    ronchas|maread[oa]`),
)

/** Training with an injector. */
export const practised = asWords(
  either(`practi[sc](?:e|es|ing)|teach\\w*|demo|dummy|trainers?|rehears\\w*|uben|ubung\\w*|beibringen|trainings?\\w*
    m'entrainer|s'entrainer|entrainement|demonstration|practicar|ensenar\\w*|de prueba|de entrenamiento`),
)
