import { listed } from '@shared/domain/counts'
import { plain } from './plain'
import { pattern } from './words'

/**
 * A disease or an allergy, which IgG does not show: `said`, its words as `plain` writes them, in the languages that people
 * ask in. `test`: how a doctor looks for it, and what to keep to until then. `has`: what goes before any IgG value for who
 * has it. `never`: what holds a food that is out with it, as the matcher knows it.
 */
export type Disease = { name: string; said: string; test: string; has: string; never?: string }

const otherTest = 'If you have complaints or worries, see a doctor, who can look for it.'
const otherDisease =
  'IgG says nothing about this disease. What your doctor has told you to eat or to leave out comes before any value here; ask them, or a dietitian, before you leave out more.'

export const diseases: readonly Disease[] = [
  {
    name: 'coeliac disease',
    said: 'co?eli?a[ck]\\w*|coliac\\w*|cel+iac\\w*|celia[ck]\\w*|zo?eliakie\\w*|zoli(?:akie\\w*)?|coeliaque\\w*|celiaqu\\w*|celiac[oa]s?|sprue',
    test: 'A doctor can test for coeliac disease with other blood tests. Please neither stop nor start eating gluten before them: they tell only while it is eaten as usual.',
    has: 'With coeliac disease gluten stays out strictly and for life, whatever your IgG values: no wheat, durum wheat, spelt, kamut, rye or barley, and nothing with traces of them. Oats only if labelled gluten-free and agreed with your doctor. Rice, maize, millet, buckwheat, quinoa and potatoes hold no gluten of their own; look for the gluten-free label.',
    never: 'gluten',
  },
  {
    name: 'lactose intolerance',
    said: '(?:digest|tolerate|break down) (?:the )?(?:milk )?sugar(?: in (?:it|milk))?|la[ck]tose? ?(?:malabsorp|intol|unvertraglich)\\w*|intoleran\\w* (?:to |a la |al |au |gegen )?lactos[ea]|lactase(?! tablets?)',
    test: 'A doctor can test for lactose intolerance with a breath test.',
    has: 'Lactose is milk sugar, which an IgG value says nothing about, so a low value for milk does not lift a lactose intolerance. Lactose-free milk and dairy, and aged hard cheese such as Cheddar, Parmesan or Emmental and butter, which hold hardly any, mostly agree; milk, cream, ice cream and fresh cheese hold more. How much goes differs: try small portions, or lactase tablets after asking a pharmacist. Goat’s and sheep’s milk hold lactose too.',
  },
  {
    name: 'fructose malabsorption',
    said: 'fru[ck]t?ose\\w*|fruktose\\w*|fructosa|sorbitol',
    test: 'A doctor can test for fructose malabsorption with a breath test.',
    has: 'Fructose is fruit sugar, which an IgG value says nothing about. With fructose malabsorption the amount counts: apples, pears, mangoes, dried fruit, juice, honey and sorbitol hold much; bananas, berries and citrus fruit less, best in small portions with a meal. A doctor (breath test) and a dietitian find out how much you tolerate; with hereditary fructose intolerance keep strictly to your doctor’s diet.',
  },
  {
    name: 'histamine intolerance',
    said: 'histamin\\w*|mcas|mast cell\\w*',
    test: 'A doctor can look into a histamine intolerance; it is found by a trial diet under guidance, as no single test proves it.',
    has: 'IgG says nothing about histamine. Much of it is in what is ripened, fermented or long stored: aged cheese such as Emmental, wine, beer, sauerkraut, salami and smoked or tinned fish; fresh food holds little, fish and meat if eaten at once. Find out with your doctor or a dietitian what you tolerate.',
  },
  {
    name: 'gout',
    said: 'gout|gicht|la goutte|gota|uric acid|harnsaure',
    test: 'A doctor can test for gout, with uric acid in the blood or a sample from the joint.',
    has: 'With gout purines count, not IgG: offal, much meat, anchovies, sardines, shellfish, beer, spirits and drinks with fruit sugar raise uric acid; dairy with little fat, eggs and vegetables do not, and poultry or fish go in small portions. Drink enough, and keep to what your doctor says.',
  },
  {
    name: 'diabetes',
    said: 'diabet\\w*|type (?:1|2|one|two)|high blood sugar|zuckerkrank|hba1c',
    test: 'A doctor can test for diabetes, with blood sugar and HbA1c.',
    has: 'With diabetes carbohydrates and your medicine count before any IgG value: bread, pasta, rice, potatoes, sweets, juice and fruit raise blood sugar, by the portion. Speak with your diabetes team before you leave out or change meals, as insulin and some tablets may then be too much.',
  },
  {
    name: 'kidney disease',
    said: '(?:chronic )?kidney (?:disease|failure|problem\\w*|trouble|stones?|patient)|(?:my|weak|bad) kidneys?|ckd|dialysis|renal|nierenkrank\\w*|niere\\w*|insuffisance renale|insuficiencia renal',
    test: 'A doctor can test the kidneys, with blood and urine.',
    has: 'With kidney disease your kidney doctor’s limits for potassium, phosphate, salt, protein and drink come first, and an IgG value changes none of them. Potatoes, tomatoes, bananas, dried fruit, nuts, pulses and salt substitutes hold much potassium. Ask your kidney team or dietitian before you change what you eat.',
  },
  {
    name: 'a thyroid disease',
    said: 'thyroid\\w*|hashimoto\\w*|hypothyr\\w*|hyperthyr\\w*|graves disease|schilddrus\\w*|thyroide|tiroides|hipotiroid\\w*',
    test: 'A doctor can test the thyroid, with TSH and antibodies in the blood.',
    has: 'IgG says nothing about the thyroid, and no diet replaces its treatment: keep taking your medicine. Leaving out gluten is needed only with coeliac disease, for which a doctor can test. Thyroid tablets go on an empty stomach with water, away from coffee, soya, milk, calcium and iron; ask before you take iodine or seaweed.',
  },
  {
    name: 'irritable bowel syndrome',
    said: 'ibs|irritable bowel|reizdarm\\w*|sii|colon irritable|intestin irritable|intestino irritable|sibo',
    test: 'A doctor finds out whether it is the irritable bowel, after ruling out other things.',
    has: 'IgG does not show an irritable bowel. What often upsets it are onion, garlic, wheat, pulses, milk sugar, some fruit, coffee and fat, by the amount: small portions, well cooked, tell what you tolerate. A dietitian can guide you through a trial low in FODMAPs and back.',
  },
  {
    name: 'a bowel disease',
    said: 'crohn\\w*|chrons?|colitis|ibd|diverticul\\w*|bowel disease|darmerkrank\\w*|morbus crohn|gastritis|ulcers?(?<!mouth ulcers?)|helicobacter',
    test: 'A doctor can look for it, with blood, stool and, if needed, a look into stomach or bowel.',
    has: 'IgG says nothing about a disease of stomach or bowel. Your doctor’s treatment and diet come first; what agrees changes with its phase, so agree with them or a dietitian before you leave out more, and call them in a flare, with blood, fever or weight loss.',
  },
  {
    name: 'anaemia',
    said: 'anaemi\\w*|anemi\\w*|(?:low|no|lack of) (?:iron|ferritin)|iron (?:is |deficien\\w*|low)|ferritin (?:\\S+ )?low|eisenmangel',
    test: 'A doctor can find why iron is low, with blood tests.',
    has: 'Low iron needs a doctor, who finds out why and whether you need tablets: tell them what you leave out. Iron is also in poultry, fish, pulses, pumpkin seeds, quinoa and green vegetables, best with fruit rich in vitamin C and away from tea and coffee.',
  },
  {
    name: 'high blood pressure or a heart disease',
    said: 'high blood pressure|hypertens\\w*|bluthochdruck|heart (?:disease|failure)|cholesterol\\w*|hypertension',
    test: 'A doctor can measure blood pressure and test the heart and the blood fats.',
    has: 'IgG says nothing about heart, blood pressure or blood fats. For them little salt (bread, cheese, ham, crisps, ready meals), little saturated fat and enough vegetables count; keep your medicine, and ask your doctor what else holds for you.',
  },
  {
    name: 'a disease of liver or gall bladder',
    said: 'fatty liver|liver disease|hepatitis|cirrhosis|gall ?stones?|gall ?bladder|pancreatitis|gallensteine|galle',
    test: 'A doctor can look for it, with blood tests and ultrasound.',
    has: 'IgG says nothing about liver or gall bladder. With a liver disease keep away from alcohol; with gallstones fatty meals may bring on pain. Your doctor’s advice comes first.',
  },
  {
    name: 'osteoporosis',
    said: 'osteopor\\w*|osteopen\\w*|brittle bones',
    test: 'A doctor can measure the density of the bones.',
    has: 'Bones need calcium, vitamin D, protein and movement: leave out dairy only with something rich in calcium in its place (drinks with calcium added, mineral water, kale, broccoli), and ask your doctor.',
  },
  {
    name: 'a nickel allergy',
    said: 'nickel',
    test: 'A doctor can test for a nickel allergy with a patch test.',
    has: 'A nickel allergy is one of the skin, by contact, and IgG does not show it. Most people need no diet; with eczema that stays, cocoa, nuts, pulses, oats and whole grain hold more nickel. Ask your dermatologist before you leave out more.',
  },
  {
    name: 'a pollen allergy',
    said: 'hay ?fever|(?<!bee )pollen(?: allerg\\w*)?|birch allerg\\w*|(?:allergic|allergy) to birch|heuschnupfen|rhume des foins|ragweed|mugwort|house dust|dust mites?|latex',
    test: 'With a pollen allergy raw fruit, celery, carrots or nuts can make the mouth itch, as their proteins are alike: then leave them out raw, and see an allergy doctor, who can test for it.',
    has: 'With an allergy to pollen, mites or latex the body may take some foods for them: with birch raw apple, cherry, peach, carrot, celery and hazelnut, with mites shellfish, with latex banana, avocado and kiwi. IgG does not show that. If mouth or throat itches, leave the raw food out until a doctor has tested you.',
  },
  {
    name: 'a leaky gut',
    said: 'leaky ?guts?|leaky (?:bowel|intestine)|(?:gut|intestinal) permeability|durchlassiger darm|darm durchlassig|intestin permeable|(?:intestino|colon) permeable',
    test: 'If your belly troubles you, see a doctor, who looks for what is known to cause that.',
    has: 'A “leaky gut” is no illness that medicine tests for, and IgG does not show one. Belly complaints that last are for a doctor; leave out no more foods for it.',
  },
  {
    name: 'an inflammation',
    said: 'inflam+ations?|entzundung(?:en)?|inflamacion(?:es)?',
    test: 'A doctor can look for one, with blood tests such as CRP and, for the bowel, a stool test.',
    has: otherDisease,
  },
  {
    name: 'an autoimmune disease',
    said: 'auto ?im+un\\w*|lupus|multiple sclerosis',
    test: otherTest,
    has: otherDisease,
  },
  {
    name: 'a disease',
    said: 'disease\\w*|cancers?|chemo\\w*|tumou?rs?|rheumat\\w*|arthriti\\w*|asthma|eczema|psoriasis|endometriosis|fibromyalgia|autis\\w*|adhd|depression|candida|parasites?|pcos|favism|pku|phenylketon\\w*|epilep\\w*|hiv|copd|alpha gal|eosinophil\\w*|eoe|parkinson\\w*|stoma|bariatric|krankheit\\w*|erkrankung\\w*|krebs|neurodermitis|maladies?|enfermedad\\w*',
    test: otherTest,
    has: otherDisease,
  },
  {
    name: 'an allergy',
    said: 'al+erg(?:y|ie[ns]?|ias?|ic\\w*|i[ck]a?s?|iker(?:in)?|isch\\w*|ique\\w*)|alleric|allegic|allergc|ige|anaphyla\\w*|anafila\\w*',
    test: 'A doctor can test for an allergy, with a skin prick or a blood test for specific IgE. Until then keep away from a food that you suspect.',
    has: 'An allergy counts whatever your IgG value: what you are allergic to stays out, in traces too, until an allergy doctor clears it. Even a drop can bring on a strong reaction, and a mild one before is no promise.',
  },
]

