import { any, before, bottom, elevated, high, howMany, low, moderate, tested, top, value } from './words'

/** What words of a question about one's results tell of what is asked. */
export type Signal =
  | 'why'
  | 'before'
  | 'now'
  | 'never'
  | 'often'
  | 'eaten'
  | 'avoid'
  | 'count'
  | 'most'
  | 'top'
  | 'bottom'
  | 'new'
  | 'gone'
  | 'up'
  | 'down'
  | 'moved'
  | 'same'
  | 'near'
  | 'than'
  | 'tested'
  | 'high'
  | 'moderate'
  | 'low'
  | 'elevated'
  | 'value'
  | 'mean'
  | 'list'
  | 'any'

const eat = any(
  'eat|eats|ate|eaten|eating|drink|drank|drunk|drinking|touch(?:ed)?|consume\\w*|esse|essen|gegessen|trinke|trinken|mange|mangee?s?|manger|bois|como|comido|comer|tomo|tomado|bebo',
)
const never = any(
  '(?:almost |nearly )?never|hardly(?: ever)?|rarely|seldom|barely(?= (?:ever|eat|touch|have|had|drink))|(?:fast |so gut wie )?nie|kaum|selten|(?:presque )?jamais|(?:casi )?nunca|apenas',
)

/** The signals in the order in which they are sought: a word that one has taken is no other's. */
export const signals: readonly (readonly [Signal, string])[] = [
  [
    'why',
    any(
      'why|how come|how (?:is|was) (?:that|it|this)(?: even)? possible|(?:how|what) (?:can|could|on earth)(?! (?:i|you|u|we)\\b)|(?:whats |what is |what was )?(?:the |any )?reasons?(?: for| why| that)?|what (?:made|makes|caused?|causes)|(?:whats |what has |what is )?(?:the )?(?:cause[sd]?|causing)(?: (?:of|for))?|(?:what|whats|what has|what is) (?:happened|going on|behind)(?: (?:with|to))?|where (?:does|did|do) (?=.* come from)|come from|comes from|explain|makes no sense|doesnt make sense|cant be right|y (?=is |did |are )',
      'warum|wieso|weshalb|woher|wie kann|pourquoi|comment (?:se fait il|est ce possible|ca peut)|d ou vient|por que|porque|como puede',
    ),
  ],
  [
    'avoid',
    any(
      '(?:which|what)(?: \\S+)? (?:should|must|do|shall|am|can|cant|cannot|shouldnt|mustnt) i (?:not |have to |need to |supposed to |meant to )*(?:avoid|leave out|not eat|eat not|skip|stay away from|stay off|cut out|be leaving out|be avoiding)(?! (?:if|when|at|in)\\b)',
      '(?:what|which)(?: \\S+)? (?:cant|cannot|can not|shouldnt|mustnt) i (?:eat|have)|what not to eat|what (?:i )?(?:cant|cannot|shouldnt) (?:i )?(?:eat|have)|(?:foods? |things? )?i (?:should|must|have to|need to) (?:avoid|leave out|not eat)|foods? i (?:shouldnt|cant|mustnt) (?:eat|have)|to avoid',
      '(?:was|welche \\S+) (?:darf|soll|sollte|muss) ich (?:nicht (?:mehr )?essen|(?:ver)?meiden|weglassen)|que (?:dois je|faut il) eviter|que (?:debo|tengo que) evitar|(?:lo )?que debo evitar',
      'avoid(?:ance)? list|what (?:am i|are my) (?:intolerant to|intoleran\\w+)|what (?:do|did) i react to|my (?:problem|trigger) foods?|my triggers?|my intolerances',
    ),
  ],
  [
    'elevated',
    '(?:show(?:ed|s|ing)?|shown|came|come|coming|comes|popp?(?:ed|ing|s)?|lit) (?:up|back(?! (?:up|to)))(?: (?:as|on|raised))*|(?:watch|look) out for|i should watch|to watch',
  ],
  [
    'never',
    any(
      `(?:i |ive |i have |ich |je |yo )?(?:${never})(?: (?:ever|even|really|so|had|do|any))*(?: ${eat}| had| have| like| buy)?(?: (?:it|them|that|any|much)\\b)*`,
      `(?:i |ive |i have )?(?:dont|do not|didnt|did not|havent|have not|dnt|dont even|not) (?:\\S+ )?(?:${eat}|had|have|like|buy)(?: (?:it|them|that|any|much)\\b)*`,
      `(?:ich )?esse (?:\\S+ )?(?:${never}|nicht|kein\\w*)|(?:je )?(?:n |ne )?(?:en )?(?:${eat}) (?:pas|jamais|presque jamais|plus)|(?:yo )?no (?:lo |la |los |las )?(?:${eat})`,
      '(?:im|i am|being|as|ich bin|je suis|soy) (?:an? )?(?:vegan|vegetarian|veggie|vegetarier\\w*|veganer\\w*|vegetarienne?|vegane?|vegetarian[oa]|vegan[oa])',
      `(?:although|though|even though|and|but|while|since|because|coz|cos)? ?(?:i |ive |i have )?(?:stopped|quit|gave up|given up|left (?:it |them )?out|leaving (?:it |them )?out|cut (?:it |them )?out|avoid(?:ed|ing)?|been off|been avoiding)(?: ${eat})?(?: (?:it|them|that|out))*(?: for (?:\\S+ ){0,2}(?:weeks?|months?|years?))?`,
      'twice a year|once a year|once in a blue moon',
    ),
  ],
  [
    'often',
    any(
      'every ?(?:single )?day|daily|each day|all the time|constantly|every morning|loads of|lots of|tons of|so much of|too much of|a lot of|so often|very often|every week|regularly|jeden tag|taglich|standig|dauernd|so oft|tous les jours|souvent|chaque jour|todos los dias|cada dia|a diario|a menudo',
    ),
  ],
  ['eaten', eat],
  ['count', howMany],
  [
    'new',
    any(
      '(?:from )?(?:moderate|low|normal|yellow|green|amber|orange|no elevation|ok|fine) to (?:high|red|moderate|yellow|elevated|raised)',
      'newly(?: (?:high|elevated|raised|red|moderate))?|new|for the first time|added|new(?:comers| entries| ones)|neu\\w*|nouve\\w+|nuev[oa]s?',
      '(?:turned|became|become|becoming|jumped to|went to|gone to|gone|turn|crossed into|went into|now|are now|moved (?:in)?to)(?= (?:the )?(?:high|red|moderate|raised|elevated|yellow|amber))',
      '(?:werent|wasnt|were not|was not|not) (?:there |on (?:it|my list|the list) |high |red )?(?=last time|before|previously|then)|jumped (?:up )?a (?:level|colou?r|group)|(?:went|moved) up a (?:level|colou?r|group)',
    ),
  ],
  [
    'gone',
    any(
      '(?:from )?(?:high|red|moderate|yellow|amber|orange|elevated|raised) to (?:moderate|yellow|amber|orange|green|normal|no elevation|ok|fine)',
      'dropped off|came off|come off|off (?:my|the) list|no longer|not (?:\\S+ )?any ?more|isnt (?:\\S+ )?any ?more|disappeared|vanished|left (?:my list|the list|high|the reds?)|back to normal|normali[sz]ed|gone(?! (?:up|down|high|low|bad|wrong))|(?:turned|became|become|went|gone)(?= (?:green|normal|low|ok|fine|clear))',
      'weg|nicht mehr|verschwunden|disparu\\w*|(?:n est |ne sont )?plus (?:eleve\\w*|haut\\w*|rouges?)|desapareci\\w+|ya no',
    ),
  ],
  ['top', `(?:the )?(?:${top}|maximum|max|worse of all|top (?=\\d|\\w+$)|top(?: (?:foods?|ones?|values?))?)`],
  ['bottom', `(?:the )?(?:${bottom}|minimum|min|least bad|lesser evil|bottom)`],
  [
    'near',
    any(
      `(?:how )?(?:very |so |this |that )?(?:close(?:ly)?|near(?:ly)?|almost|borderline|barely|practically|basically|slightly|narrowly|technically)(?: (?:to|at|in|on|over|above|below|under))*|(?:only |just )+(?:over|above|below|under|a bit|a little|short of|high|moderate)(?: (?:over|above|below|under|the))*`,
      'how (?:far|much)(?: \\S+)? (?:from|to|over|above|under|below)|how far|(?:well |way |far |much )?(?:over|above|below|under|away from|off)(?= (?:the|being|high|moderate|\\d|limit|it))|(?:upper|lower) (?:end|limit|bound)|limits?|threshold|cut ?off|border(?: ?line)?|the line|the edge|edge|margin(?: of error)?|error|plus minus|false alarm|count as|even count|certain|(?:how )?sure',
      'need to (?:go|come|be|drop|fall|rise|reach)|(?:could|might|may|can)(?! (?:i|you|u|we)\\b)(?=.* be\\b)|really be|in truth|in (?:reality|fact)',
      'knapp|fast|nahe?|grenze|grenzwert|weit (?:von|weg|entfernt)|presque|proche|limite|a peine|casi|cerca|limite|por poco',
    ),
  ],
  [
    'up',
    any(
      '(?:go(?:es|ing)?|gone|went|jump\\w*|shot|moved?|come|came|way|climb\\w*) up|up|worse(?:n\\w*)?|higher|ris(?:e|es|en|ing)|rose|increas\\w*|jump(?:ed|s)?|doubled?|shot up|climb\\w*|deteriorat\\w*|(?:in )?the wrong (?:way|direction)|suddenly|risers?|climbers?|plotzlich|soudain|de repente',
      'gestiegen|steigt|gestiegene|anstieg|schlechter|schlimmer|hoher|verschlechtert|augmente\\w*|monte|empire|pire|plus (?:haut|eleve)\\w*|subi\\w+|subido|empeor\\w+|peor|mas alt[oa]s?',
    ),
  ],
  [
    'down',
    any(
      '(?:go(?:es|ing)?|gone|went|moved?|come|came|way) down|down|better|lower(?:ed)?|less|improv\\w*|drop(?:ped|s|ping)?|fallen|falls?|fell|falling|decreas\\w*|reduced|shrunk|sank|good news|(?:in )?the right (?:way|direction)|healed|recovered',
      'gesunken|sinkt|gefallen|besser|verbessert\\w*|niedriger|baisse\\w*|descendu|diminue\\w*|mieux|ameliore\\w*|plus bas\\w*|bajad\\w+|bajo(?= (?:la|el|los|las|mi)\\b)|mejor\\w*|mas baj[oa]s?',
    ),
  ],
  [
    'same',
    any(
      'noise|a fluke|chance|coincidence|(?:about |roughly |more or less |exactly |all )?(?:the )?same|unchanged|no change|stayed|stable|steady|still|as (?:high|bad|low) as|gleich(?:geblieben)?|unverandert|noch|immer noch|pareil|stable|toujours|encore|igual\\w*|todavia|aun|sigue',
    ),
  ],
  [
    'moved',
    any(
      'chang(?:e|es|ed|ing)|differ(?:ent|ence|ences|s)?|moved?|movement|shift(?:ed|s)?|trends?|develop\\w*|progress\\w*|compar(?:e|ed|ing|ison)(?: (?:to|with))?|side by side|next to each other|history|(?:on the )?right track|fluctuat\\w*',
      'verander\\w*|geandert|verlauf|entwick\\w*|vergleich\\w*|change|evolu\\w*|compare[rz]?|cambi\\w*|compara\\w*',
    ),
  ],
  [
    'before',
    any(
      before,
      'b4|prior|in the past|used to be|(?:since|in|im|en|seit|depuis|desde|from|back in)? ?(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|janvier|fevrier|mars|juin|juillet|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|(?:since|in|from|back in) (?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)',
      'since(?! when)|(?:the |my |both |these |last |two |2 )*(?:two|both|2|last two|last 2) (?:tests?|reports?|results?|samples?)|between (?:the |my )?(?:tests?|reports?)|(?:one|two|a few|\\d+) (?:weeks?|months?) ago|(?:der |das |dem )?(?:letzt|vorig|erst)\\w+ (?:mal|test|bericht)|davor|zuvor|auparavant|la vez pasada|la otra vez|au debut',
      'then(?= (?:\\d|and now|vs|to now|now))|(?<=now (?:and|vs|to|n) )then|(?<=\\d )then',
    ),
  ],
  [
    'now',
    'now(?:adays)?|today|these days|this time|current(?:ly)?|latest|newest|(?:the )?(?:new|newest|latest|second) (?:test|report|one)|at the moment|jetzt|heute|aktuell|maintenant|aujourd hui|actuellement|ahora|hoy|actual(?:es)?',
  ],
  ['most', 'the most|most|(?:the )?(?:furthest|farthest)|biggest|largest|am meisten|le plus|lo que mas|mas'],
  [
    'than',
    'than|vs|versus|v|against|or|compared (?:to|with)|as (?:much|bad|high|low) as|rather|as|als|oder|ou|que|contra|gegen|contre|bigger|more|stronger|mehr',
  ],
  ['tested', `(?:${tested}|included?|covered?|in (?:the|my|your) panel|part of (?:the|my) (?:test|panel))`],
  ['high', high],
  ['moderate', moderate],
  ['low', low],
  [
    'elevated',
    `(?:${elevated}|react(?:ing|ed|s|ion)?(?: to)?|reagi\\w*|reacciono|sensitiv\\w*|intoleran\\w*|concern\\w*|serious|worry\\w*|(?:a )?lot|schlimm|viel|grave|beaucoup|mucho|malo)`,
  ],
  [
    'value',
    `(?:${value}|val|vals|nr|nbr|numbr|how bad|how much (?:is my|did|do i have)|did i (?:get|have|score)(?: (?:for|on|with))?|(?:get|got|score|scored) (?:for|on)|units?|igg|figures?|amount|at)`,
  ],
  ['mean', 'mean(?:s|t|ing)?|bedeute\\w*|heisst|signifie|veut dire|significa|quiere decir'],
  [
    'list',
    'lists?|listed|show|name|names|order(?:ed)?|sort(?:ed)?|rank(?:ed|ing)?|overview|summary|summari[sz]e|sum up|read out|see|need|everything|all|every|full|complete|whole|zeig\\w*|liste|nenn\\w*|alle|tou(?:s|tes?)|lista|muestra\\w*|tod[oa]s',
  ],
  ['any', 'any|anything|some(?:thing)?|irgend\\w*|etwas|quelque chose|algo|algun[oa]?s?'],
]
