import { formatDayAndMonth } from '../text/dates'
import { listed } from '../text/counts'
import { complaintsOf, isNoted } from '../trial/outcome-words'
import { answerWords } from './answer'
import type { Detail } from './ruling'
import type { Names, Sayings, Subject } from './sayings'

const is = ({ isMany }: Names | Subject) => (isMany ? 'are' : 'is')
const has = ({ isMany }: Subject) => (isMany ? 'have' : 'has')
const was = ({ isMany }: Names | Subject) => (isMany ? 'were' : 'was')
const them = ({ isMany }: Names | Subject) => (isMany ? 'them' : 'it')
const they = ({ isMany }: Names | Subject) => (isMany ? 'they' : 'it')
const within = (name: string) =>
  /^\p{Lu}(?:\p{Lu}|['’]?\s)/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
const isPronoun = ({ name }: Subject) => name === 'It' || name === 'They'
/** A subject as an object: "it", "them". */
const object = (subject: Subject) => (isPronoun(subject) ? them(subject) : within(subject.name))
const noticed = ({ basis }: Detail) => complaintsOf(basis && { basis })
const ofLimit = ({ amount }: Detail) => (amount === undefined ? 'with your limit' : `limited to ${amount}`)

export const english: Sayings = {
  answers: answerWords,
  list: (names, hasMore, link) => listed(hasMore ? [...names, 'others'] : names, link),
  day: formatDayAndMonth,
  quote: (words) => `“${words}”`,
  forNow: ' for now',
  upTo: (amount) => ` up to ${amount ?? 'your limit'}`,
  withKinds: (names) => ` with ${names}`,
  withMost: (family) => ` with most ${within(family)}`,
  it: { name: 'It', isMany: false },
  they: { name: 'They', isMany: true },
  is: {
    allergy: (subject, _, { isClinical }) =>
      isClinical
        ? `${subject.name} ${subject.isMany ? 'count' : 'counts'} as an allergy. Do not eat ${them(subject)}, not even traces.`
        : `Do not eat ${object(subject)}, not even traces.`,
    trial: (_, it, { until }) =>
      `${it.name} ${is(it)} in your trial${until ? `: you can bring ${them(it)} back from ${until}` : ' now'}.`,
    baseline: (_, it, { until }) =>
      `Eat ${isPronoun(it) ? '' : `${within(it.name)} `}as usual until ${until ? `${until}, then leave ${them(it)} out` : 'your plan leaves it out'}.`,
    trigger: (_, it, detail) => `${capital(noticed(detail))} with ${object(it)}.`,
    high: (subject) => `${subject.name} ${is(subject)} high for you.`,
    own: (subject) => `You chose to leave out ${object(subject)}.`,
    'not-readable': (subject) => `Your result for ${object(subject)} could not be read: ask the laboratory.`,
    limited: (_, __, detail) =>
      `That is ${isNoted(detail.basis && { basis: detail.basis }) ? 'the limit your practitioner noted' : 'your limit'}.`,
    moderate: (_, it) => `Now and then is enough${isPronoun(it) ? '' : ` for ${within(it.name)}`}.`,
    tolerated: (_, it, { basis }) =>
      basis === 'practitioner'
        ? `Your practitioner noted that you do well with ${object(it)}.`
        : basis === 'no-change'
          ? `Leaving ${object(it)} out changed little for you.`
          : `You found that ${within(it.name)} ${is(it)} fine for you.`,
    low: (subject) => `${subject.name} ${was(subject)} not raised in your test.`,
  },
  how: {
    'counts-as': (subject, { text }) => `${subject.name} ${subject.isMany ? 'count' : 'counts'} as ${text}`,
    made: (subject, { text }) => `${subject.name} ${is(subject)} made from ${text}`,
    has: (subject, { text }) => `${subject.name} ${has(subject)} ${text}`,
    usually: (subject, { text }) => `${subject.name} usually ${has(subject)} ${text}`,
    'usually-is': (subject, { text }) => `${subject.name} ${is(subject)} usually ${text}`,
    'usually-from': (subject, { text }) => `${subject.name} ${is(subject)} usually made from ${text}`,
    'can-be': (subject, { text }) => `${subject.name} can be ${text}`,
    diet: (subject, { text }) =>
      `${subject.name} ${subject.isMany ? 'do' : 'does'} not fit your choice “${text}”`,
    'some-diet': (subject, { text }) =>
      `${isPronoun(subject) ? subject.name : `Some ${within(subject.name)}`} may not fit your choice “${text}”`,
    some: (subject, { text }) =>
      isPronoun(subject)
        ? `${subject.name} may have ${text}`
        : `Some ${within(subject.name)} ${has(subject)} ${text}`,
    traces: (_, { text }) => `These words mean traces of ${text}`,
  },
  which: {
    allergy: ({ isMany, isSingle }, { isClinical }) =>
      isClinical
        ? `, which ${isMany ? 'count' : 'counts'} as an allergy`
        : `, your ${isSingle ? 'allergy' : 'allergies'}`,
    trial: (names, { until }) => `, which ${is(names)} in your trial${until ? ` until ${until}` : ''}`,
    baseline: (_, { until }) => `, which you eat as usual ${until ? `until ${until}` : 'for now'}`,
    trigger: (names, detail) => `, and ${noticed(detail)} with ${them(names)}`,
    high: (names) => `, which ${is(names)} high for you`,
    own: () => ', which you chose to leave out',
    'not-readable': () => ', and that result could not be read',
    limited: (_, detail) => `, ${ofLimit(detail)}`,
    moderate: ({ isMany }) => (isMany ? ', each moderate for you' : ', which is moderate for you'),
    tolerated: (names) => `, which ${is(names)} fine for you`,
    low: (names) => `, which ${was(names)} not raised`,
  },
  asFound: ', as you found out',
  never: (subject) => ` Do not eat ${them(subject)}, not even traces.`,
  notEvenTraces: ' Not even traces.',
  unlessClear: (subject) => ` Without a clear answer, leave ${them(subject)}.`,
  say: {
    kinds: (_, __, others) => `Not ${others.text}.`,
    'few-kinds': (_, names, others) =>
      `Leave out ${names.text}. ${capital(others.text)} ${is(others)} fine to keep.`,
    related: (_, { text }) => `Ask an allergy doctor: an allergy to ${text} can include related foods.`,
    'ask-about-clinical': (_, names) =>
      `Recipes vary, so ask about ${names.text}, which ${names.isMany ? 'count' : 'counts'} as an allergy.`,
    'ask-about': (_, names) =>
      `Recipes vary, so ask about ${names.text}, your ${names.isSingle ? 'allergy' : 'allergies'}.`,
    product: (subject, names) =>
      `${capital(names.text)} ${was(names)} not raised, so your test gives no reason to skip ${object(subject)}.`,
    dish: (subject) => `Nothing usually in ${object(subject)} was raised for you. Recipes vary, so ask.`,
    bought: (subject) =>
      `Nothing usually in ${object(subject)} was raised for you. Brands vary, so check the label.`,
    kitchen: (subject) =>
      `Every kitchen makes ${object(subject)} differently, so ask what is in ${them(subject)}.`,
    apart: (subject, { text }) =>
      `${subject.name} ${was(subject)} not raised. Keep ${them(subject)} apart from ${text}.`,
    trace: (_, { text }) => `Traces of ${text} matter little for an IgG result.`,
    'not-tested': (_, { text }) => `Your test did not include ${text}, so go by how you feel.`,
    'no-test': () => 'You have no test result yet. Go by your allergies and how you feel.',
    'no-such-test': (subject) =>
      `No test looks for ${object(subject)}. Nothing in your results says to avoid ${them(subject)}.`,
    'not-known': (_, { text }) => `We do not know ${text}. Read the ingredients, or scan the label.`,
    'did-you-mean': (_, { text }) => `Did you mean ${text}?`,
    'not-eaten': (_, { text }) => `${text} is not something to eat. Type a food or a dish, such as rice.`,
    poisonous: (subject) => `${subject.name} can be poisonous, so do not eat ${them(subject)}.`,
    medicine: () => 'It is a medicine, so ask your doctor or pharmacist.',
    'no-word': () => 'Type a food or a dish, such as rice or lasagne.',
    organism: (_, { text }) =>
      `${text === '' ? 'It is' : 'Your test included it, but it is'} not something you eat.`,
    'made-without': (_, { text }) => `Ask for a version made without ${text}.`,
    'not-raised': (_, names) => `${capital(names.text)} ${was(names)} not raised in your test.`,
    fine: (_, names) => `${capital(names.text)} ${is(names)} fine for you.`,
    'now-and-then': (_, { text }) => `Now and then is enough for ${text}.`,
    limit: (_, { text }) => `Keep to your limit for ${text}.`,
    unread: (_, { text }) => `Your result for ${text} could not be read: ask the laboratory.`,
    'raised-again': (_, names) =>
      `You did well with ${names.text}, but ${they(names)} ${was(names)} raised in a newer test. Leave ${them(names)} out for now.`,
    'not-included': (_, { text }) => `Your test did not include ${text}.`,
    'unknown-words': (_, { text }) => `We do not know ${text}.`,
    'limit-if': (_, { text }) => `If it has ${text}, keep to your limit.`,
    'only-one': (_, { text }) => `If it's only ${text}, eat it now and then.`,
    'only-if': (_, { text }) => `If it has ${text}, now and then is enough.`,
    igg: () => 'An IgG value cannot tell whether you are allergic.',
    clinic: () => 'Ask an allergist, and do not try it at home.',
    'ask-practitioner': () => 'Ask your practitioner what this result means for you.',
    'being-checked': () => CHECKED_AGAIN,
  },
}

/** Added to every verdict by a report whose correction is pending. */
export const CHECKED_AGAIN = 'The report is being checked again. This is what it said before.'

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