const patterns = diseases.map((disease) => [disease, pattern(disease.said)] as const)

/** What a question speaks of that IgG shows nothing of, the most particular first; `text` as `plain` writes it. */
export const diseasesIn = (text: string): Disease[] =>
  patterns.filter(([, said]) => said.test(text)).map(([disease]) => disease)

export const isAllergy = ({ name }: Disease): boolean => name === 'an allergy'

/**
 * An intolerance of no particular kind. What is said of foods speaks of them so often that it is no disease but where somebody asks
 * whether they have one.
 */
const intolerance: Disease = {
  name: 'an intolerance',
  said: 'intoleran\\w*|unvertraglichkeit\\w*|(?:hyper ?)?sensitiv\\w*|(?:hyper ?)?sensib\\w*|(?:uber)?empfindlich\\w*',
  test: 'Only leaving a food out and bringing it back tells, best with your practitioner; a doctor can test for some, such as lactose.',
  has: otherDisease,
}
export const isIntolerance = (ill: Disease): boolean => ill === intolerance
const ofIntolerance = pattern(intolerance.said)

/** As `diseasesIn`, with an intolerance where nothing more particular is named. */
export function illIn(text: string): Disease[] {
  const named = diseasesIn(text)
  return named.length === 0 && ofIntolerance.test(text) ? [intolerance] : named
}

