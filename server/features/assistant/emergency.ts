/** What is said instead of any other answer; no model is asked. */
export const emergencyText =
  'This may be an emergency. If somebody has trouble breathing, swelling of the face, tongue or throat, faints or feels ' +
  'very unwell after eating: call your emergency number now (112 in Europe, 999 in the United Kingdom, 911 in North ' +
  'America). Use an adrenaline auto-injector if one was prescribed, lie down with the legs raised, and do not stay alone. ' +
  'I cannot help in an emergency.'

const body = '(?:throat|tongue|lips?|face|mouth|eyes?|neck|airways?|windpipe)'
const swelling =
  '(?:swell\\w*|swoll\\w*|swelt\\w*|puff\\w*|clos\\w*|tight\\w*|constrict\\w*|block\\w*|numb\\w*)'
const breath = '(?:breath\\w*|breth\\w*|breathe?ing|air)'
const trouble =
  "(?:can ?(?:no|['’`])?t|cannot|cant|could ?n['’`]?t|unable|trouble|troubles|difficult\\w*|hard|struggl\\w*|short\\w*|problems?|gasp\\w*|barely|hardly|stopped|stops?|out of|fight\\w* for)"

const signs = [
  `${trouble}(?:\\W+\\w+){0,4}\\W+${breath}`,
  `${breath}(?:\\W+\\w+){0,3}\\W+(?:trouble|difficult\\w*|problems?|stopp\\w*|fast and|is hard|hard|bad)`,
  `${body}(?:\\W+\\w+){0,4}\\W+${swelling}`,
  `${swelling}(?:\\W+\\w+){0,4}\\W+${body}`,
  'anaph\\w*|anafil\\w*|anaphil\\w*',
  'epi-?\\s?pens?|adrenalin\\w*|epinephrin\\w*|auto-?\\s?injectors?|jext|emerade',
  'chok(?:e|es|ed|ing)',
  'wheez\\w*',
  "unconscious\\w*|not conscious|collaps\\w*|faint(?:s|ed|ing)|pass(?:ed|es|ing) out|black(?:ed|ing) out|unresponsive|not responding|wo(?:n['’]?t|uld not) wake",
  '(?:severe|serious|life-?\\s?threatening|strong|bad|acute) (?:allerg\\w+|reaction\\w*|allergic reaction\\w*)',
  'chest (?:pain|tight\\w*|hurts)|pain in (?:my|the|his|her) chest|heart (?:attack|racing|stopped)',
  'turn(?:s|ed|ing) blue|blue lips|seizures?|convuls\\w*|overdos\\w*|suicid\\w*|kill myself|want to die',
  'ambulance|emergency (?:number|room|services?)|call (?:999|911|112)|(?:999|911|112)(?!\\d)',
  'it is an emergency|this is an emergency|medical emergency|emergency!',
  'atemnot|luftnot|erstick\\w*|keine luft|zunge schwillt|notarzt|notfall',
  'respire(?:r)? (?:mal|plus)|étouff\\w*|gorge (?:enfl\\w*|gonfl\\w*)|urgence vitale|samu',
  'no puedo respirar|ahog\\w*|garganta (?:hinchada|cerrada)|hinchaz\\w+ de',
]

const anySign = new RegExp(`(?<![\\p{L}\\d])(?:${signs.join('|')})(?![\\p{L}\\d])`, 'iu')

/** Whether a question speaks of something that cannot wait for an answer. Rather too often than once too little. */
export const isEmergency = (question: string): boolean =>
  anySign.test(question.slice(0, 2000).normalize('NFC').replace(/\s+/gu, ' '))
