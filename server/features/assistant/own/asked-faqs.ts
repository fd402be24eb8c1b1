import type { Asked } from './asked-kinds'
import { any, pattern, practitioner } from './words'

/** Both words, in any order. */
const both = (one: string, other: string) => {
  const [a, b] = [`\\b(?:${one})\\b`, `\\b(?:${other})\\b`]
  return `${a}.*${b}|${b}.*${a}`
}

const test = '(?:tests?|proben?|blut\\w*|prelevements?|prise de sang|prueba|analisis|muestra|echantillon)'
const results =
  '(?:ergebnis\\w*|befund\\w*|bericht\\w*|auswertung|werte|resultats?|rapports?|resultados?|informes?)'
const means =
  '(?:was (?:bedeute\\w*|heisst|ist|sind)|que (?:signifie\\w*|veut dire|veulent dire|significan?|quiere decir)|qu est ce (?:que|qu)|c est quoi)'
const how = '(?:wie|comment|como|wo|ou|donde)'

/** Ways of asking in German, French and Spanish for what the main FAQs tell, the narrower ones first. */
const asked: readonly [key: string, source: string][] = [
  [
    'forgotten-password',
    both('passwort|kennwort|mot de passe|contrasena', 'vergess\\w*|oubli\\w*|olvid\\w*'),
  ],
  [
    'change-password',
    both('passwort|kennwort|mot de passe|contrasena', 'ander\\w*|wechsel\\w*|chang\\w*|modifi\\w*|cambi\\w*'),
  ],
  [
    'change-details',
    both(
      'adresse|e mail|telefon\\w*|telephone|direccion|correo|telefono',
      'ander\\w*|chang\\w*|modifi\\w*|cambi\\w*',
    ),
  ],
  ['delete-account', both('konto|account|compte|cuenta', 'losch\\w*|supprim\\w*|elimin\\w*|borrar')],
  [
    'download-report',
    both(
      results,
      'herunterlad\\w*|runterlad\\w*|lade .* (?:he)?runter|offnen|ouvrir|abrir|download\\w*|ausdruck\\w*|drucken|pdf|telecharg\\w*|imprim\\w*|descarg\\w*',
    ),
  ],
  [
    'using-the-scanner',
    both('scanner|escaner', 'wie|funktion\\w*|comment|como|utilis\\w*|benutz\\w*|usar|uso|funciona'),
  ],
  [
    'eating-before-the-test',
    any(
      `vor (?:dem|der|meinem|meiner) (?:\\S+ )?${test}`,
      'nuchtern',
      `avant (?:le|la|mon|l) ?(?:\\S+ )?${test}`,
      'a jeun',
      `antes (?:de|del) (?:la |el |mi )?${test}`,
      'en ayunas',
    ),
  ],
  [
    'taking-the-sample',
    any(
      `wie (?:nehme|entnehme|mache|geht) .*${test}`,
      `comment .*(?:prelev\\w*|prendre) .*${test}`,
      `como .*(?:tomo|tomar|saco|sacar|hago) .*${test}`,
    ),
  ],
  [
    'how-long-for-results',
    any(
      `(?:wie lange|wann (?:bekomme|kommen|erhalte|sind|habe)) .*${results}`,
      `combien de temps .*${results}`,
      `quand .*(?:recev\\w*|arriv\\w*|aurai|auront|prets?|disponib\\w*)`,
      `cuanto (?:tiempo )?tarda\\w* .*${results}`,
      `cuando .*(?:llega\\w*|estaran|recib\\w*|tendre)`,
    ),
  ],
  [
    'report-not-visible',
    any(
      `(?:wo (?:ist|sind|finde)|warum (?:sehe|finde|fehlt)) .*${results}`,
      `(?:ou (?:est|sont|trouve)|pourquoi .*(?:vois|trouve)) .*${results}`,
      `(?:donde (?:esta|estan|encuentro|veo)|por que no (?:veo|aparece\\w*)) .*${results}`,
    ),
  ],
  [
    'repeat-test',
    any(
      '(?:wann|soll|sollte|kann|wie oft|muss)(?: \\S+)* (?:wieder|erneut|nochmals?|noch einmal|neu)(?: \\S+)* test\\w*',
      '(?:wann|soll|sollte|wie oft|muss) .*wiederhol\\w*',
      `(?:quand|dois|faut|combien) .*(?:refaire|repeter|retest\\w*|nouveau test)`,
      '(?:cuando|debo|deberia|cada cuanto|tengo que) .*(?:repetir|nuevo test|nueva prueba|volver a hacer)',
    ),
  ],
  [
    'reintroduction',
    any(
      '(?:wann|wie) .*(?:wieder (?:\\S+ )?(?:essen|einfuhr\\w*|probier\\w*)|wiedereinfuhr\\w*)',
      '(?:quand|comment) .*(?:reintrodu\\w*|remanger|manger a nouveau)',
      '(?:cuando|como) .*(?:reintroduc\\w*|volver a comer)',
    ),
  ],
  [
    'how-long-to-avoid',
    any(
      'wie (?:lange|viele wochen) .*(?:weg\\w*|meiden|vermeiden|verzicht\\w*|diat|streichen|auslassen|ohne)',
      'combien de (?:temps|semaines) .*(?:evit\\w*|arret\\w*|supprim\\w*|regime|sans|laisser|renonc\\w*|priv\\w*)',
      'cuant[oa]s? (?:tiempo|semanas) .*(?:evit\\w*|dejar|elimin\\w*|dieta|sin|quit\\w*)',
      '(?:and )?for how (?:long|many weeks|many months)$',
      '^(?:for )?how (?:long|many weeks)(?: for| (?:should|must|do) i(?: have to)? (?:avoid|leave) (?:them|it|those|these)(?: out)?)?$',
      '^(?:und )?(?:fur )?wie lange$',
      '^(?:et )?(?:pendant )?combien de temps$',
      '^(?:y )?(?:por )?cuanto tiempo$',
    ),
  ],
  [
    'no-elevation',
    `${means}(?! \\S*(?:mein|mon|ma|mes|mi|mis)\\w* )(?: \\S+)* (?:keine erhohung|nicht erhoht|niedrig\\w*|pas d elevation|basse?s?|sin elevacion|baj[oa]s?)`,
  ],
  [
    'meaning-of-moderate',
    `${means}(?! \\S*(?:mein|mon|ma|mes|mi|mis)\\w* )(?: \\S+)* (?:massig\\w*|mittel\\w*|modere\\w*|moyen\\w*|moderad[oa]s?|orange)`,
  ],
  [
    'meaning-of-high',
    `${means}(?! \\S*(?:mein|mon|ma|mes|mi|mis)\\w* )(?: \\S+)* (?:hoch\\w*|hohe\\w*|erhoht\\w*|rot\\w*|eleve\\w*|hauts?|hautes?|rouges?|alt[oa]s?|elevad[oa]s?|rojos?)`,
  ],
  ['allergy-or-intolerance', both('unterschied|difference|diferencia', 'allergie|alergia')],
  [
    'not-an-allergy-test',
    '(?:ist (?:das|dies|es|der test) ein|est ce un|c est un|es (?:esto )?una?) (?:allergietest|test d ?allergies?|(?:prueba|test) de alergias?)',
  ],
  [
    'what-igg-measures',
    any(
      `${means} (?:eigentlich |genau |l |la |el |le |los |les )*(?:igg|immunglobulin\\w*|dieser test|der test)(?: \\S+)*`,
      'was misst .*',
      'wofur steht igg',
      `(?:que|qu est ce que) (?:mesure|mide)(?: \\S+)* ${test}`,
      'que es (?:la |el )?igg',
    ),
  ],
  ['when-to-see-a-doctor', '(?:wann .*(?:arzt|arztin)|quand .*medecin|cuando .*medico)'],
  ['who-sees-my-data', '(?:wer (?:sieht|kann) .*daten|qui .*donnees|quien .*datos)'],
  ['eating-out', `${how} .*(?:restaurant|auswarts|essen gehen|exterieur|restaurante|fuera)`],
  [
    'contact',
    `(?:wie|wen) (?!.*${practitioner}).*(?:kontakt\\w*|erreich\\w*)|comment (?!.*${practitioner}).*(?:contacter|joindre)|como (?!.*${practitioner}).*contact\\w*`,
  ],
]
const patterns = asked.map(([key, source]) => [key, pattern(source)] as const)

/** An FAQ by its key, where a question is put in another language than FAQs are; `text` as `plain` writes it. */
export function faqAsked(text: string): Asked | undefined {
  const [key] = patterns.find(([, way]) => way.test(text)) ?? []
  return key === undefined ? undefined : { about: 'faq', key }
}
