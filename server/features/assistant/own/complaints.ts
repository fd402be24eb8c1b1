import { pattern } from './words'

/**
 * A complaint: `said`, the words for it as `plain` writes them, what it comes from as a rule, what helps, and what more a
 * doctor is needed for. `isAllergic`: it may be an allergy when it comes soon after a food.
 */
export type Complaint = {
  name: string
  said: string
  causes: string
  helps?: string
  doctor?: string
  isAllergic?: true
}

const belly =
  '(?:stomach|tummy|belly|gut|guts|abdom\\w*|bauch|magen|ventre|estomac|barriga|estomago|tripa|vientre)'
const hurts =
  '(?:hurt|hurts|hurting|ache|aches|aching|pains?|painful|upset|cramp\\w*|problems?|trouble|bad|sore|burns?|churn\\w*|knots|weh|schmerz\\w*|duele)'

export const complaints: readonly Complaint[] = [
  {
    name: 'headaches',
    said: 'migraines?|migrane|migrain|head ?aches?|headach\\w*|hedach\\w*|head(?: \\S+){0,3} (?:hurt\\w*|ach\\w*|thump\\w*|throb\\w*|bang\\w*|pounding|pounds|bad|sore|killing|splitting)|sore head|kopf(?:weh|schmerz\\w*)|kopf (?:tut )?(?:\\S+ )?weh|(?:mal|maux) (?:a la |de )tete|dolor(?:es)? de cabeza|duele (?:\\S+ )?(?:la )?cabeza',
    causes:
      'too little sleep or drink, skipped meals, stress, hormones, alcohol, too much or suddenly no caffeine, tense muscles, and in some histamine in wine and aged cheese',
    helps: 'Drink enough, eat and sleep at regular times.',
    doctor:
      'for a headache that is new, gets worse, or comes with a stiff neck, fever, weakness or trouble seeing or speaking (then at once)',
  },
  {
    name: 'hives',
    said: 'hives|nettle rash|welts|wheals|urticaria|nesselsucht|quaddeln|urticaire|ronchas',
    causes: 'an allergy, an infection, a medicine, heat, pressure or stress',
    isAllergic: true,
    doctor: 'soon, for allergy tests',
  },
  {
    name: 'an itching mouth',
    said: '(?:mouth|moth|gums?|tongue|lips?|throat|palate|ears?)(?: \\S+){0,4} (?:itch\\w*|tingl\\w*|furry|funny|burn\\w*|prickl\\w*|bumps?|scratch\\w*|stings?|tickl\\w*|numb)|(?:itch\\w*|tingl\\w*|burn\\w*|prickl\\w*|bumps?|scratch\\w*|tickl\\w*|rash)(?: \\S+){0,3} (?:mouth|gums?|tongue|lips?|throat|palate)|oral allergy\\w*|raw \\S+ tingl\\w*|kribbelt|bouche|pica la boca',
    causes:
      'an allergy that goes with pollen (raw fruit, vegetables and nuts), or from the acid of fruit such as pineapple and kiwi',
    isAllergic: true,
    doctor: 'soon, for allergy tests, before you eat it again',
  },
  {
    name: 'acne',
    said: 'acne|pimples|spots|zits|break(?:s|ing)? ?outs?|skin (?:is )?break\\w*|pickel|akne|boutons|granos|acne',
    causes: 'hormones, the skin’s own fat, cosmetics, stress and, in some people, much sugar or milk',
    doctor: 'or a dermatologist if it is inflamed, scars or stays: treatments work',
  },
  {
    name: 'skin complaints',
    said: 'eczema|ezcema|exzema|ekzem|neurodermitis|dermatitis|rosacea|psoriasis|rash\\w*|itch\\w*|blotch\\w*|skin(?: \\S+){0,3} (?:peels?|peeling|cracks?|flak\\w*|tingl\\w*|flare\\w*|dry|red|worse|sore|bad|burns|crawls)|juck\\w*|ausschlag|demange\\w*|plaques|gratte|picor|picazon|pica|sarpullido|erupcion',
    causes: 'dry skin, soaps, clothes and other contact, heat, stress, a skin disease or an allergy',
    helps: 'Care for the skin with a plain, unscented cream.',
    isAllergic: true,
    doctor: 'or a dermatologist if it gets worse, weeps or stays',
  },
  {
    name: 'tiredness',
    said: 'tired\\w*|fatigue\\w*|exhaust\\w*|no energy|low energy|lack of energy|knackered|shattered|sluggish|sleepy|weak(?! password| moment)|drained|worn out|mude|erschopft|cansad[oa]s?|cansancio|epuise\\w*|fatigue[es]*',
    causes:
      'too little sleep or food, iron or vitamin B12 running low, the thyroid, an infection, stress, low mood, or a large meal',
    helps: 'Eat regularly and enough.',
    doctor: 'if it lasts over two or three weeks: iron, B12, thyroid and blood sugar can be tested',
  },
  {
    name: 'brain fog',
    said: 'brain ?fog\\w*|fog(?:gy|gyness|giness)?(?: (?:head|brain|mind))?|cant (?:concentrate|focus|think)|poor concentration|benommen\\w*',
    causes:
      'poor sleep, stress, skipped or very large meals, too little drink, low iron, the thyroid or a medicine',
    helps: 'Sleep, drink and regular meals come first.',
    doctor: 'if it lasts or gets worse',
  },
  {
    name: 'joint pain',
    said: '(?:joints?|knees?|fingers?|hands?|hips?|shoulders?|elbows?|wrists?|back)(?: \\S+){0,2} (?:hurt\\w*|ach\\w*|pains?|painful|stiff|sore|swollen|swell)|(?:stiff|aching|sore|swollen) (?:joints?|knees?|fingers?|hands?)|joint (?:pain|ache|trouble)s?|achy joints?|arthritis|inflam+ation|inflamed|gelenk\\w*|articulations?|articulaciones',
    causes:
      'strain, wear, an inflammation of the joints (arthritis), gout or an infection; this test shows no inflammation',
    doctor:
      'about joints that stay sore, are stiff in the morning or swell; the same day for a hot, red joint or fever',
  },
  {
    name: 'heartburn',
    said: 'heart ?burn\\w*|reflux|acid(?: \\S+){0,3} (?:up|throat|mouth)|acidity|acidez|indigestion|sodbrennen|brulures? d estomac|burp\\w*|belch\\w*|gastritis',
    causes:
      'stomach acid: fatty or late meals, coffee, alcohol, chocolate, tomato, citrus, mint, tight clothes or overweight',
    helps: 'Smaller meals, none in the three hours before bed, and a raised head of the bed help many.',
    doctor:
      'if it stays over two weeks or needs medicine often; at once with trouble swallowing, black stools or chest pain',
  },
  {
    name: 'constipation',
    said: 'constip\\w*|cant (?:poo|go(?: to the (?:loo|toilet))?|have a poo)|havent (?:pooed|been to the (?:loo|toilet))|(?:hard|no|slow) (?:stools?|poo|bowels?|digestion)|(?:bowels?|digestion) (?:\\S+ )?(?:stopped|slow)\\w*|not been to the (?:loo|toilet)|dont go to the (?:loo|toilet)|verstopf\\w*|constipe\\w*|estrenid[oa]|estrenimiento',
    causes:
      'too little fibre or drink, sitting much, a change of meals or travel, iron tablets and other medicines',
    doctor:
      'if it lasts over two or three weeks, is new after 50, or comes with blood, strong pain or vomiting',
  },
  {
    name: 'diarrhoea',
    said: 'diarr?h?o?e\\w*|diarrea|diarea|diahr\\w*|durchfall\\w*|the runs|the trots|loose stools?|(?:runny|watery|soft) (?:stools?|poo\\w*|bowels?)|(?:stool|poo) (?:is |like )?(?:\\S+ )?(?:soft|runny|water|watery|loose)|(?:toilet|loo)(?: all|since)|(?:run|running|rush|rushing|dash) (?:straight )?to the (?:toilet|loo|bathroom)',
    causes:
      'an infection, lactose, sweeteners and fruit sugar, coffee, medicines such as antibiotics, or the bowel itself',
    doctor: 'if it lasts over a few days, or wakes you at night',
  },
  {
    name: 'vomiting',
    said: 'vomit\\w*|throw(?:ing|n|s)? up|threw up|puk\\w*|(?:being|been|was|be) sick|keep\\w* (?:\\S+ )?down|stays? down|stomach (?:bug|flu)|tummy bug|food poisoning|norovirus|gastro(?:enteritis)?|brechdurchfall|ubergeben|erbrech\\w*|vomis|vomissements?|vomitos?',
    causes: 'an infection, spoilt food, too much at once, a medicine, migraine, pregnancy or an allergy',
    isAllergic: true,
    doctor: 'if it lasts over a day',
  },
  {
    name: 'nausea',
    said: 'nause\\w*|queasy|sick(?: to my stomach)?(?! of| note| leave| and tired)|ubel(?:keit)?|ecoeur\\w*',
    causes:
      'fat or too much at once, an empty stomach, an infection, a medicine, migraine, pregnancy, stress or an allergy',
    isAllergic: true,
  },
  {
    name: 'period pain',
    said: '(?:periods?|menstrua\\w*|cycle)(?: \\S+){0,2} (?:pain\\w*|cramp\\w*|ache\\w*|worse|bad|heav\\w*|late|missing|irregular)|my periods?|pms|pmt|regelschmerz\\w*|regles|reglas?',
    causes:
      'the muscle of the womb and hormones, or endometriosis; periods also change with quick weight loss or too little food',
    helps: 'Warmth and movement help many.',
    doctor: 'or gynaecologist if it is strong, new or getting worse, or a period stays away',
  },
  {
    name: 'hair loss',
    said: 'hairs? ?(?:loss|(?:\\S+ )?(?:fall\\w*|thin\\w*|shed\\w*|coming out))|los(?:e|ing) (?:\\S+ )?hair|haarausfall|nails? (?:\\S+ )?(?:break\\w*|brittle|split\\w*)|brittle nails|perte de cheveux|caida del pelo',
    causes:
      'too little iron, protein or energy, the thyroid, hormones, an illness or stress some months ago, or a medicine',
    helps: 'Eat enough protein and iron, and put something in place of what you leave out.',
    doctor: 'for a blood test (iron, thyroid, vitamin D)',
  },
  {
    name: 'a runny or blocked nose',
    said: '(?:nose|sinus\\w*)(?: \\S+){0,3} ?(?:runs?|running|blocked|drips?|stuffy|free)?|runny nose|sneez\\w*|hay ?fever|heuschnupfen|rhume des foins|mucus|phlegm|nase (?:\\S+ )?lauft|watery eyes|itchy eyes',
    causes: 'a cold, pollen, dust mites or pets, dry or cold air, spicy food or alcohol',
    isAllergic: true,
    doctor: 'for allergy tests if it keeps coming',
  },
  {
    name: 'asthma or cough',
    said: 'asthma\\w*|cough\\w*|asma|asthme|husten',
    causes: 'infections, pollen, mites, animals, smoke, cold air, effort or reflux; a food is a rare trigger',
    isAllergic: true,
    doctor: 'before you change anything: keep your inhalers as prescribed',
  },
  {
    name: 'bad sleep',
    said: 'cant sleep|cannot sleep|insomnia|sleep(?:ing)? (?:\\S+ )?(?:badly|poorly|terribl\\w*|worse|bad)|(?:wak(?:e|ing)|woken) (?:\\S+ )?up|lie awake|restless',
    causes: 'caffeine, alcohol, late or heavy meals, screens, stress or pain',
    helps: 'No caffeine after noon and a light evening meal are worth trying first.',
  },
  {
    name: 'flushing or a fast heartbeat',
    said: 'flush\\w*|(?:face|cheeks?|neck) (?:\\S+ )?(?:goes |went |gets |turns )?(?:\\S+ )?red|hot flush\\w*|palpitations|jittery|shaky|sweats?|sweating|light ?headed|dizz\\w*|schwindel\\w*',
    causes: 'alcohol, caffeine, hot or spicy food, a skipped meal, histamine, hormones or stress',
    doctor: 'if it comes back; at once if you faint, have chest pain or cannot breathe well',
  },
  {
    name: 'swelling of hands, feet or under the eyes',
    said: '(?:swollen|puffy) (?:fingers?|hands?|feet|ankles?|legs?|eyes?)|(?:fingers?|hands?|feet|ankles?|legs?) (?:\\S+ )?sw(?:ell|ollen)\\w*|water retention|dark circles',
    causes: 'salt, heat, long sitting, too little sleep, hormones, veins, heart or kidneys',
    doctor: 'if it stays or comes on one side; at once for a swelling face, tongue or throat',
  },
  {
    name: 'mouth ulcers',
    said: 'mouth ulcers?|canker sores?|aphth\\w*|(?:mouth|tongue|gums) (?:\\S+ )?(?:burn\\w*|sore|sting\\w*)',
    causes:
      'small injuries, acid food, stress, or too little iron, B12 or folate, and sometimes coeliac disease',
    doctor: 'or dentist if they stay over three weeks or keep coming back',
  },
  {
    name: 'belly complaints',
    said: `bloat\\w*|blotd|blaot\\w*|gass?y|gas(?! meter| bill)|gases|wind|windy|fart\\w*|flatul\\w*|cramps?|crampy|krampf\\w*|rumbl\\w*|gurgl\\w*|churn\\w*|stitches|blah\\w*|aufgeblaht|ballonn\\w*|gonfle\\w*|hinchad[oa]s?|hinchazon|me (?:hincho|inflo)|se me (?:hincha|infla) (?:\\S+ )?|swollen (?:belly|stomach|tummy)|full for hours|heavy after|stuffed|ibs|irritable bowel|reizdarm\\w*|(?:tummy|stomach|stomache?|belly) ?aches?|stomache|${belly}s?(?: \\S+){0,3} ${hurts}|(?:pain|pains|ache|upset|cramps|burning|dolor\\w*|mal|maux|duele)(?: \\S+){0,4} ${belly}|${belly}(?:weh|schmerz\\w*|krampf\\w*)|upset (?:stomach|tummy)|(?:disagrees?|upsets?) (?:with )?me`,
    causes:
      'lactose, fruit sugar, the fibres of pulses, onion, garlic and wheat (FODMAPs), fizzy drinks, eating fast or a lot, stress, the period or a sensitive bowel (IBS)',
    helps: 'Smaller meals, eating slowly and some movement after them help many.',
  },
  {
    name: 'feeling unwell',
    said: 'feel(?:ing|s)? (?:\\S+ ){0,2}(?:worse|bad|awful|terrible|rubbish|rough|ill|off|unwell|horrible|rotten|crap|lousy|like death)|felt (?:\\S+ )?(?:worse|bad|awful|terrible|rough|ill|off|unwell)|unwell|moody|grumpy|irritable|mood swings|(?:makes?|made|making) me (?:feel )?(?:ill|unwell|poorly)|symptoms?|complaints|react\\w* (?:to|after)|fuhle mich (?:\\S+ )?schlecht\\w*|(?:geht|gehts) (?:\\S+ ){0,2}schlecht\\w*|me siento (?:\\S+ )?(?:peor|mal)|je me sens (?:\\S+ )?(?:mal|pire)|pains?|aches?|flares?(?: up)?|flaring',
    causes: 'an infection, too little sleep or food, stress, a medicine or a disease',
  },
]

