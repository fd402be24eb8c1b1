import type { Asked } from './asked-kinds'
import { any, pattern, practitioner } from './words'

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
    { about: 'list', of: 'elevated' },
    '^(?:please |pls |can you |could you )*(?:list|show|give|tell|send)(?: me)? (?:them|it|those|everything)(?: all)?(?: of them)?(?: again| please| pls| here)*(?: i lost .*)?$|^(?:whole|full|complete) list(?: again| please| pls)*$',
  ],
  [
    { about: 'changes', which: 'all', isMost: false },
    '^(?:so |and )?(?:did|does|is|has)(?: \\S+){0,2} (?:diet|elimination|plan)(?: \\S+){0,2} (?:work\\w*|help\\w*|pay\\w* off|do anything|made? a difference)(?: so far| at all| yet)?$',
  ],
  [
    { about: 'all-normal' },
    any(
      '(?:if |so |but )*(?:everything|all(?: of)?(?: it| them| my (?:results|foods|values))?|my (?:whole )?(?:results?|report|test)) (?:is|are|was|were|came (?:back|out)|comes back|looks?|look) (?:\\S+ )?(?:normal|fine|low|green|ok|okay|clear|negative|good)(?: (?:now what|what now|what next|what (?:do|should) i do(?: now)?|then what|and now|so what|right|correct|yes))*',
      '(?:nothing|no food|none) (?:is|was|came (?:back|out|up)(?: as)?|are) (?:elevated|high|raised|red)(?: (?:now what|what now|what next|then what|and now|right))*|am i all clear|alles (?:ist |war )?(?:normal|niedrig|grun|ok|in ordnung)(?: was (?:jetzt|nun))?|tout est (?:normal|bas|vert|bon)(?: .{0,25})?|todo (?:esta |es |salio )?(?:normal|bajo|verde|bien)(?: .{0,25})?',
    ),
    'except|but|only|besides|why|still|yet|although|pain|hurts?|ache|bloated|symptoms?|feel',
  ],
  [
    { about: 'again' },
    any(
      '(?:when|whens|how soon)(?: \\S+){0,3} (?:i|my|me|the)(?: \\S+){0,3}? (?:re ?test\\w*|re ?tested|test\\w*(?: \\S+)? again|next (?:\\S+ )?(?:test|sample|appointment)|test again|get tested again)',
      '(?:my |the |whens my |when is my )?next (?:\\S+ )?(?:test|sample|check|one)(?: (?:when|due|date|please|pls))?$|re ?test when|when (?:to|is the) (?:re ?test|next test)',
      'wann (?:\\S+ ){0,4}(?:wieder|erneut|nachste\\w*)(?: \\S+)? (?:test\\w*|getestet)|quand (?:\\S+ ){0,4}prochain (?:test|prelevement)|quand (?:\\S+ ){0,4}(?:refaire|refait) (?:\\S+ )?test|cuando (?:\\S+ ){0,5}(?:proxima prueba|proximo (?:test|analisis)|(?:repet\\w+|otra vez)(?: \\S+)?(?: (?:prueba|test|analisis))?)',
    ),
    'why|results',
  ],
  [
    { about: 'measures' },
    any(
      '^(?:so |and |ok |but )*what do you (?:actually |really )?(?:test|measure)(?: for)?$|^(?:so |and |ok |but )*what (?:exactly |actually )?(?:does|do|did|is|are) (?:this|the|my|your|that|an?|igg|these|it) ?(?:igg |food |blood |antibody |kind of )*(?:tests?|panel|kit|results)? ?(?:actually |really |even |exactly |all |supposed to )*(?:measur\\w*|show\\w*|tell\\w*(?: me| us| you)?|look(?:ing|s)? (?:at|for)|find|test(?:ing)?|check(?:ing)?|all about|for)(?: (?:exactly|actually|anyway|for|really|please|pls|me))*$',
      '^(?:so |and |ok |but )*(?:what(?:s| is) (?:an? |the |this |my )?(?:igg|igg test|igg food test|test (?:for|about|all about)))(?: (?:even|anyway|actually|exactly|again|then))*$|^was ist (?:eigentlich )?igg$|^(?:c est quoi|qu est ce que)(?: l)? igg$|^que es (?:la |el )?igg$|^what (?:is|was) measured$|^was (?:misst|zeigt) (?:der|dieser|mein|das|die)? ?(?:igg )?(?:test|bluttest)?(?: eigentlich| genau)?$|^(?:que|qu est ce que) (?:mesure|montre) (?:le|ce|mon)? ?test$|^que (?:mide|muestra|analiza) (?:la|esta|el|este|mi)? ?(?:prueba|test|analisis)$',
    ),
  ],
  [
    { about: 'day' },
    any(
      '^(?:and |und )?(?:when|von wann|wann|de quand|quand|cuando|de cuando|(?:from )?(?:what|which) (?:date|day))(?: (?:was that|is that from|ist das|exactly))?$',
      `when (?:was|did|were|is) (?:\\S+ ){0,3}(?:last |latest |newest )?${theTest}(?: (?:done|taken|from|made|dated))?`,
      `^(?:my |the )?(?:last|latest|newest|most recent) (?:test|sample)(?: (?:date|day|when|was when|please|pls))?$|when was the last time i (?:\\S+ )?(?:tested|test)$|when (?:did|was) i (?:last )?(?:get )?tested(?: last)?$|when did i (?:last )?(?:\\S+ )?(?:test|get tested|(?:do|take|have|get) (?:the|my) (?:\\S+ )?(?:test|sample))|when was (?:i|it|that|this|\\S+) (?:last )?tested|how old (?:is|are) (?:my|the|these|this|those) ${theTest}|(?:dates?|days?) of (?:all |both )?(?:my|the) (?:last |latest |two |first )*${theTest}|(?:my |the )?${theTest} dates?|how (?:long|many (?:days|weeks|months)|far)(?: apart)?(?: (?:was|is|were|are|in|lie|ago))*(?: (?:between|apart))?(?: the| my| both| two| 2| last)* (?:${theTest})(?: apart| ago)?|what date (?:is|was) (?:my|the) (?:last |latest )?${theTest}`,
      `wann (?:war|ist|habe ich) (?:\\S+ ){0,3}${theTest}|von wann (?:ist|sind) (?:\\S+ ){0,2}${theTest}|quand (?:\\S+ ){0,4}(?:test|resultats|prelevement)|de quand (?:date\\w*|sont) (?:\\S+ )?(?:test|resultats)|cuando (?:\\S+ ){0,4}(?:test|prueba|analisis|resultados)`,
    ),
    'until|till|take\\w*|before|keep|store|match|there|isnt|lleg\\w*|tardan|kommen|bekomme\\w*|recib\\w*|will|should|can|next|again|arriv\\w*|ready|receiv\\w*|get (?:the|my) results|come|repeat|sent|become\\w*',
  ],
  [
    { about: 'scale', value: null },
    any(
      '(?:what|which|whats)(?: \\S+){0,3} (?:scale|units?)(?: \\S+){0,3} (?:mine|my|me|i|im|am|do i have)(?: \\S+){0,2}|(?:what|which|whats|what is|what does) my (?:scale|units?)(?: \\S+)?|my (?:results? |values? )?scale|scale (?:of|for|on|in) my (?:results?|report|test)|(?:is|are) (?:my|mine) (?:\\S+ ){0,3}(?:index|micrograms?|ug ml|g ml)(?: \\S+){0,4}|what scale (?:do i have|am i on|is mine)',
      '(?:what|which)(?: kind of)? (?:scale|units?) (?:is|are|do|does|did)(?: \\S+){0,8}|what (?:is the )?(?:scale|unit)|out of (?:100|1000|a hundred|how (?:much|many|what)|what)(?: \\S+)?|(?:is|are) (?:it|this|that|they|the (?:numbers?|values?)|these) (?:out of|in|an?|from|on)? ?(?:\\S+ )?(?:percent|percentages?|100|scale|1 100)(?: \\S+){0,3}|\\d+ to 100(?: \\S+)?|(?:scale|goes|range) (?:from )?\\d+ (?:to )?\\d+(?: \\S+){0,3}',
      '(?:what|whats|was|que|quoi|veut dire|signifie|significa|explain|meaning of)(?: is| are| does| ist| bedeutet| heisst)? (?:[uµμ]?g ml|micrograms?|mikrogramm\\w*|microgrammes?|microgramos?)(?: \\S+){0,3}$|(?:where|when|at what (?:number|value|point)|from (?:what|which|when)(?: number| value)?(?: on)?|what (?:number|value))(?: \\S+)? (?:does |is |do |counts as )?(?:it )?(?:count as )?(?:high|moderate|elevated|raised|bad|red|normal|too high)(?: (?:start|begin|starts|begins))?|what counts as (?:high|moderate|elevated|normal|low)|(?:what are|whats|which are) (?:the |my )?(?:limits|cut ?offs?|thresholds?|normal range|normal values?|bands)|^(?:the )?(?:cut ?offs?|limits?|normal range)(?: values?)?(?: please| pls)?$|ab wann ist (?:es|ein wert|das) (?:hoch|massig|erhoht)|a partir de (?:combien|cuanto|quand|que valor)(?: \\S+){0,5}',
      'welche (?:skala|einheit)(?: \\S+){0,4} (?:meine?\\w*|ich)(?: \\S+)?|quelle (?:echelle|unite)(?: \\S+){0,4} mes(?: \\S+)?|que (?:escala|unidad)(?: \\S+){0,4} mis?(?: \\S+)?',
    ),
    'index scale|without|no unit|appl\\w*|differen\\w*|why|should|can|eat',
  ],
  [
    { about: 'record' },
    any(
      '(?=.*allerg(?:y|ies|ien|ias|ie))(?=.*(?:own (?:list|foods|exclusions?|choices?|stuff|things)|exclusions?|exclude|by choice|chose\\w*|left out|leave out|leaving out|my diets?|(?:my|own) diet|myself|self excluded|weglasse|weggelassen|exclu\\w*|excluid\\w*)).{5,90}',
    ),
    'how|can|should|test(?:ed|s)?|elevated|results|mean\\w*|difference|add|change|remove|report|eat|if|why|who|recipes?|scanner',
  ],
  [
    { about: 'record' },
    'do (?:you|they) (?:know|have it)(?: that| down)? (?:i (?:dont|do not|never|leave|cant|am|have)|im)(?: \\S+){1,6}',
  ],
  [
    { about: 'chosen' },
    any(
      'what(?: foods?| things?| stuff)? (?:did|do|have) i (?:\\S+ ){0,3}?(?:leave|leaving|left|exclude|excluded|avoid|avoided|cut) (?:out )?(?:by choice|myself|on my own|of my own|voluntarily)|(?:what|which)(?: foods?)? (?:am i leaving|did i leave|have i left) out(?: \\S+){0,3}|my (?:own )?exclusions|(?:what|which)(?: foods?)? (?:did|have) i (?:cho[os]se?n?|put|add(?:ed)?|set)(?: \\S+){0,2} (?:leave out|avoid|my list|left out|avoided)|my own (?:foods|list|exclusions)|(?:what|which)(?: \\S+)? diets? (?:did i|have i|is|are|do i have)(?: \\S+){0,4}(?: saved| set| chosen| chose| on record)?|what(?:s| is| are)? my diets?(?: set to)?|(?:am i|do you have me|have you got me|have i been) (?:down|set|saved|registered|noted|listed|entered|marked|put)(?: down)? (?:as|to) (?:an? )?(?!allerg)\\S+(?: \\S+)?|^(?:what are |whats )?(?:my (?:food |diet )?preferences|my (?:food )?choices)$|(?:was|welche lebensmittel) (?:lasse|lass) ich (?:selbst |selber |freiwillig )?weg|what did i (?:say|tell you|put|enter) (?:that )?i (?:dont|do not|wont|cant)(?: \\S+){1,3}',
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
      'who (?:can|could|is able to|may|else can|else|all|has|have)(?: \\S+){0,3} (?:see|read|access\\w*|view|look at|looked at|open)(?: \\S+){0,2} my (?:results?|report|data|values?|numbers?|stuff|test)|wer kann (?:\\S+ ){0,2}meine (?:ergebnisse|werte|daten)(?: \\S+)?|qui (?:peut|voit) (?:\\S+ )?mes (?:resultats|donnees)|quien (?:puede|ve) (?:\\S+ )?mis (?:resultados|datos)',
    ),
    'where|before|without|log|when',
  ],
  [
    { about: 'reach' },
    any(
      `^(?:\\S+ ){0,6}(?:i (?:would like|want|need)|id like|how do i (?:get|make|book)|can i (?:get|make|book)|book|make) (?:me )?(?:an? )?(?:new |next )?appointment(?: \\S+){0,5}$|(?:contact|reach|get hold|get in touch|call|email|mail|phone|ring|message|talk|speak|write|ask|appointment|book|address|number|kontakt\\w*|erreich\\w*|schreib\\w*|sprechen|contacter|joindre|ecrire|contactar|hablar|escribir)(?: \\S+){0,6} ${practitioner}|${practitioner}(?:s)? (?:\\S+ )?(?:contact|email|phone|number|address|details|erreichen|kontaktieren|kontakt)`,
    ),
    'should i|do i need|must|why|retired|lost|agree|when|agree\\w*|without|medic\\w*|private|home|write an?|limerick|poem|food|foods|diet|clients?|become|tell',
  ],
  [
    { about: 'practitioner' },
    any(
      '^(?:\\S+ ){0,3}?(?:who|whos|who is|who s) (?:\\S+ )?(?:in charge of|responsible for|looks? after|looking after|taking care of|takes care of|treats|treating|handles|handling|assigned to|supervising|supervises|supports|advises|advising|(?:my|the) (?:contact|contact person|dr|doc|doctor|specialist|expert|consultant|carer|person)) ?(?:me|my (?:case|report|results|file|test|account))?(?: here| now| please| pls| in here| on my report| for me)*$',
      '^(?:who|whos|who is) my (?:nutrition|diet|food|health) (?:person|expert|coach|guy|lady|woman|man|pro)$|^who do i (?:belong to|report to|see|work with)(?: here)?$|^(?:which|what) (?:practitioner|therapist|nutritionist|dietitian) (?:do i have|have i got|am i with|is mine)$|^(?:what is |whats )?(?:the )?name of my (?:dr|doc|doctor)$|^(?:my |which )?(?:dr|doc|doctor) (?:do i have|name|is mine|of mine|assigned|here)$|^(?:wer) (?:betreut|behandelt|begleitet) mich$|^wer ist (?:fur mich )?(?:zustandig|verantwortlich)(?: fur mich)?$|^(?:qui me suit|qui s occupe de moi|qui est responsable de moi)$|^(?:quien (?:me (?:atiende|lleva|trata)|se ocupa de mi|es (?:responsable de mi|mi (?:doctor|medico|doctora))))$|^wer ist mein (?:arzt|arztin)$|^qui est mon (?:medecin|docteur)$',
      `^(?:\\S+ ){0,4}?(?:who|whos|whose|wer|qui|quien)(?: is| are| was| ist| est| es)? (?:\\S+ ){0,3}?${practitioner}(?: (?:is|for me|on my report|that|who|i have|do i have|has|am i with|assigned)(?: \\S+){0,5})?(?: and (?:is|are|does|how|what|where) .{2,40})?$`,
      `(?:name|names|nom|nombre) (?:of|de|d)(?: my| the| mon| ma| mi)? ${practitioner}(?: (?:who|that|of|on|assigned) .{0,40})?$|(?:my|mein\\w*|mon|ma|mi) ${practitioner}(?: ?s)?(?: (?:full )?name)?$|(?:do i have|have i got|is there|habe ich|ai je|tengo) (?:an?|ein\\w*|une?|any)? ?${practitioner}(?: (?:assigned|for me|at all|yet))?$|(?:whats|what is) my ${practitioner}s? (?:name|called)$|wie heisst (?:\\S+ )?${practitioner}$|comment s appelle (?:\\S+ )?${practitioner}$|como se llama (?:\\S+ )?${practitioner}$`,
    ),
    'become|tell(?! me)|should|not|best|good|passwords?|log ?ins?|mobile',
  ],
  [
    { about: 'start' },
    any(
      'where (?:do|should|shall|can|to|would|must) i (?:start|begin)|where to (?:start|begin)|where shall i start|(?:what|which|wat) (?:\\S+ ){0,3}(?:do|should|shall|to|would|can|must) (?:i )?(?:start with|begin with|do first|cut out first|cut first|leave out first|drop first|remove first|eliminate first|avoid first|give up first|tackle first)',
      '(?:which|what) (?:ones?|foods?)? ?(?:to (?:\\S+ )?)?first|(?:what|which)(?: \\S+){0,4} (?:i|to|ones?|foods?|mine)(?: \\S+){0,4} first$|(?:drop|leave|cut|avoid|eliminate|remove|stop|quit|give up|foods|them|these)(?: \\S+){0,6} (?:at once|in one go|the same time|at one time)|(?:most important|main) (?:ones?|foods?)(?: \\S+){0,5}|(?:overwhelm\\w*|too many foods|so many foods|too much to (?:avoid|leave out)|(?:list is|it is|its) (?:too|so) long|thats? a lot)(?: \\S+){0,8}',
      '(?:womit|mit was|wo) (?:soll ich |fange? ich |fang ich )(?:\\S+ )?(?:an\\w*|beginnen|starten)?|was (?:soll ich )?zuerst(?: \\S+){0,3}|par (?:quoi|ou) (?:je )?commenc\\w+|por (?:donde|cual) (?:empiezo|empezar|comienzo)|que (?:quito|dejo) primero',
    ),
    '\\d+|add|back|resurrect|risk|deficien\\w*|shortage|size|finished|avoiding|recipes?|download|records?|tests|data|zip|pen|phone|sample|kit|blood|reintroduc\\w*|back|read|app|portal|scanner|test(?:ing)?|log ?in|sign|doctor|bring|register|emergency|who',
  ],
]
const factPatterns = facts.map(
  ([asked, ways, not]) => [asked, pattern(ways), not === undefined ? undefined : pattern(not)] as const,
)
/** A day, an ID, a scale, who looks after somebody, what stands on their record, where to start. */
export function fact(text: string): Asked | undefined {
  return factPatterns.find(([, way, not]) => way.test(text) && !not?.test(text))?.[0]
}
