import type { Asked } from './asked-kinds'
import type { PortalTopic } from './portal'
import { plain } from './plain'
import { any, pattern, practitioner } from './words'

const start =
  '^(?:(?:so|and|but|ok|okay|hi|hey|hello|hallo|hola|bonjour|please|pls|sorry|excuse me|btw|oh|well|wait|just) )*'
const chat = any(
  'chats?|conversations?|messages?|questions?|what i (?:type|typed|write|wrote|ask|asked|say|said|tell|told)|wat i (?:type|write|ask)|things i (?:tell|ask)|history|talk|das hier|nachrichten|fragen|was ich (?:\\S+ )?(?:schreibe|frage|tippe)|unterhaltung|mes (?:messages|questions)|ce que j ecris|discussion|mis (?:mensajes|preguntas)|lo que (?:\\S+ )?(?:escribo|pregunto)|conversacion|conversation',
)
const reads = any(
  'sees?|reads?|access|look at|watch\\w*|check(?:s|ed)?|notified|know(?:s)?|stored?|saved?|saves?|kept|keeps?|logs?|logged|record(?:ed|ing)?|deleted?|erased?|cleared?|remove|forget|private|confidential|anonym\\w*|secret|shared?|used to train|encrypted|where|gone|disappeared|back|old|safe|pass(?:ed)? on|goes|liest|lesen|sieht|sehen|gespeichert|vertraulich|losch\\w*|privat|lire|lit|voit|voir|enregistre\\w*|confidentiel\\w*|effac\\w*|prive|leer|lee|ve|ver|guarda\\w*|borr\\w*|privado|confidencial',
)
const who = any(
  `who|anyone|anybody|somebody|someone|people|humans?|staff|the (?:lab|laboratory|team|practice|clinic)|my (?:doctor|boss|gp|husband|wife)|dr|doctor|doc|other clients|(?:my |the )?${practitioner}|wer|mein arzt|meine arztin|qui|mon medecin|quien|mi (?:medico|doctora?)`,
)
const you = '(?:you|u|ya)'
const another = any(
  'husbands?|hubby\\w*|wifes?|wives|partners?|boyfriends?|girlfriends?|gfs?|bfs?|sons?|daughters?|child(?:ren)?s?|kids?|twins?|mothers?|mums?|moms?|fathers?|dads?|parents?|brothers?|sisters?|friends?|family',
)
const belongings = any(
  'results?|reports?|values?|levels?|lists?|tests?|pdf|numbers?|data|ergebnisse?|werte|bericht|valeurs|resultats|rapport|resultados|valores|informe',
)
const kinAbroad =
  '(?:mann(?:es)?|frau|sohn(?:es)?|tochter|mutter|vater|kind(?:es)?|freundin|mari|femme|fils|fille|mere|pere|ami|amie|marido|mujer|hijo|hija|madre|padre|esposa|esposo|amigo|amiga)'

const allergies = '(?:allerg(?:y|ies|ie|ien)|alergias?)'
const enters =
  '(?:add|enter|put|set|list|save|register|record|change|edit|update|remove|delete|eintrag\\w*|hinzufug\\w*|fug\\w*|angeben|ajouter|indiquer|supprimer|anadir|anado|agreg\\w*|quitar|pongo|poner)'

