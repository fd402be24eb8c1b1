import { plainQuotes } from '@shared/domain/fold'

/** How people say what the portal is about: a name, and every way of saying it. */
const said: Record<string, string> = {
  coeliac: 'co?eliacs?(?: diseases?)?',
  igg: 'igg|antibod\\w+|immunoglobulins?|(?:blood|food) tests?',
  test: 'tests?|testing|tested',
  worth: 'worth(?:while)?|point of|use of|useful|evidence|scien\\w+|proven|educational',
  diagnosis:
    'diagnos[ei]s|diagnostic|ill|sick|illness\\w*|conditions?|prov(?:e|es|ing)|wrong with me|diseases?',
  allergy: 'allerg\\w+|ige|anaphyla\\w*',
  intolerance: 'intoleran\\w+|sensitiv\\w+',
  difference:
    'differen\\w*|differs?|versus|vs|distinguish\\w*|tell apart|separate|(?:is|are|isn.?t|aren.?t) (?:that|this|it|they|both)(?: \\w+)? (?:the )?same|the same (?:as|thing)',
  lactose: 'lactose|lactase|dairy sugar',
  value:
    'values?|numbers?|figures?|scores?|readings?|levels?|scales?|grad(?:e|es|ed|ing)|thresholds?|limits?|cut-?offs?|bands?|ranges?|µg(?: ?/ ?ml)?|without a unit',
  reaction: 'react\\w*',
  unit: 'units?|µg(?: ?/ ?ml)?|ug ?/ ?ml|mcg|micrograms?',
  index: 'index|bare number|without a unit|no unit',
  high: 'high|highly|higher|highest|top band|strong(?:ly)?',
  elevated: 'elevat\\w+|raised|increased|positive',
  moderate: 'moderat\\w*|medium|middle|mild(?:ly)?',
  low: 'low|lower|normal|no elevation|not elevated|negative',
  harm: 'dangerous|danger|harm\\w*|bad|risky|poison\\w*|toxic|worry about|worrying|risks?|unsafe|alarming',
  leave:
    'leav(?:e|es|ing)(?: \\w+){0,3} out|left out|cut(?:ting|s)?(?: \\w+){0,3} out|eliminat\\w+(?: (?:phase|diet|period))?|exclu(?:de|des|ded|ding|sion|sions)|avoid\\w*|(?:stay|keep|stays|staying|keeping)(?: \\w+)? (?:off|away)|g[ia]v(?:e|ing) up|restrict\\w*|omit\\w*|stop(?:ped)? eating|do without|go without|one-sided|ban(?:ned|ning)?|off limits|abstain\\w*|take(?:n)?(?: \\w+){0,2} out|remov\\w+(?: \\w+){0,2} (?:from (?:my|the|their) diet|foods?)',
  diet: 'diets?|dietary|dieting|eating plan',
  start: 'start\\w*|begin\\w*|began|first steps?|get going|set about',
  everything: 'all of them|all at once|at the same time',
  weeks: 'how long|how many (?:days|weeks|months)|until when|weeks?|months?|last|lasts|duration',
  again:
    're-?introduc\\w*|(?:bring|brings|bringing|brought|add|adds|adding|added|put|putting)(?: \\w+){0,3} back|(?:try|eat|have)(?: \\w+){0,3} again|(?:food|foods) (?:can )?return|challeng\\w+|reintegrat\\w*|back on the menu|eat(?: \\w+){0,2} later|back into my diet|back in(?:to)? (?:the|my|their)?',
  sample:
    'samples?|specimens?|blood (?:draw|test kit|collect\\w+|taking)|finger ?(?:tips?|pricks?)|pricks?|lancet|needle|collect\\w*|drops?|vein|tube',
  fasting: 'fast|fasting|sober|empty stomach|nothing to eat|eat(?: \\w+){0,3} before|breakfast before',
  prepare: 'prepar\\w*|before(?: \\w+){0,2} (?:test|sample|prick|appointment|finger prick)',
  arrival:
    '(?:results?|reports?)(?: \\w+){0,3} (?:ready|arriv\\w+|here|there|come|comes|available)|when (?:will|do|can|are)(?: \\w+){0,4} (?:results?|reports?)|ready|turnaround|usual time|processing time|results? time|delivered|(?:lab|laboratory|analysis)(?: \\w+){0,2} takes?',
  repeat:
    'repeat\\w*|re-?test\\w*|test(?:ed|ing)?(?: \\w+){0,2} again|(?:second|another|new) test|later test',
  scanner: 'scan\\w*|barcodes?|camera to (?:check|read)',
  label: 'labels?|packets?|packag\\w*|packs?|ingredients?|products?',
  photo: 'photos?|pictures?|pics?|images?|cameras?|snap\\w*',
  unreadable:
    '(?:can ?not|can.?t|cannot|does not|doesn.?t|won.?t|will not|could not|couldn.?t) read|unreadable|blurr?\\w*|not recogni[sz]ed?',
  nothing: 'nothing|no match(?:es)?|found no|finds no|none of',
  rely: 'rely|relies|trust\\w*|reliab\\w+|be sure|certain|ok for me|okay for me|safe for me|can i eat the',
  trace: 'traces?|may contain|may come from',
  recipe: 'recipes?|meals?|dish(?:es)?|cook\\w*|menus?|breakfasts?|lunch(?:es)?|dinners?|what to cook',
  daily: 'daily|of the day|today(?:.s)?|for each day|every day',
  choose: 'chosen|chooses?|choosing|picks?|picked|selected|selection|come from|suitable|suits?|checked',
  no: 'no|not|why do i not|why is there no',
  privacy:
    'priva\\w+|confidential\\w*|protect\\w*|secur\\w+|gdpr|encrypt\\w*|stored|storage|hack\\w*|shared? with(?: \\w+)? (?:others?|third parties|insurers?)|safe with you|sold',
  data: 'data|information|details|records?',
  access:
    '(?:see|sees|seeing|look at|looks at|view|views|access|accesses|open|opens|read|reads)(?: \\w+){0,2} (?:my|mine|our|everything|results?|reports?|data)|access|who(?: \\w+){0,2} (?:see|sees|look|looks|open|opens)|(?:other|others|people|anyone|anybody|someone)(?: \\w+){0,2} (?:see|look|view|read|access)',
  practitioner: 'practitioners?|therapists?|nutritionists?|advis[eo]rs?|dieti[ct]ians?|coach(?:es)?',
  doctor:
    'doctors?|docs?|gps?|physicians?|medical|specialists?|hospitals?|clinics?|medics?|consultants?|healthcare',
  password: 'passwords?|passphrase|log-?in|log ?in|log on|sign ?-?in|signing in|credentials',
  forgot:
    'forg[eo]t\\w*|lost|locked out|reset\\w*|(?:can ?not|can.?t|cannot) (?:log|sign|get) ?(?:in|on)|new (?:one|password) issued|get in again|cannot remember|don.?t remember|get back in',
  change: 'chang\\w+|updat\\w+|edit\\w*|new password|correct',
  delete:
    'delet\\w+|remov\\w+|eras\\w+|clos(?:e|ing)|cancel\\w*|get rid|for good|wip(?:e|ing)|for ever|deactivat\\w+|terminat\\w+',
  account: 'accounts?|profiles?|membership|registration|sign(?:ed)? ?up',
  contact:
    'contact\\w*|get in touch|write to|reach (?:a |an |you|us|some\\w+|any\\w+)(?:person)?|phone numbers?|(?:speak|talk)(?:ing)? (?:to|with) (?:a |an |some|any)\\w+|(?:real|actual) person|human being|customer service|support team|hotline|customer support|help ?desk|(?:ring|call|phone) (?:you|the|somebody|someone)|humans?(?: being)?',
  laboratory: 'labs?|laborator\\w+',
  problem: 'broken|not working|bugs?|error|problems?|is wrong',
  report: 'reports?|results?|findings|outcome',
  notification: 'notif\\w+|reminders?|alerts?',
  download: 'download\\w*|print\\w*|pdf|save (?:my|the) (?:report|results)',
  export: 'export\\w*|copy of (?:everything|all|my data)',
  carried:
    'carried over|earlier (?:test|report)|previous (?:test|report)|older report|old (?:test|report|results?)|last year.?s',
  pregnancy: 'pregnan\\w+|breast-?feed\\w*',
  children: 'child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|adolescents?|teenagers?',
  nutrients:
    'nutri\\w+|deficien\\w+|adequa\\w+|calcium|protein|vitamins?|minerals?|iodine|fibre|fiber|balanced|everything i need|enough of|malnutri\\w+|supplements?|lack of|shortage|well nourished',
  protocol:
    'protocols?|plans?|stepwise|structur\\w+|schedule|steps?|order|sequence|programme|phases|roadmap|regimen|how to go about',
  unsuitable:
    'contra-?\\s?indicat\\w*|not suitable|unsuitable|for whom|eating disorders?|anorexi\\w+|must not|who should not|not appropriate|medical advice',
  vulnerable:
    'athletes?|elderly|frail\\w*|diabet\\w+|kidney|vulnerable|from the start|underweight|seniors?|old people|older people|vegans?|sports(?:men|women|people)?',
  refer: 'refer|refers|referral\\w*|referred|red flags?|flags?|send(?: \\w+){0,3} on|warning signs?',
  gut: 'bleed\\w*|blood in(?: the| my)? stool|weight loss|losing weight|stools?|diarrhoea|vomiting|fever',
  urgent: 'urgent\\w*|straight away|immediately|right away|at once|emergenc\\w+|severe|serious',
  signs: 'signs?|symptoms?|complaints?',
  communicate:
    'communicat\\w+|talk\\w*|explain\\w*|discuss\\w*|convers\\w+|wording|tell (?:a |the |my )?(?:clients?|patients?)|put into words|counsel\\w*|say to (?:a |the |my )?(?:clients?|patients?)|break the news',
  fear: 'fright\\w*|anxious|anxiety|scar(?:e|es|ed|ing)|alarm\\w*|worr(?:y|ied|ies|ying)|afraid|fear\\w*|nervous|upset\\w*|panic\\w*|concerned',
  document:
    'document\\w*|writ(?:e|ing)(?: \\w+){0,2} down|record[- ]?keeping|notes?|noted?|duties|keep records|paperwork|case notes|chart(?:s|ing)?|records? to keep',
  release:
    'releas\\w+|approv\\w+|sign off|publish|held|hold|pending|waits? for(?: my)? review|review\\w*|authori[sz]e\\w*|unlock\\w*|make(?: \\w+){0,3} visible|hand over',
  interpret:
    'interpret\\w*|make sense of|how (?:do|should|can) (?:i|we) read|significan\\w+|act on|understand\\w*',
  travel: 'travel\\w*|holidays?|restaurants?|eating out|eat out|vacations?|on the go|invited|canteens?',
  assistant: 'assistant|chat ?bots?',
  factor: 'factors?|influenc\\w+|affects?|affected',
  compare: 'compar\\w+|trend|over time',
  consent: 'consent\\w*|agree to|before they agree|expectations?',
}

