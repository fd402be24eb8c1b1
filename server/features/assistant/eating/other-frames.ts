import type { Frame, Language, Wants } from './frame'

const word = '(?<![\\p{L}\\d])'
const words = '(?<words>.+)'
const within = '(?<words>.+?)'

const of =
  (language: Language) =>
  (wants: Wants, source: string, tells = false): Frame => ({
    language,
    wants,
    tells,
    ...(wants === 'may' ? {} : { open: true }),
    pattern: new RegExp(word + source, 'u'),
  })

const de = of('de')
const essen =
  '(?:essen|trinken|haben|nehmen|verwenden|benutzen|nutzen|vertragen|probieren|kaufen|geniessen|genießen|naschen|futtern|bestellen|zu mir nehmen|verzehren)'
const meiden = '(?:meiden|vermeiden|weglassen|lassen|streichen)'
const auch =
  '(?:(?:auch|noch|denn|jetzt|eigentlich|mal|vielleicht|trotzdem|wieder|weiterhin|so|bitte|überhaupt|ruhig|mir) )*'
const german: Frame[] = [
  de(
    'instead',
    `(?:anstatt|statt|anstelle|an stelle|als ersatz|ersatz|ersetze ich|ersetzen)(?: (?:von|für|fuer))? ${words}`,
  ),
  de('instead', `alternativen? (?:zu|zum|zur|für|fuer|von) ${words}`),
  de('instead', `(?:womit|wodurch|durch was) (?:kann|soll|könnte) (?:ich|man) ${within} ersetzen`),
  de('instead', `(?<words>[\\p{L}-]{3,}?)(?:-?ersatz|-?alternativen?)(?![\\p{L}])`),
  de(
    'which',
    `(?:welche[rsnm]?|was für(?: ein(?:en?)?)?|was fuer(?: ein(?:en?)?)?) ${within} (?:darf|kann|soll|vertrage|ist|sind|geht|gehen|könnte|koennte|wäre)(?: .*)?$`,
  ),
  de(
    'may',
    `(?:darf|dürfte|kann|könnte|koennte|soll|sollte) (?:ich|man) ${auch}${within} ${essen}(?: .*)?$`,
    true,
  ),
  de(
    'may',
    `(?:muss|soll|sollte|müsste) (?:ich|man) ${auch}(?:auf )?${within} (?:${meiden}|verzichten)(?: .*)?$`,
  ),
  de('may', `(?:vertrage|vertrag) ich ${words}`),
  de('may', `(?:ich )?(?:darf|kann) (?:ich )?${auch}${within} (?:${essen})(?: .*)?$`),
  de(
    'may',
    `(?:was ist mit|wie ist es mit|wie (?:sieht|siehts|sieht's) (?:es )?(?:aus )?mit|wie wäre es mit|wie wärs mit) ${within}(?: aus)?$`,
  ),
  de('may', `(?:darf|kann) ich ${auch}${words}`),
  de(
    'may',
    `(?:ist|sind|wäre|wären|waere|geht|gehen) ${within} (?:ok|okay|erlaubt|gut|schlecht|in ordnung|verboten|ein problem|schädlich|möglich|gesund|verträglich|klar|für mich|fuer mich|auch)(?: .*)?$`,
  ),
  de('may', `${within} (?:ok|okay|erlaubt|in ordnung|verboten) (?:für|fuer) mich$`),
]

const fr = of('fr')
const manger =
  '(?:(?:manger|boire|prendre|avoir|consommer|utiliser|goûter|gouter|supporter|tolérer|tolerer|garder|mettre|continuer (?:à|a) manger) )'
const encore = '(?:(?:encore|aussi|quand même|quand meme|bien|toujours|vraiment) )*'
const peux =
  "(?:puis[- ]?je|pui je|est[- ]?ce que je (?:peux|pourrais|peut)|esque je peux|je (?:peux|peut|pourrais)|peut[- ]on|on peut|pourrais[- ]je|(?:ai[- ]je|j'ai|est[- ]ce que j'ai) le droit (?:de|d')|(?:suis[- ]je|je suis) autorisée? (?:à|a))"