/** Ways of asking about the portal and its assistant in English, German, French and Spanish, the narrower ones first; `not` where another is meant. */
const asked: readonly [topic: PortalTopic, ways: string, not?: string][] = [
  [
    'others-results',
    any(
      `my ${another} (?:\\S+ )?${belongings}|${belongings} (?:of|for|from) (?:my|our|his|her) ${another}|(?:compare|side by side).*(?:my|his|her) ${another}|mine and my ${another}|(?:what|how) (?:\\S+ ){0,3}(?:my|our) ${another} (?:come up|came up|react\\w*|score\\w*)|how (?:high|low) (?:is|was|are) (?:\\S+ ){1,3}for (?:my|our) ${another}|my ${another} (?:\\S+ ){0,4}(?:highs?|results?|report)\\b|a ${another} results|(?:did|is|was|are|were|has) (?:my|our) (?:${another}) (?:\\S+ ){0,4}(?:tested|positive|high|elevated|come up|react)|my ${another} (?:was|were|got|did|has|had|is|came) (?:\\S+ ){0,3}(?:tested|the test|up|it)\\b.*\\b(?:his|her|their|him|he|she|them|they)`,
      `(?:results?|values?|report|averages?) of (?:other|another|all|the last) (?:clients?|people|users|patients)|(?:do|did|how many) (?:other|all) (?:people|clients) (?:\\S+ )?(?:have|had|react)|(?:other|last) clients? have|show me all clients|can i (?:open|see|get) (?:my )?${another} account`,
      `${belongings} (?:von|vom|de|d|du|des)? ?(?:meine[nmrs]?|mein|mon|ma|mi) ${kinAbroad}|(?:meine[nmrs]?|mein|mon|ma|mi) ${kinAbroad} (?:\\S+ ){0,2}${belongings}`,
    ),
    'who|should|see my|share|(?:do|does|did) my|worry|mean|means|buy|order|account for|how do (?:i|we)|wie bekomm\\w*|nowhere|login|envelope|prick|qualify|paediatrician|eat',
  ],
  [
    'privacy-chat',
    any(
      `(?:can|could|does|do|will|would|is|are) (?:\\S+ )?${who}(?: \\S+){0,3} ${reads}(?: \\S+){0,5} (?:chat|here|type|typed|ask|asked|write|wrote|said|tell|messages?|questions?|conversation)|${who} (?:can |could |does |will |actually )?(?:see|sees|read|reads|gets|check|checks|watch\\w*)(?: \\S+){0,3} ${chat}`,
      `(?:is|are|does|do|will|where|why|how long|how do i|how can i|can i|can u|can you|please|pls|wheres|delete|erase|clear|dont|do not)(?: \\S+){0,4} (?:${reads})(?: \\S+){0,3} (?:${chat})|(?:is|are|was) (?:this|the|our|my|a) (?:chat|conversation|messages?|questions?) (?:\\S+ ){0,2}${reads}|^(?:${reads}) (?:this |the |my |our )?(?:chat|conversation|messages|chat history)|(?:chat|conversation) (?:history|gone|disappeared|private|or not)`,
      `${start}(?:do|does|will|can) ${you} (?:save|keep|store|record|remember|log|share|sell|send|pass on|train)(?: \\S+){0,4} (?:${chat}|what|this|me|my|our|yesterday|last time|everything)|are ${you} recording|(?:${practitioner}|dr|doctor|lab|team|anybody|anyone|somebody|someone|who|they)(?: \\S+){0,3} (?:reads?|reading|sees?|seeing) (?:this|that|it|my chats?|my messages?)$|${start}(?:is (?:it|this) |c est |est ce |es |ist das )?(?:anonymous|confidential|private|confidentiel|privado|confidencial|vertraulich|anonym)(?: if i ask .*| esto| hier| here| ici)?$|somebody reading along|humans reading|i dont want (?:\\S+ ){0,3}to (?:know|see)(?: \\S+){0,3} asked|dont (?:save|show|tell) (?:this|that|it)(?: to .*)?$`,
      `(?:wer|kann|sieht|liest|wird) (?:\\S+ ){0,3}(?:chat|nachrichten|fragen|schreibe|unterhaltung)|(?:losch\\w*|vertraulich) (?:\\S+ ){0,3}(?:chat|das|hier)|(?:qui|est ce que|mon|comment) (?:\\S+ ){0,4}(?:messages|conversation|chat|ecris)|(?:quien|se guarda|como|mi) (?:\\S+ ){0,4}(?:mensajes|chat|escribo|conversacion)`,
      'forget what i (?:just )?(?:said|asked)|(?<!(?:dont|cant|not) )remember (?:me|our last|what i)|(?:go|goes|send\\w*|sent|given|shared?)(?: \\S+){0,3} (?:openai|chatgpt|third party|google)|who (?:\\S+ ){0,3}(?:gets|looks at|sees|reads) (?:the|my|a)? ?questions?|my name (?:be )?on the question|will the (?:practice|lab|clinic) know',
    ),
    'report|results?|my data|scanner|scan|photos?|pictures?|blood|password|recipe|account|texts|ebay|whatsapp|clients?|archive',
  ],
  [
    'robot',
    any(
      `${start}(?:are|r) ${you}(?: \\S+){0,3} (?:a |an |the |my |real |just |actually |even )*(?:dr|doctor|dietitian|nutritionist|nurse|real|alive|${practitioner})\\b|${start}(?:(?:are|r) ${you}|is (?:this|it|that|there))(?: (?:a|an|the|real|just|actually|even|some))* (?:robot|bot|chatbot|chatgpt|gpt\\S*|human|person|machine|computer|ai|claude|gemini|google)\\b|(?:talk|speak|chat)(?:ing)? (?:to|with) (?:a|an|the|someone|somebody)? ?(?:real |actual )?(?:person|human|machine|robot|bot|somebody real)|real (?:person|human)(?: pls| please)?$|human behind|typing these`,
      `${start}(?:who|what) (?:made|built|created|programmed|wrote|trained|are|r|is) (?:${you}|this (?:thing|bot|chat))(?: \\S+)?$|${start}who am i (?:talking|speaking|chatting) (?:to|with)|(?:whats|what is|tell me) (?:your|ur) name|how (?:old|smart|clever) are ${you}|how do ${you} (?:work|know)(?: \\S+){0,4}$|where do ${you} (?:live|get)(?: \\S+){0,4}|do ${you} (?:have (?:feelings|a name)|sleep|learn|hallucinate|make (?:stuff|things) up|use (?:ai|chat ?gpt|gpt))(?: \\S+){0,3}|(?:which|what) (?:\\S+ )?(?:model|llm)|are ${you} (?:a )?(?:man|woman|he|she|male|female)|can ${you} be wrong|can i trust (?:you|what you say)$|are your answers (?:\\S+ )?checked|what (?:can|do) ${you} (?:do|know|help with)(?: for me)?$|what are ${you} for|what can i ask(?: you)?$|how can ${you} help(?: me)?$|hi who r u|can ${you} do more than`,
      '^(?:u|you) (?:a )?(?:human|robot|bot|real|ai)$|which ai|what can (?:u|you) help|^que puedo preguntar|^was kann ich (?:dich )?fragen|(?:bist du|sind sie|spreche ich mit)(?: \\S+){0,4} (?:roboter|mensch\\w*|bot|ki|computer|arzt)|^wer bist du|^was (?:bist|kannst) du|^wie heisst du|(?:es tu|tu es|etes vous|vous etes|est ce)(?: \\S+){0,3} (?:robot|humain|personne|ia|machine)|^(?:qui|que) (?:es tu|etes vous|sais tu)|qu est ce que tu (?:sais|peux) faire|(?:eres|es usted|hablo con)(?: \\S+){0,3} (?:robot|humano|humana|persona|ia|maquina)|^quien eres|^que (?:eres|puedes hacer)|^como te llamas',
    ),
    'what (?:are|is) (?:that|it)$|^is there (?:\\S+ ){0,4}(?:person|human|someone|somebody) (?:\\S+ ){0,3}(?:talk|speak|write|chat) (?:to|with)$',
  ],
  [
    'own-foods-setting',
    any(
      `(?:how|where|can|could|may|do|should|please|pls|want|need|wie|wo|kann|comment|ou|como|donde|puedo)(?: \\S+){0,4} ${enters} (?:(?:in|down|my|own|an?|new|another|the|food|second|other|all|more|meine|eine|une|mes|mis|una) ){0,4}(?:\\S+ )?${allergies}`,
      `${allergies}(?: \\S+){0,4} (?:how|where|wo|wie|comment|ou|donde|como|can i|do i)(?: \\S+){0,3} (?:${enters}|tell (?:you|the portal|the app|pearwell))`,
      `(?:how|where)(?: \\S+){0,3} (?:tell (?:you|the portal|the app|pearwell)|say)(?: \\S+){0,4} (?:allergic|(?:no|an?|my|any) (?:\\S+ )?${allergies})|^(?:please )?${enters} (?:\\S+ ){1,4}(?:to|on|from|in|off) my (?:\\S+ )?${allergies}`,
      `wie (?:fug\\w*|trage|gebe) ich (?:\\S+ ){0,3}${allergies} (?:hinzu|ein|an)`,
    ),
    'results?|report|scanner|why|test(?:ed|s)?|if|friend|guest|child|kids?|son|daughter|mean\\w*|doctor|gp|recipes?|igg|medicine|hospital|waiter|restaurant|cook|eat|travel\\w*|french|spanish|german|italian|languages?|clients?|patients?|ring|card',
  ],
  [
    'own-foods-setting',
    any(
      '(?:how|where|can|could|please|pls|i want|want|wie|wo|comment|ou|como|donde)(?: \\S+){0,4} (?:add|enter|put|set|tick|choose|switch|change|edit|remove|delete|block|ban|exclude|hide|customi[sz]e|mark|undo|turn off|tell (?:you|the portal|the app)|eintrag\\w*|hinzufug\\w*|fug\\w*|einstell\\w*|stelle?|ajouter|indiquer|anadir|anado|agreg\\w*|pongo|poner)(?: \\S+){0,7} (?:foods? (?:i|to|out|list)|list|own foods?|exclusions?|diet to|vegan\\w*|vegetari\\w*|halal|kosher|pescatarian\\w*|gluten free|diets?|lebensmittel|weglassen|vegetarisch|aliments?|alergias?|alimentos?|dont (?:eat|want|like)|leave out|no go|recipes)',
      '(?:add|put|set|ban|remove) (?:\\S+ ){1,3}(?:to|on|from|off) my (?:\\S+ )?(?:list|record|recipes|avoid list)|(?:set|put) me (?:to|on) \\S+|(?:where|how) (?:is|are|do i (?:find|set|change)) (?:the )?(?:how i eat|foods i (?:leave out|dont eat)|my (?:allergies|diet|exclusions|own foods)|vegan|halal|kosher|vegetarian)|(?:how|where)(?: \\S+){0,3} (?:that )?im (?:a )?(?:vegan|vegetarian|pescatarian|halal)|^(?:please |can (?:you|the recipes) )?(?:(?:never show|stop (?:suggesting|showing)|hide) (?:me )?(?:recipes with )?\\S+|skip \\S+ in (?:my|the) recipes)$|where (?:do|can) i (?:tell|enter|put|tick|say) (?:\\S+ ){0,3}(?:it|that|the portal|im \\S+|i am \\S+)$|how do i tell you$|where is the list of foods i dont eat|(?:i hate|i dont (?:like|eat)) (?:\\S+ ){1,2}how do i (?:block|hide|remove|exclude)(?: \\S+)?$|i want \\S+ back on my list|^(?:wo|wie) (?:trage|stelle|gebe) ich (?:ein|an)?(?: \\S+)* (?:nicht|kein\\w*|vegan|vegetarisch)(?: \\S+)* ?(?:esse|bin|ein)?$|(?:low fodmap|halal|kosher|vegan|how i eat) setting|settings? for how i eat|(?:wie|wo) (?:kann|soll) ich (?:\\S+ )?lebensmittel eintragen.*',
    ),
    'results?|scanner|why|report|(?:portal|app|you) choose|allerg\\w*|clients?|patients?|photo|permit|hospital|medicine',
  ],
  [
    'language',
    any(
      '(?:do|can|could|will) (?:you|u) (?:\\S+ )?(?:speak|understand|answer|write|talk|reply|do)(?: \\S+){0,3} (?:german|french|spanish|italian|dutch|polish|turkish|portuguese|russian|english|deutsch|another language)|(?:change|switch|set|choose|other|which|what|where)(?: \\S+){0,4} languages?|languages? settings?|(?:^|(?:answer|reply|app|portal|report|pdf|it|this|available|page|write|ask|site)(?: \\S+){0,2} )(?:in|to|into) (?:german|french|spanish|italian|dutch|polish|turkish)(?: please| pls)?$|^(?:please |can you )?translate (?:this|it|that|my report|the (?:answer|page|portal|report|app))|turn it to english|why (?:only )?(?:in )?english(?: only)?|my english is|(?:doesnt|dont|cant) speak english|can i (?:ask|write) in \\S+|is there an? (?:dutch|german|french|spanish|italian|polish|turkish) version',
      '(?:sprichst|kannst|verstehst|sprechen|konnen) (?:du|sie) (?:\\S+ )?deutsch|(?:auf|in) deutsch|^deutsch$|(?:auf|kein) englisch|englisch ist|sprache|parl\\w* (?:\\S+ )?francais|en francais|(?:pas|en) anglais|langue(?: de l app\\w*)?$|(?:hablas?|hablar|en) (?:\\S+ )?espanol|idioma|(?:no hablo|en) ingles|parli italiano',
    ),
    'names?|called|means?|menu|label|how do you say|recipes? in|i love you|letter|system prompt',
  ],
  [
    'data-use',
    '(?:sell|where)(?: \\S+){0,4} my (?:\\S+ )?(?:data|details|results)(?: \\S+)? ?(?:stored|kept|saved|go|located)?$|where (?:is|are) my (?:data|results|details) (?:stored|kept|saved)|do you sell|which country.*data|gdpr|dsgvo|rgpd|wo werden meine daten|ou sont stockees|donde se guardan mis datos',
    'find|see|download|look|view|scan',
  ],
  [
    'other-lab',
    '(?:friend|husband|wife|sister|brother|mum|mate|colleague)s?\\b.*\\b(?:other|another|different) (?:lab|laboratory|company|test|place)\\b|(?:why|do|how come)(?: \\S+){0,3} (?:different|other) labs? (?:\\S+ ){0,3}(?:differ\\w*|values?|numbers?)',
  ],
  [
    'eating-out-and-alcohol',
    '(?:eat(?:ing)? out|restaurant) (?:\\S+ ){0,2}(?:drink(?:ing)?|alcohol)(?: \\S+){0,6}|^(?:\\S+ )?(?:can|may|could|should) i (?:still |also )?(?:drink|have) (?:any |some )?(?:alcohol|booze)(?: \\S+){0,5}$|^(?:is|whats with|what about) (?:alcohol|booze|drinking)(?: \\S+){0,5}$|^(?:darf|kann) ich alkohol.*$|^puis je boire de l alcool.*$|^puedo (?:beber|tomar) alcohol.*$',
    'pregnan\\w*|schwanger\\w*|enceinte|embarazad\\w*|medic\\w*|antibiotic\\w*|pills?|tablets?|free',
  ],
  [
    'prick',
    '(?:bruis\\w*|sore|hurts?|blue|swollen|pain\\w*|bleed\\w*)(?: \\S+){0,4} (?:prick|lancet|blood (?:test|draw|sample)|finger prick)(?: \\S+){0,4}|(?:prick|lancet|blood draw)(?: \\S+){0,5} (?:bruis\\w*|sore|hurts?|swollen)',
    'faint\\w*|will it|does (?:it|the)|is it painful',
  ],
  [
    'igg-ige',
    '\\bigg (?:and|vs|versus|or|und|et|y|oder|ou|o)(?: \\S+)? ige\\b|\\bige (?:and|vs|versus|or|und|et|y|oder|ou|o)(?: \\S+)? igg\\b|difference between ig[ge] and ig[ge]',
  ],
  [
    'reliability',
    any(
      'how (?:accurate|reliable|exact|precise|sure|trustworthy|valid|certain|good) (?:is|are|was|were|can)(?: \\S+){0,5}|(?:accuracy|precision|reliability|repeatability|reproducib\\w*|uncertainty|error margin|margin of error|sensitivity|specificity|false positives?)(?: \\S+){0,6}|(?:get|have|be|come out)(?: \\S+)? the same (?:numbers?|values?|results?)(?: \\S+){0,6}|(?:tested|test(?:ed)? it|measured) (?:twice|again)(?: \\S+){0,6} same|(?:value|result|level|number)s? vary|same sample twice',
      '(?:is|are|was)(?: \\S+){0,4} (?:a )?(?:scam|pseudo ?science|rubbish|nonsense|bullshit|quackery|snake oil|legit|proven|evidence based|validated|backed by science|scientific\\w*|rip off|fake|bogus|trustworthy|hoax)|(?:is|are)(?: \\S+){0,2} (?:igg|test\\w*)(?: \\S+){0,3} recogni[sz]ed|has the test been validated|how (?:big|large|much) (?:must|does|should)(?: \\S+){0,3} (?:change|difference)(?: \\S+){0,3} (?:be|count|matter)|(?:is|are)(?: \\S+){0,6} (?:real|meaningful|significant|true) (?:change|difference)|small difference|\\d (?:really )?different from \\d|igg (?:mean intolerance|just show\\w*)|(?:another|different|other) labs? (?:give|get|have|show)(?: \\S+){0,4} (?:values?|results?|numbers?)|(?:backed by|evidence|science|proof|proven|studies)(?: \\S+){0,5} (?:test|igg|science|this|work\\w*)|^(?:any |is there )?(?:evidence|proof|studies|science)|(?:doctor|gp|allergist|internet|wikipedia|friend|people|doctors|allergy societies|dietitian)(?: \\S+){0,2} (?:say|says|said|laughed?|thinks?|think|told|criticis\\w*|criticiz\\w*|recommend|against)(?: \\S+){0,8} (?:tests?|igg|report|rubbish|nonsense|crap|useless|quackery|bin)|why (?:do|are) doctors|waste (?:of|my|your) money|what (?:do|does) (?:doctors|science|the science|experts)|(?:can|could|may) the (?:test|lab|result)(?: \\S+)? (?:be wrong|have (?:made a mistake|mixed|swapped))|(?:mix(?:ed)?|swapp?ed) up my|(?:can|should|do) i (?:\\S+ )?(?:trust|believe)(?: \\S+){0,3} (?:results?|test|values?|igg|this)|dont believe (?:the|my|this)|test (?:\\S+ )?wrong',
      'wie (?:genau|zuverlassig|verlasslich|sicher|aussagekraftig) (?:ist|sind)(?: \\S+){0,5}|wissenschaftlich|serios|glaubwurdig|(?:value|result|level|number)s? (?:changed|went|moved|rose|fell) from \\d\\S* to \\d\\S*(?: \\S+){0,5} (?:matter|change|real|mean|significant|anything)|abzocke|humbug|halt nichts von|(?:test|resultats?)(?: \\S+){0,2} fiables?|fiabilite|(?:est il|c est) (?:une )?(?:arnaque|serieux|fiable)|quelle est la precision|ne vaut rien|(?:es|son|que tan) (?:\\S+ )?(?:fiables?|precis[oa]s?)|fiabilidad|estafa|no sirve|demostrado|cientificamente',
    ),
    'how (?:long|soon)|recipes?|scanner|app|portal|change my|my mood|kit (?:is|was)|eat|co?eli?ac\\w*|allerg(?:y|ic)|label|product|dish(?:es)?|photos?|mum|dad|son|boy|wife|husband|ovulation|collagen|clients?|patients?|foods? list|replies|nut|diseases?',
  ],
  [
    'two-factor',
    '\\b2 ?fa\\b|two factor|2 factor|two step (?:login|verification|sign in)|authenticator|second factor|zwei faktor\\w*|double authentification|dos factores|passkeys?|fingerprint (?:login|sign in)|face ?id',
  ],
  [
    'home-screen',
    any(
      '(?:home ?screen|startbildschirm|ecran d accueil|pantalla de inicio)',
      '(?:is there|do you have|got|where is|wheres|get|download|install|gibts?|gibt es|y a t il|hay)(?: \\S+){0,4} (?:an? |the |eine? |une )?(?:app|application|aplicacion)(?: \\S+){0,4}$|install (?:it |this |the app )?on (?:android|iphone|my phone)|app (?:store|for (?:iphone|ios|android|my phone))|play store',
    ),
    'scanner|scan|food|recipe|allerg\\w*|language|german|deutsch|francais|espanol|dutch|spanish|french|recipes?|foods?',
  ],
  [
    'theme',
    'dark (?:mode|theme)|light (?:mode|theme)|night mode|dunkelmodus|dunkles design|mode sombre|modo oscuro|too bright',
  ],
  [
    'sign-out',
    '(?:log|sign)(?:ging|ing)? ?(?:me )?(?:out|off)\\b|logout|abmelden|ausloggen|deconnect\\w*|cerrar sesion',
    'everyone|everywhere|why|keeps?|always|been|was i|devices|phones|forget|forgot|what happens|list|definitively|results?|my',
  ],
  [
    'share-report',
    any(
      '(?:share|send|forward|email|mail|give|show|pass|fax)(?: \\S+){0,3} (?:report|results?|values|pdf)(?: \\S+){0,3} (?:with|to) (?:\\S+ ){0,3}(?:doctor|dr|gp|doc|dietitian|nutritionist|specialist|someone|somebody|friend|husband|wife|practitioner|family|myself|me)|(?:share|send|forward|email) (?:\\S+ )?(?:my )?(?:report|results|pdf)(?: how)?$',
      '(?:bericht|ergebnisse?|befund) (?:\\S+ ){0,4}(?:arzt|arztin) (?:\\S+ )?(?:schicken|senden|teilen|geben)|(?:envoyer|partager) (?:\\S+ ){0,3}(?:rapport|resultats)|(?:enviar|compartir) (?:\\S+ ){0,3}(?:informe|resultados)',
    ),
    'will|automatically|did you',
  ],
  [
    'cost',
    any(
      'how much (?:is|does|do|are|for)(?: \\S+){0,4} (?:tests?|kits?|panel|retest)(?: \\S+){0,2}|how much (?:does|did|is|will) (?:it|this) (?:all )?cost$|(?:price|cost|fee)s? (?:of|for)(?: \\S+){0,3} (?:tests?|kits?|panel)|(?:order|buy|purchase|get)(?: \\S+){0,2} (?:(?:another|new|second|more|replacement) (?:\\S+ )?(?:kits?|test|sample|panel)|a kit)(?: \\S+){0,2}$|(?:discount|price|cost)s?(?: \\S+){0,3} (?:second test|retest|test|kit)$|does (?:my )?(?:insurance|health insurance|the nhs) (?:pay|cover)(?: \\S+){0,4}',
      'was kostet (?:der|das|ein) (?:\\S+ )?(?:test|kit)|wie teuer ist|zahlt die (?:kranken)?kasse|combien (?:ca )?coute (?:le|un) (?:test|kit)|prix du (?:test|kit)|cuanto (?:cuesta|vale) (?:el|la|otro|otra) (?:test|prueba|kit)|(?:neuen?|zweiten?) (?:test|kit) bestellen',
    ),
    'food|recipe|eat|cook\\w*|beef|meal',
  ],
  [
    'own-recipes',
    'where(?: \\S+){0,4} recipes?$|^recipes? where$|(?:where|how) (?:do|can) i (?:find|see|get|open)(?: \\S+){0,3} recipes?(?: \\S+){0,2}$|show me (?:my|the|all) recipes$|wo (?:finde ich|sind) (?:\\S+ )?rezepte|ou (?:sont|trouver|trouve) (?:\\S+ ){0,2}recettes|donde (?:estan|encuentro) (?:\\S+ )?recetas',
    'chosen|choose|made|select\\w*|reliable|without|with',
  ],
  [
    'shared-account',
    `(?:can|could|may) (?:my |our )?${another} (?:\\S+ )?(?:use|share|log ?in|sign in)(?: \\S+){0,4} (?:my |our )?(?:account|login|password|portal)|share (?:my )?(?:account|login|password)`,
  ],
  [
    'cooking',
    '(?:does|do|will|would|is|if)(?: \\S+){0,3} (?:cooking|cooked|baking|baked|heating|frying|boiling|roasting|freezing|raw)(?: \\S+){0,4} (?:change|make|different|difference|matter|count|affect|help|lower|better|destroy|same|remove)\\b(?: \\S+){0,8}|(?:difference|matter)(?: \\S+){0,3} raw (?:or|and|vs) cooked',
    'lectin\\w*|oxalat\\w*|vitamins?|egg|eggs|tomato\\w*|bread|meat|milk|gut|sick|onions?|apples?|carrots?|oats?',
  ],
  [
    'whose-team',
    any(
      'who (?:is|are|runs?|owns?|operates?|is behind|made|stands? behind|s behind)(?: \\S+)? (?:behind |the team|this (?:portal|site|app|website|company)|pearwell|the portal|the laboratory|the lab team)(?: \\S+){0,4}|(?:what|which) (?:company|firm|lab|laboratory)(?: \\S+){0,5}|whats? (?:is )?pearwell$|who answers (?:when|if|what) (?:you|u)(?: \\S+){0,3}$|where (?:are you|is the lab\\w*|is pearwell|is your office) ?(?:based|located)?$|^(?:(?:what is|whats|got|is there|do you have|have you|give me|i need|can i have) )?(?:a |an |the |your |any )?(?:lab |laboratory |support )?(?:phone|telephone|tel|email|mail|address|hotline|contact form|opening hours|impressum|imprint|customer service|call ?back)(?: (?:number|address|of|for|the|lab|laboratory|support|team|please|pls|to|call))*$|how do i contact (?:support|the lab(?:oratory)?)$|who (?:do i write to|is responsible for this|sends me the emails)(?: \\S+){0,6}$|whose portal|(?:practitioner|dr \\S+) (?:part of|work for) (?:pearwell|the lab\\w*)|(?:i want to|where can i|how do i) complain|complaint form|talk to someone at the lab|reach the lab(?:oratory)?(?: team)?$',
      '(?:team|you|lab|anyone|nobody|somebody|someone)(?: \\S+){0,3} (?:answer\\w*|repl\\w*|get|got|look\\w*|respond\\w*|passed)(?: \\S+){0,3} (?:my )?(?:question|message|it on|on my question)|(?:when|how long|where)(?: \\S+){0,5} (?:reply|answer|respond|response)(?: \\S+){0,3} (?:team|lab)$|who (?:will |is going to )?(?:looks?|answers?)(?: \\S+){0,3} (?:my question|questions (?:\\S+ )?pass(?:ed)? on)|what happens after (?:you|u) pass|you passed my question|is the team doctors|doctors in the (?:lab )?team|when will (?:someone|somebody|they) (?:reply|answer)|who (?:wrote|writes) (?:the|your) (?:answers|recipes|texts)',
      'wer (?:steckt hinter|betreibt|beantwortet|ist das team)|kontakt zum labor|telefonnummer|wie erreiche ich (?:das labor|den support)|qui (?:gere|va repondre|est derriere)|joindre le labo\\w*|numero du support|quien (?:esta detras|responde)|contact\\w* con el laboratorio|telefono de',
    ),
    `my (?:phone|email|address|number|data)|change|${practitioner}|emergency|wrong number|home`,
  ],
  [
    'joke',
    '(?:tell|know|got|make|say)(?: \\S+){0,4} (?:jokes?|laugh|funny|riddle)|^(?:a )?jokes?(?: please| pls)?$|witz|blague|chiste',
    'recipe|not a joke|no joke',
  ],
  [
    'insult',
    any(
      '(?:you|u|this|that|it)(?: \\S+){0,3} (?:useless|stupid|dumb|crap|shit|rubbish|terrible|awful|annoying|pathetic|no help|a joke|unhelpful|hopeless|the worst|suck|sucks|bad at this)$|^(?:youre|ur|your) (?:\\S+ )?(?:useless|stupid|dumb|an? (?:idiot|joke|moron)|crap|shit|no help|annoying|wrong)(?: \\S+){0,2}$|^(?:fuck|screw) (?:you|off|this|u)|^fuck$|^shut up|^(?:idiot|moron|useless|bullshit|wtf|stupid)(?: (?:bot|answer|thing|machine))?$|^(?:piss|bugger) off|(?:didnt|doesnt|did not|dont) (?:help|answer)(?: me| my question)?(?: at all)?$|wrong answer|not what i asked|that was no help|du bist (?:\\S+ )?(?:doof|dumm|blod|nutzlos)|tu es (?:\\S+ )?(?:nul|bete|stupide)|eres (?:\\S+ )?(?:tonto|inutil|estupido)',
    ),
    'food|beef|eat|recipe|diet|lab',
  ],
  [
    'food-diary',
    any(
      '(?:keep|write|start|make|do|fill(?: in| out)?|use|need|note|put in|goes in|what is|whats|how|tips?)(?: \\S+){0,6} (?:food|symptom|eating|meal|nutrition|complaint|elimination)? ?(?:diary|journal|food log|symptom log|log ?book)|^(?:food|symptom|eating) (?:diary|journal|log)(?: \\S+){0,4}$|how (?:do|should|can) i (?:track|log|note|write down|record) (?:\\S+ ){0,4}(?:symptoms?|complaints?|what i eat|foods?|meals?|reactions?)(?: \\S+){0,4}',
      '(?:wie|was)(?: \\S+){0,4} (?:ernahrungs|symptom|ess|essens)?tagebuch(?: \\S+){0,3}|(?:comment|que)(?: \\S+){0,5} (?:journal|carnet) alimentaire(?: \\S+){0,3}|(?:como|que)(?: \\S+){0,5} diario (?:de (?:comidas|alimentos)|alimentario)(?: \\S+){0,3}',
    ),
    'scanner|show(?:s|ed)?|says?|suspect\\w*|deleted',
  ],
  [
    'explain-diet',
    '(?:how|what)(?: \\S+){0,4} (?:explain|tell|say to|break it to)(?: \\S+){0,6} (?:friends?|famil\\w+|parents|mum|mom|hosts?|in laws|colleagues|people|others|everyone|guests|husband|wife|partner)(?: \\S+){0,6}|wie (?:erklare|sage) ich (?:\\S+ ){0,4}(?:freunden|familie|gastgeber\\w*)(?: \\S+){0,4}|comment expliquer(?: \\S+){0,5} (?:amis|famille)|como (?:explico|explicar|digo)(?: \\S+){0,5} (?:amigos|familia)(?: \\S+){0,3}',
    'allerg\\w*|genes|inherit|test(?:ed)?|results?|emergency|password|portal',
  ],
  [
    'read-label',
    '(?:how|what)(?: \\S+){0,5} (?:read|look for|check|understand|mind)(?: \\S+){0,3} (?:food |ingredients? |product )?(?:labels?|ingredients? lists?|lists? of ingredients|packets?|packaging)(?: \\S+){0,3}|wie (?:lese|liest man) (?:\\S+ )?(?:zutatenliste\\w*|etiketten?)|comment lire (?:\\S+ )?(?:etiquettes?|liste d ingredients)|como (?:leo|leer) (?:\\S+ )?(?:etiquetas?|lista de ingredientes)',
    'scan\\w*|photo|picture|app|camera|portal|blurr\\w*|languages?',
  ],
  [
    'prepare-visit',
    `(?:what|how|which)(?: \\S+){0,5} (?:ask|bring|take|prepare|tell|discuss|questions?)(?: \\S+){0,6} (?:appointment|visit|consultation|first (?:talk|meeting|session)|(?:my|the) ${practitioner})(?: \\S+){0,3}`,
    'cost|book|how do i ask|can i ask|contact|reach|phone|email|find|change|sample|kit|scanner|account',
  ],
  [
    'praise',
    '^(?:i )?(?:love|like) (?:you|u|this|it)(?: so much)?$|^(?:(?:thanks|thank you|thx|cheers)(?: so much| a lot)? )?(?:youre|you are|ur|your|u are|u r|you r|this is|its|it is|du bist|t es|tu es|vous etes|eres) (?:\\S+ ){0,2}(?:great|funny|best|amazing|helpful|awesome|sweet|nice|lovely|cute|brilliant|legend|star|lifesaver|genius|useful|fantastic|super|toll|klasse|genial|genialer?|geniale|top|chouette|maja|majo|lieb|nett)(?: \\S+){0,2}$|^(?:well done|good (?:job|bot)|nice one|clever|brilliant|awesome|amazing|cool|great stuff|perfect|super|wow)(?: thanks| thx| thank you)?$|that (?:was|is) (?:\\S+ )?(?:helpful|great|brilliant)$|^marry me$|^(?:thanks|thank you|thx|cheers|danke|merci|gracias|ty)(?: \\S+){0,7}$|^(?:\\S+ ){0,4}(?:thanks|thank you|thx|danke|merci|gracias|cheers|ty)$|^(?:you|u|that|this) (?:really |just )?(?:helped|saved)(?: \\S+){0,4}$|^(?:best|good|great) (?:bot|app|portal|chat|answer|assistant)(?: \\S+){0,2}$|^(?:have (?:a )?(?:nice|good|great|lovely) (?:day|evening|weekend|one)|take care|schonen tag(?: noch)?|bonne (?:journee|soiree)|buen dia|love it|super danke|toll|genial)(?: \\S+){0,3}$',
    'can|may|could|should|what|whats|how|which|when|where|why|eat|puedo|darf|kann|puis|(?:value|results?)|(?<!\\bthis |\\bthat |\\bit )is (?:\\S+ )?(?:ok|okay|fine|allowed|high|low)|but|password|report',
  ],
  [
    'help',
    '^(?:please |pls |can (?:you|u) |could you )?(?:help|help me|i need help|i need (?:some )?help please|help please|help pls|hilfe|ayuda|aide|aidez moi|aide moi|ayudame)(?: please| pls| bitte)?$|^(?:are |r )?(?:you|u) (?:still )?(?:there|here|online|working|awake)$|^(?:is )?any(?:one|body) (?:there|here|home)$|^(?:i have|ive got|got) (?:a |another )?question$|^can i ask (?:you |u )?(?:something|smth|sth|a question)$|^hi can i ask.*$|^(?:what now|start|menu|options|test|testing|asdf\\w*|hmm+|huh|what|eh|um+|so|yes|no|maybe|nope|yep|yeah)$',
  ],
  [
    'how-are-you',
    '^(?:hi |hey |hello |hallo |salut |hola )?(?:how (?:are|r) (?:you|u|ya)(?: doing| today| feeling)*|hows (?:it going|life|things|your day)|how was your day|(?:whats|what is) up|wie gehts?(?: (?:es )?(?:dir|ihnen))?|wie geht es (?:dir|ihnen)|ca va|comment (?:ca va|vas tu|allez vous)|que tal|como (?:estas|esta usted))(?: today| heute)?$',
  ],
  [
    'chat',
    '^(?:(?:lol|haha\\w*|lmao|rofl|hihi|hehe|xd|ok|okay|oh|ah|ups|oops|sorry|soz|whoops|never ?mind|nvm|forget it|nothing|wrong (?:chat|window|person|number)|my (?:bad|mistake)|i was (?:just )?(?:joking|kidding)|just (?:joking|kidding|testing|looking|saying)|jk|im (?:bored|sad|happy|lonely|fine|good)|i had a (?:bad|good|great) day|no worries|no problem|all good|bye|goodbye|see (?:you|ya)|later|got to go|gtg|brb|entschuldigung|tut mir leid|falscher chat|desolee?|pardon|perdon|lo siento|egal|vergiss es)(?: |$))+$',
  ],
  [
    'small-talk',
    any(
      'weather|forecast|^(?:whats|what is) \\d+(?: \\S)? \\d+$|^sing$|(?:going to|gonna|will it) rain|election|president|prime minister|politic\\w*|who (?:won|will win)|football (?:score|match)|(?:the )?match (?:score|result)|what (?:time|day|date|year) is it|(?:capital|population) of|stock market|bitcoin|lottery|horoscope|star sign|sing (?:me )?a song|write (?:me )?(?:a|an) (?:poem|song|story|essay)|meaning of life|favou?rite (?:colou?r|film|movie|song)|news today',
      'wie wird das wetter|wetter (?:heute|morgen)|quel temps|la meteo|que tiempo|el tiempo (?:hoy|manana)',
    ),
    'eat|food|recipe|results?|diet|cook\\w*|bbq|hot weather',
  ],
]
const patterns = asked.map(
  ([topic, ways, not]) => [topic, pattern(ways), not === undefined ? undefined : pattern(not)] as const,
)

const topicIn = (text: string): PortalTopic | undefined =>
  patterns.find(([, way, not]) => way.test(text) && !not?.test(text))?.[0]

/** What is asked of the portal or its assistant; `text` as `plain` writes it. */
export function portalAsked(text: string): Asked | undefined {
  const topic = topicIn(text)
  return topic && { about: 'portal', topic }
}

/** Whether the portal is asked about, whoever is spoken of. */
export const isOfPortal = (question: string): boolean => topicIn(plain(question)) !== undefined

/** Whether somebody asks for the results of somebody else, whom they know. */
export const isOthersResults = (question: string): boolean => topicIn(plain(question)) === 'others-results'