/** A text with `instead` for the names of diseases, of which "lactose" and "gall" would be foods. */
export const withoutDiseases = (text: string, instead = 'is'): string =>
  [...patterns.map(([, said]) => said), ofIntolerance]
    .reduce((rest, said) => rest.replace(new RegExp(said.source, 'gu'), ` ${instead} `), text)
    .replace(/ +/gu, ' ')
    .trim()

/** What an IgG value shows nothing of. */
const noDisease =
  'This test measures IgG, and IgG shows no allergy, no coeliac disease and no other disease: neither a high value nor a low one tells whether you have one.'
const MOST_NAMED = 2
/** Of diseases in general those whose name tells more. */
const ownName =
  /\b(?:cancer|asthma|eczema|psoriasis|endometriosis|fibromyalgia|autism|adhd|depression|candida|arthritis|parasites|pcos|hiv)\b/u

/** The particular before the general: who names coeliac disease need not hear of diseases. */
export const particular = (named: readonly Disease[]): Disease[] => {
  const known = named.filter(({ name }) => name !== 'a disease')
  return (known.length > 0 ? known : [...named]).slice(0, MOST_NAMED)
}

/** That no value tells whether the asker has what a question names, and who can. */
export function noVerdict(text: string): string {
  const named = particular(illIn(text))
  const names = named.map(({ name }) => (name === 'a disease' && ownName.exec(text)?.[0]) || name)
  const tests = new Set(named.length > 0 ? named.map(({ test }) => test) : [otherTest])
  return `an IgG value, high or low, neither shows nor rules out ${listed(names.length > 0 ? names : ['a disease'], 'or')}. ${[...tests].join(' ')}`
}

/** What comes before any answer to a question that names an allergy or a disease; undefined for any other question. */
export function diseaseNote(question: string): string | undefined {
  const named = particular(diseasesIn(plain(question)))
  return named.length === 0 ? undefined : [noDisease, ...named.map(({ test }) => test)].join(' ')
}
