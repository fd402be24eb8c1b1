import { any, pattern } from './words'

/** A medicine or a kind of them: `said`, its names as `plain` writes them; `fact`: what everybody should know of food with it. */
type Medicine = { said: string; fact: string }

const medicines: readonly Medicine[] = [
  {
    said: 'warfarin\\w*|warfrin|coumadin|marcumar\\w*|sintrom|falithrom|acenocoumarol|phenprocoumon|inr|vitamin k',
    fact: 'Vitamin K works against this blood thinner (warfarin and its kind): spinach, kale, broccoli, sprouts and other greens are not forbidden, but keep their amount steady from week to week, and tell the clinic that checks your INR before you eat clearly more or less of them or change your diet. Little alcohol, and no cranberry or grapefruit in quantity without asking.',
  },
  {
    said: '\\w+xaban|eliquis|xarelto|pradaxa|dabigatran|blood ?thinners?|anticoagul\\w*|blutverdunner|anticoagulant\\w*|anticoagulante\\w*|clopidogrel',
    fact: 'Which foods matter depends on the blood thinner: with warfarin and its kind keep green vegetables (vitamin K) steady; with the newer ones greens do not matter. Ask before St John’s wort, much ginger, garlic or turmeric in capsules, and alcohol.',
  },
  {
    said: '\\w*statins?|statine\\w*|estatinas?|lipitor|zocor',
    fact: 'Grapefruit, pomelo and Seville orange make some statins (simvastatin, atorvastatin) too strong: leave them out unless your pharmacist says that yours goes with them. Red yeast rice does not go with a statin.',
  },
  {
    said: '\\w+dipine|calcium channel\\w*',
    fact: 'Grapefruit makes several of these blood pressure tablets too strong: leave it out unless your pharmacist says that yours goes with it.',
  },
  {
    said: '(?:levo)?thyroxin\\w*|levothyrox\\w*|euthyrox|synthroid|eltroxin|thyroid (?:tablets?|pills?|meds?|medic\\w*|hormones?)|schilddrusen(?:tabletten|hormon\\w*)',
    fact: 'Take levothyroxine on an empty stomach with water, half an hour to an hour before breakfast and coffee; soya, much fibre, walnuts and milk hold it back, so take them later and keep them steady. Calcium, iron and antacids need four hours apart.',
  },
  {
    said: 'iron (?:tablets?|pills?|supplements?|capsules?)|ferrous\\w*|eisen(?:tabletten|praparat\\w*)|hierro en pastillas',
    fact: 'Take iron tablets apart from tea, coffee, milk, cheese and calcium, by about two hours, best with a drink rich in vitamin C such as orange juice. They can darken the stool and constipate.',
  },
  {
    said: '\\w*cycline|\\w+floxacin|cipro\\w*|quinolones?|tetra ?cyclines?|doxy\\w*|doxycyclin\\w*',
    fact: 'Milk, yoghurt, cheese, drinks with calcium added, and iron, zinc, magnesium or calcium tablets hold back tetracyclines and ciprofloxacin: take the antibiotic about two hours before or four to six hours after them, as its leaflet says. Doxycycline is affected less; the pharmacist tells you for yours.',
  },
  {
    said: 'metronidazol\\w*|tinidazol\\w*|flagyl',
    fact: 'No alcohol with metronidazole or tinidazole, nor for two to three days after the last tablet: it can make you very ill. That includes wine, beer, and alcohol in mouthwash or medicines.',
  },
  {
    said: 'antibioti\\w*|\\w+cillin\\w*|\\w+mycin|antibiotique\\w*',
    fact: 'With some antibiotics (tetracyclines, ciprofloxacin) milk, yoghurt and cheese have to wait some hours, with others they do not matter; with metronidazole alcohol is out. The leaflet or your pharmacist tells you for yours. Finish them as prescribed.',
  },
  {
    said: 'maois?|mao (?:inhibitors?|hemmer)|phenelzine|tranylcypromine|isocarboxazid|moclobemide|selegiline|rasagiline|linezolid',
    fact: 'With an MAO inhibitor tyramine can raise blood pressure dangerously: no aged cheese (Cheddar, Parmesan, Emmental, blue cheese), salami, fermented soya, sauerkraut, yeast extract, tap beer or red wine, whatever your IgG values, unless your doctor has said that it goes with yours.',
  },
  {
    said: 'lithium|priadel',
    fact: 'With lithium keep salt and drink steady: less salt, or losing water, lets it rise to a harmful level. Change neither without your doctor and a blood test.',
  },
  {
    said: '(?!april)\\w+pril|\\w+sartan|spironolacton\\w*|eplerenone|amiloride|ace inhibitors?|salt substitutes?|potassium salt',
    fact: 'With ACE inhibitors, sartans or spironolactone potassium can rise too high: no salt substitute made of potassium and no potassium tablets without your doctor; usual portions of fruit and vegetables go for most, less with weak kidneys. No liquorice in quantity.',
  },
  {
    said: 'metformin\\w*|glucophage',
    fact: 'Metformin does its work with regular meals; take it with food, and go easy on alcohol. Tell your diabetes team before you eat clearly fewer carbohydrates, and ask them to check vitamin B12 now and then.',
  },
  {
    said: 'insulin\\w*|gliclazid\\w*|glimepirid\\w*|glibenclamid\\w*|sulfonylurea\\w*|\\w+gliflozin|\\w+gliptin|ozempic|\\w+glutide|diabetes (?:tablets?|meds?|medic\\w*)',
    fact: 'If you eat fewer carbohydrates, insulin and some diabetes tablets can bring your blood sugar too low: speak with your diabetes team before you change your meals, and do not change the dose by yourself. Measure more often, and keep sugar at hand.',
  },
  {
    said: 'ibuprofen|ibu|aspirin|naproxen|diclofenac|nsaids?|nurofen|advil',
    fact: 'Take ibuprofen and its kind with food or milk that you tolerate, only briefly and in the lowest dose that works; not with stomach ulcers, weak kidneys, blood thinners or late in pregnancy without asking.',
  },
  {
    said: 'paracetamol|acetaminophen|tylenol|doliprane',
    fact: 'Paracetamol does not depend on meals; keep to the dose on the packet and drink little or no alcohol with it.',
  },
  {
    said: 'tramadol|codeine|opioids?|morphine|oxycodone',
    fact: 'No alcohol with opioid painkillers; they constipate, so mind drink and fibre.',
  },
  {
    said: '(?:the|my|birth control|contracepti\\w+) pill|contracepti\\w+|anti ?baby ?pille|pille|pilule|pildora',
    fact: 'Vomiting within about three to four hours of the pill, or severe diarrhoea for more than a day, counts as a missed pill: follow its leaflet and use a condom. St John’s wort weakens it; foods that you leave out do not.',
  },
  {
    said: 'antihistamin\\w*|cetirizin\\w*|loratadin\\w*|fexofenadin\\w*|allergy (?:tablets?|pills?|meds?)|piriton|benadryl',
    fact: 'An antihistamine does not protect against a severe reaction: it is no reason to eat what you are allergic to. Before skin tests for an allergy it has to be stopped for some days, which the clinic tells you; blood tests, this one too, do not need that.',
  },
  {
    said: 'methotrexat\\w*|mtx',
    fact: 'With methotrexate drink as little alcohol as you can, best none, as both strain the liver; take folic acid as prescribed.',
  },
  {
    said: '\\w*(?:oxetine|pramine|triptyline)|sertralin\\w*|citalopram|escitalopram|venlafaxin\\w*|duloxetin\\w*|mirtazapin\\w*|ssris?|antidepress\\w*',
    fact: 'Drink no or little alcohol with an antidepressant: it makes drowsy and works against it. Never stop one at once; St John’s wort does not go with it, nor grapefruit with some.',
  },
  {
    said: '\\w+prazole?|\\w+prazol|antacids?|ranitidine|famotidine|reflux tablets?|gaviscon',
    fact: 'Acid blockers are mostly taken half an hour before a meal. Do not stop them at once by yourself, as the acid can come back stronger: ask your doctor how.',
  },
  {
    said: 'bisphosphonat\\w*|\\w+dronate|\\w+dronic acid|fosamax',
    fact: 'Take it on an empty stomach with plain tap water, upright, and wait at least half an hour before food, milk, coffee, mineral water or calcium.',
  },
  {
    said: '\\w+solone?|cortison\\w*|hydrocortison\\w*|steroids?|cortisone?s?|dexamethason\\w*',
    fact: 'Take cortisone tablets with food in the morning; they need calcium and vitamin D, and never stop them at once. As they dampen the immune system they can lower antibody values: tell your practitioner.',
  },
  {
    said: '\\w+olol|beta ?blockers?|blood pressure (?:tablets?|pills?|meds?|medic\\w*)|blutdruck\\w*|water tablets?|diuretics?',
    fact: 'Grapefruit, liquorice and potassium salt do not go with some blood pressure tablets, and losing weight may change the dose that you need.',
  },
  {
    said: 'st johns wort|johanniskraut|millepertuis|hiperico',
    fact: 'St John’s wort makes many medicines weaker, the pill, blood thinners and antidepressants among them: ask a pharmacist first.',
  },
  {
    said: 'ciclosporin|cyclosporin|tacrolimus|sirolimus|immunosuppress\\w*|azathioprin\\w*',
    fact: 'Grapefruit and St John’s wort change the level of these medicines dangerously: leave them out. They can lower antibody values too.',
  },
  {
    said: 'vaccin\\w*|jabs?|flu jab',
    fact: 'Tell whoever vaccinates you of a real allergy, to egg for instance; a high IgG value is none and no reason against a vaccination.',
  },
]