const dois = '(?:dois[- ]?je|est[- ]?ce que je dois|je dois|faut[- ]il|il faut)'
const french: Frame[] = [
  fr(
    'instead',
    `(?:(?:à|a) la place|au lieu|en remplacement|pour remplacer|remplacer|substituer|(?:alternatives?|substituts?|équivalents?) (?:à|a|au|aux|de|du|des|pour)(?![\\p{L}])) ?(?:par quoi )?${within}(?: (?:par|dans|pour|avec)(?: .*)?)?$`,
  ),
  fr(
    'which',
    `(?:quel(?:le)?s?)(?: (?:sorte|type|genre)s? de)? ${within} (?:puis[- ]je|est[- ]ce que|je (?:peux|dois)|sont|est|peut[- ]on|me convien\\w+|pourrais)(?: .*)?$`,
  ),
  fr('may', `${peux} ?${encore}(?:de )?(?:manger|boire|consommer) ${words}`, true),
  fr('may', `${peux} ?${encore}${manger}?${words}`),
  fr(
    'may',
    `${dois} ?${encore}(?:éviter|eviter|arrêter|arreter|supprimer|renoncer (?:à|a|au|aux)|me passer de) ${words}`,
  ),
  fr(
    'may',
    `(?:est[- ]ce que )?${within} (?:c'est|est|sont|est[- ]il|sont[- ]ils|est[- ]elle|serait) (?:ok|bon|bons|bonnes?|permise?s?|autorisée?s?|interdite?s?|mauvaise?s?|un problème|possible|conseillée?s?)(?: .*)?$`,
  ),
  fr('may', `(?:et|qu'en est-il) (?:pour |avec )?(?=(?:le|la|les|l'|du|des|de) ?)${words}`),
]

const es = of('es')
const comer =
  '(?:comer(?:me)?|beber(?:me)?|tomar(?:me)?|usar|tener|consumir|probar|desayunar|cenar|almorzar|merendar|tolerar|pedir|cocinar con|seguir comiendo|seguir tomando)'
const puedo =
  '(?:puedo(?: yo)?|podría|podria|se puede|me puedo|puede uno|estoy autorizad[oa] a|debería|deberia|debo|tengo permitido|me dejan)'
const spanish: Frame[] = [
  es(
    'instead',
    `(?:en lugar|en vez|en cambio|en reemplazo|como sustituto|sustitutos?|alternativas?|reemplazos?|sustituir|reemplazar|cambiar) ?(?:(?:del?|para|a|al|por)(?![\\p{L}]))? ?${within}(?: por(?: .*)?)?$`,
  ),
  es(
    'which',
    `(?:qué|que|cuál|cual|cuáles|cuales)(?: (?:tipos?|clases?) de)? ${within} (?:puedo|podría|podria|debo|me (?:conviene|va)|es|son|se puede)(?: .*)?$`,
  ),
  es('may', `${puedo} (?:también |tambien |aún |aun |todavía |todavia |seguir )?${comer} ${words}`, true),
  es(
    'may',
    `(?:tengo que|debo|debería|deberia|hay que) (?:evitar|dejar(?: de (?:comer|tomar|beber))?|eliminar|quitar|renunciar a) ${words}`,
  ),
  es(
    'may',
    `(?:es|está|esta|están|estan|son) (?:bien |malo |mala |malos |malas |bueno |buena |seguro |ok )?(?:comer )?${within} (?:ok|bien|permitid[oa]s?|malo|mala|malos|malas|bueno|buena|un problema|prohibid[oa]s?|para mí|para mi|seguro)(?: .*)?$`,
  ),
  es('may', `(?:qué|que) (?:tal|pasa con|hay de) ${words}`),
  es('may', `^(?:y )(?=(?:el|la|los|las) )${words}`),
  es('may', `${puedo} ${words}`),
]

/** Ways of asking in German, French and Spanish. */
export const otherFrames: readonly Frame[] = [...german, ...french, ...spanish]