const ways = complaints.map((complaint) => [complaint, pattern(complaint.said)] as const)

/** The complaints that a question tells of; `text` as `plain` writes it. */
export const complaintsIn = (text: string): Complaint[] => {
  const found = ways.filter(([, said]) => said.test(text)).map(([complaint]) => complaint)
  // "Feel" says least of all.
  return found.length > 1 ? found.filter(({ name }) => name !== 'feeling unwell') : found
}

/** A text without the words of complaints, among which "brain" and "pain" would be foods. */
export const withoutComplaints = (text: string): string =>
  ways.reduce((rest, [, said]) => rest.replace(new RegExp(said.source, 'gu'), ' is '), text)

/** What is no matter of a diet, and what to do then. */
const redFlags: readonly { said: RegExp; todo: string }[] = [
  {
    said: pattern(
      'blood(?:y)?(?: \\S+){0,3} (?:stools?|poo\\w*|toilet|diarr?h\\w*|bowels?|urine|pee|wee|paper)|(?:stools?|poo\\w*|toilet|diarr?h\\w*|pee|wee|urine)(?: \\S+){0,4} (?:blood\\w*|black|dark|red|tar\\w*)|(?:black|dark|tarry|bloody|red) (?:\\S+ )?(?:stools?|poo\\w*|diarr?h\\w*)|rectal bleeding|bleeding from (?:\\S+ ){0,2}(?:behind|bottom|bum)|blut im (?:stuhl|klo)|schwarzer stuhl|sang dans les selles|selles noires|sangre en (?:las )?(?:heces|caca)|heces negras',
    ),
    todo: 'Blood in the stool, or black stools, need a doctor today, and the emergency number (112, 999 or 911) if it is much or you feel faint: that is not for a diet to mend. Iron tablets and dark foods, such as liquorice, beetroot or blueberries, colour stools too, but let a doctor tell.',
  },
  {
    said: pattern(
      '(?:trouble|difficult\\w*|hard|hurts|painful|pain|problems?) (?:\\S+ )?(?:to )?swallow\\w*|(?:food|bread|meat|bites?) (?:\\S+ )?(?:gets?|got|is|keeps? getting) stuck|sticks? in my throat|stuck (?:when|after) (?:i )?swallow\\w*|schluckbeschwerden|cuesta tragar|mal a avaler',
    ),
    todo: 'Trouble swallowing, or food that sticks, needs a doctor this week, even if it comes and goes; the emergency number (112, 999 or 911) if something is stuck now, or you cannot swallow your saliva or breathe.',
  },
  {
    said: pattern(
      'vomit\\w*(?: \\S+){0,6} (?:days?|yesterday|weeks?)|(?:nothing|cant keep|cannot keep|not even water|anything)(?: \\S+){0,3} down|(?:threw|throwing|been) (?:up|sick)(?: \\S+){0,4} (?:\\d+|two|three|four) (?:days?|times)',
    ),
    todo: 'Vomiting for more than a day, or when nothing stays down, needs a doctor today; sooner for a child, in old age, with diabetes or in pregnancy.',
  },
  {
    said: pattern('(?<!hay )fever\\w*|high temperature|fieber|fievre|fiebre|chills|night sweats'),
    todo: 'With a fever, see a doctor today, at once if the pain is strong or you feel very ill: a fever does not come from an intolerance.',
  },
  {
    said: pattern(
      '(?:pains?|aches?|cramps?|hurts?)(?: \\S+){0,4} (?:at night|wakes?|waking|woke|nights?)|(?:wakes?|waking|woke|woken) (?:\\S+ ){0,4}(?:pains?|aches?|cramps?)|nachts? (?:\\S+ )?schmerz\\w*|night(?:ly)? (?:pains?|cramps?)',
    ),
    todo: 'Pain that comes or wakes you at night needs a doctor, within days, today if it is strong: that is not for a diet to mend.',
  },
  {
    said: pattern(
      'yellow (?:eyes|skin)|jaundice|dark urine|pale stools?|lump|anaemi[ac]|anemi[ac]|severe pain|worst pain|strong pain|unbearable|excruciating',
    ),
    todo: 'What you describe needs a doctor today, not a diet.',
  },
]

/** What to do about a sign that needs a doctor before anything else. */
export const redFlagIn = (text: string): string | undefined =>
  redFlags.find(({ said }) => said.test(text))?.todo
