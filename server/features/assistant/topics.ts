const words = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu')

const topics = {
  medication: words(
    'medic(?:ine|ines|ation|ations)|drugs?|tablets?|pills?|dos(?:e|es|age)|prescri\\w+|antihistamin\\w*|antibiotic\\w*|steroids?|cortison\\w*|ibuprofen|paracetamol|aspirin|insulin|metformin|antidepress\\w*|blood thinner\\w*|painkillers?|inhalers?|thyroxin\\w*|contracepti\\w+|vaccin\\w*',
  ),
  pregnancy: words(
    'pregnan\\w*|expecting a baby|breast-?\\s?feed\\w*|nursing mother|trimester|conceiv\\w+|fertility|ivf',
  ),
  children: words(
    'child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|newborns?|(?:my|our) (?:son|daughter|boy|girl)|teenagers?|(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[ -]?(?:years?[ -]old|yo)|months? old|school lunch\\w*',
  ),
} as const

export type Topic = keyof typeof topics

/** A topic that a person of the laboratory should see as well; undefined for an ordinary question. */
export function topicOf(question: string): Topic | undefined {
  return (Object.keys(topics) as Topic[]).find((topic) => topics[topic].test(question))
}

/** What is put before an answer on such a topic. */
export const topicNotes: Record<Topic, string> = {
  medication: 'Please ask your doctor or pharmacist before you change anything about a medicine.',
  pregnancy:
    'Please speak with your doctor or midwife before you change what you eat in pregnancy or while breastfeeding.',
  children: "Please speak with the child's doctor before you change what a child eats.",
}