/** Words of the trade that stand in half of all questions, and ways of asking; they tell two answers about one thing apart, and say nothing of what it is. */
const asking: Record<string, string> = {
  patient: 'patients?|clients?',
  measure: 'measur\\w+|detect\\w*|(?:test|tests|testing|values?)(?: \\w+){0,2} (?:tell|show)s?(?: me| us)?',
  consult: 'consult\\w*|appointments?|visits?|sessions?',
  meaning: 'means?|meaning|meant|stands? for',
  who: 'who|whom|whose',
  when: 'when|how soon|at what point',
  why: 'why|how come|what for',
  where: 'where|whereabouts',
}

const compiled = (sources: Record<string, string>) =>
  Object.entries(sources).map(
    ([name, source]) =>
      [`q${name}q`, new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu')] as const,
  )
const topics = compiled(said)
const manners = compiled(asking)

/** What only this portal is about; the rest is said of anything. */
const own = new Set(
  `igg diagnosis coeliac allergy intolerance lactose unit elevated moderate reaction value report leave diet again sample scanner label recipe
practitioner password account laboratory nutrients carried signs refer pregnancy privacy document release`.split(
    /\s+/u,
  ),
)

/** Whether a sense tells by itself that a question belongs here. */
export const isTopic = (sense: string): boolean => own.has(sense.slice(1, -1))

export const isManner = (sense: string): boolean => Object.hasOwn(asking, sense.slice(1, -1))

/** Their words are not read as anything else: coeliac disease says nothing of disease. */
const exclusive = new Set(['qcoeliacq'])

function blanked(text: string, places: readonly RegExpExecArray[]): string {
  let rest = text
  for (const { index, 0: words } of places)
    rest = rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length)
  return rest
}

/** What a text speaks of, and what is left of it without the words that said so. */
export function sensesIn(text: string): { senses: string[]; rest: string } {
  let plain = plainQuotes(text.normalize('NFC').toLowerCase())
  let rest = plain
  const senses: string[] = []
  for (const [name, pattern] of [...topics, ...manners]) {
    // Most say nothing of a text, and finding all places of one takes longer than finding none.
    if (plain.search(pattern) === -1) continue
    const places = [...plain.matchAll(pattern)]
    senses.push(name)
    rest = blanked(rest, places)
    if (exclusive.has(name)) plain = blanked(plain, places)
  }
  return { senses, rest }
}