const ways = medicines.map((medicine) => [medicine, pattern(medicine.said)] as const)

/** Words for medicines in general. */
export const anyMedicine = pattern(
  any(
    'medic(?:ine|ines|ation|ations|ament\\w*)|medikament\\w*|meds|drugs?|tablets?|tabletten?|pills?|dos(?:e|es|age)|prescri\\w+|painkillers?|inhalers?|medicaments?|pastillas?|digoxin|hrt',
    ...medicines.map(({ said }) => said),
  ),
)

const grapefruit = pattern('grapefruits?|pomelos?|seville|pamplemousse|pomelo|toronja')
const ofGrapefruit =
  'Grapefruit makes many medicines too strong or too weak, some statins and blood pressure tablets among them: leave it out until your pharmacist says that it goes with yours.'

/** What everybody should know of food with the medicines that a question names; `text` as `plain` writes it. */
export function medicineFacts(text: string): string[] {
  const facts = ways.filter(([, said]) => said.test(text)).map(([{ fact }]) => fact)
  const isTold = facts.some((fact) => fact.includes('rapefruit'))
  return grapefruit.test(text) && !isTold ? [...facts, ofGrapefruit] : facts.slice(0, 2)
}

/** A text without the names of medicines, of which "iron tablets" would be food. */
export const withoutMedicines = (text: string): string =>
  ways.reduce((rest, [, said]) => rest.replace(new RegExp(said.source, 'gu'), ' is '), text)
