import type { Asked } from './asked-kinds'
import { any, lead, pattern, practitioner, whole } from './words'

const theTest =
  '(?:tests?|reports?|results?|samples?|blood test|berichts?|ergebniss?e?|probe|rapports?|resultats?|prelevement|informes?|resultados?|muestra|analisis)'
const facts: readonly [Asked, string, string?][] = [
  [
    { about: 'sample' },
    any(
      '(?:whats |what is |show |give me |tell me )?(?:my|mine|meine|mon|mi) sample(?:s)? (?:id|number|no|nr|code|ref\\w*)|^(?:whats |what is |the )*sample (?:id|number|no|nr|code)(?: of mine| please| pls)?$|(?:which|what) sample (?:id|number|no|code)(?: \\S+){0,3} (?:i|mine|my|me)(?: \\S+){0,2}|(?:meine )?probennummer|mon numero d echantillon|(?:mi )?numero de muestra|id de mi muestra',
    ),
    'where (?:is|on)|others?|typed|chat|removed?|wrong|lost|change',
  ],
  [
    { about: 'day' },
    any(
      `when (?:was|did|were|is) (?:\\S+ ){0,3}(?:last |latest |newest )?${theTest}(?: (?:done|taken|from|made|dated))?`,
      `when did i (?:last )?(?:\\S+ )?(?:test|get tested|do (?:the|my) (?:test|sample))|when was i (?:last )?tested|how old (?:is|are) (?:my|the) ${theTest}|(?:date|day) of (?:my|the) (?:last |latest )?${theTest}|what date (?:is|was) (?:my|the) (?:last |latest )?${theTest}`,
      `wann (?:war|ist|habe ich) (?:\\S+ ){0,3}${theTest}|von wann (?:ist|sind) (?:\\S+ ){0,2}${theTest}|quand (?:\\S+ ){0,4}(?:test|resultats|prelevement)|de quand (?:date\\w*|sont) (?:\\S+ )?(?:test|resultats)|cuando (?:\\S+ ){0,4}(?:test|prueba|analisis|resultados)`,
    ),
    'match|there|isnt|will|should|can|next|again|arriv\\w*|ready|receiv\\w*|get (?:the|my) results|come|repeat|sent|become\\w*',
  ],
  [
    { about: 'scale', value: null },
    any(
      '(?:what|which|whats)(?: \\S+){0,3} (?:scale|units?)(?: \\S+){0,3} (?:mine|my|me|i|im|am|do i have)(?: \\S+){0,2}|(?:what|which|whats|what is|what does) my (?:scale|units?)(?: \\S+)?|my (?:results? |values? )?scale|scale (?:of|for|on|in) my (?:results?|report|test)|(?:is|are) (?:my|mine) (?:\\S+ ){0,3}(?:index|micrograms?|ug ml|g ml)(?: \\S+){0,4}|what scale (?:do i have|am i on|is mine)',
      'welche (?:skala|einheit)(?: \\S+){0,4} (?:meine?\\w*|ich)(?: \\S+)?|quelle (?:echelle|unite)(?: \\S+){0,4} mes(?: \\S+)?|que (?:escala|unidad)(?: \\S+){0,4} mis?(?: \\S+)?',
    ),
    'where|index scale|without|no unit|appl\\w*|differen\\w*|why',
  ],
  [
    { about: 'chosen' },
    any(
      '(?:what|which)(?: foods?)? (?:did|have) i (?:cho[os]se?n?|put|add(?:ed)?|set)(?: \\S+){0,2} (?:leave out|avoid|my list|left out|avoided)|my own (?:foods|list|exclusions)|(?:what|which)(?: \\S+)? diets? (?:did i|have i|is|are|do i have)(?: \\S+){0,4}(?: saved| set| chosen| chose| on record)?|what(?:s| is| are)? my diets?(?: set to)?',
    ),
    'plan|should',
  ],
  [
    { about: 'allergies' },
    any(
      '(?:what|which|whats|list|show|see|do i have|have i|are there|is there|are|have you|do you have|got|you got|any) (?:\\S+ ){0,5}?allerg(?:y|ies)(?: \\S+){0,4} (?:record|file|profile|saved|listed|registered|stored|noted|entered|system|account|down|have|got|logged|set)(?: \\S+){0,3}',
      'allerg(?:y|ies) (?:on|in) (?:my|the) (?:record|file|profile|account)|my (?:listed |recorded |saved )?allergies|what(?:s| is| are)? my allerg(?:y|ies)|my list of allergies',
      '(?:welche )?allergien (?:\\S+ ){0,4}(?:gespeichert|hinterlegt|eingetragen|profil|notiert)|meine allergien|mes allergies|(?:que )?alergias (?:\\S+ ){0,3}(?:guardad\\w+|registrad\\w+|perfil|anotad\\w+)|mis alergias',
    ),
    'how|restaurant|added|since|put|why|may|werent|arent|isnt|right|regardless|influence|add|change|remove|delete|update|edit|mean\\w*|difference|can|test for|show my',
  ],
  [
    { about: 'readers' },
    any(
      'who (?:can|could|is able to|may|else can|else|all|has|have)(?: \\S+){0,3} (?:see|read|access\\w*|view|look at|looked at|open)(?: \\S+){0,2} my (?:results?|report|data|values?|test)|wer kann (?:\\S+ ){0,2}meine (?:ergebnisse|werte|daten)(?: \\S+)?|qui (?:peut|voit) (?:\\S+ )?mes (?:resultats|donnees)|quien (?:puede|ve) (?:\\S+ )?mis (?:resultados|datos)',
    ),
    'where|before|without|log|when',
  ],
  [
    { about: 'reach' },
    any(
      `(?:contact|reach|get hold|get in touch|call|email|mail|phone|ring|message|talk|speak|write|ask|appointment|book|address|number|kontakt\\w*|erreich\\w*|schreib\\w*|sprechen|contacter|joindre|ecrire|contactar|hablar|escribir)(?: \\S+){0,6} ${practitioner}|${practitioner}(?:s)? (?:\\S+ )?(?:contact|email|phone|number|address|details|erreichen|kontaktieren|kontakt)`,
    ),
    'should i|do i need|must|why|retired|lost|agree|when|agree\\w*|without|medic\\w*|private|home|write an?|limerick|poem|food|foods|diet|clients?|become|tell',
  ],
  [
    { about: 'practitioner' },
    any(
      `^(?:\\S+ ){0,4}?(?:who|whos|whose|wer|qui|quien)(?: is| are| was| ist| est| es)? (?:\\S+ ){0,3}?${practitioner}(?: (?:is|for me|on my report|that|who|i have|do i have|has|am i with|assigned)(?: \\S+){0,5})?$`,
      `(?:name|names|nom|nombre) (?:of|de|d)(?: my| the| mon| ma| mi)? ${practitioner}(?: (?:who|that|of|on|assigned) .{0,40})?$|(?:my|mein\\w*|mon|ma|mi) ${practitioner}(?: ?s)?(?: (?:full )?name)?$|(?:do i have|have i got|is there|habe ich|ai je|tengo) (?:an?|ein\\w*|une?|any)? ?${practitioner}(?: (?:assigned|for me|at all|yet))?$|(?:whats|what is) my ${practitioner}s? (?:name|called)$|wie heisst (?:\\S+ )?${practitioner}$|comment s appelle (?:\\S+ )?${practitioner}$|como se llama (?:\\S+ )?${practitioner}$`,
    ),
    'become|tell|should|not|best|good|passwords?|log ?ins?|mobile',
  ],
  [
    { about: 'start' },
    any(
      'where (?:do|should|shall|can|to|would|must) i (?:start|begin)|where to (?:start|begin)|where shall i start|(?:what|which|wat) (?:\\S+ ){0,3}(?:do|should|shall|to|would|can|must) (?:i )?(?:start with|begin with|do first|cut out first|cut first|leave out first|drop first|remove first|eliminate first|avoid first|give up first|tackle first)',
      '(?:which|what) (?:ones?|foods?)? ?(?:to (?:\\S+ )?)?first|(?:what|which)(?: \\S+){0,4} (?:i|to|ones?|foods?|mine)(?: \\S+){0,4} first$|(?:drop|leave|cut|avoid|eliminate|remove|stop|quit|give up|foods|them|these)(?: \\S+){0,6} (?:at once|in one go|the same time|at one time)|(?:most important|main) (?:ones?|foods?)(?: \\S+){0,5}|(?:overwhelm\\w*|too many foods|so many foods|too much to (?:avoid|leave out)|(?:list is|it is|its) (?:too|so) long|thats? a lot)(?: \\S+){0,8}',
      '(?:womit|mit was|wo) (?:soll ich |fange? ich |fang ich )(?:\\S+ )?(?:an\\w*|beginnen|starten)?|was (?:soll ich )?zuerst(?: \\S+){0,3}|par (?:quoi|ou) (?:je )?commenc\\w+|por (?:donde|cual) (?:empiezo|empezar|comienzo)|que (?:quito|dejo) primero',
    ),
    'add|back|resurrect|risk|deficien\\w*|shortage|size|finished|avoiding|recipes?|download|records?|tests|data|zip|pen|phone|sample|kit|blood|reintroduc\\w*|back|read|app|portal|scanner|test(?:ing)?|log ?in|sign|doctor|bring|register|emergency|who',
  ],
]
const factPatterns = facts.map(
  ([asked, ways, not]) => [asked, pattern(ways), not === undefined ? undefined : pattern(not)] as const,
)
const amount = whole(
  `${lead}(?:is|are|was|ist|est|es) (?:an? )?(?:value (?:of )?|level (?:of )?|score (?:of )?)?(\\d{1,3}(?:\\.\\d+)?)(?: (?:ug ml|g ml|micrograms?))? (?:(?:an?|very|really|too|that|so|considered|value|sehr|trop|muy|un|zu|un) ){0,3}(?:lot|high|bad|much|low|moderate|ok|okay|good|elevated|normal|hoch|viel|schlimm|eleve|beaucoup|alto|mucho|malo)(?: .{0,30})?`,
)

/** A day, an ID, a scale, who looks after somebody, what stands on their record, where to start. */
export function fact(text: string): Asked | undefined {
  const [, said] = amount.exec(text) ?? []
  if (said !== undefined) return { about: 'scale', value: Number(said) }
  return factPatterns.find(([, way, not]) => way.test(text) && !not?.test(text))?.[0]
}
