import { plainQuotes } from '@shared/domain/fold'

const anybody =
  "(?:other|another|any|every|each|all(?: of)?(?: the| your)?|some(?:one|body)(?: else)?(?:'s)?|any(?:one|body)(?: else)?(?:'s)?|every(?:one|body)(?:'s)?)"
const people = '(?:people|persons?|clients?|patients?|users?|customers?|members?|practitioners?|admins?)'
const belongings =
  '(?:results?|reports?|records?|data|files?|details|tests?|values?|levels?|foods|allergies|emails?|e-mails?|names?|(?:email |e-mail |home )?address(?:es)?|phone numbers?|dates? of birth|passwords?|accounts?|sample ids?)'
const fetch =
  '(?:show|list|print|dump|reveal|export|display|output|leak|look up|(?:give|tell|send|read|find|get) (?:me|us)|what(?:.s| is| are)|who is)'

/** Another person's, by whatever name. */
const ofOthers = [
  `${fetch}\\b.{0,60}\\b${anybody} (?:\\w+ )?${people}\\b`,
  `${fetch}\\b.{0,60}\\b${anybody} (?:\\w+ )?${belongings}\\b`,
  `${anybody} (?:\\w+ )?${people}(?:'s?|s')? ${belongings}`,
  `\\b(?!clients?'|patients?'|doctor|today|yesterday|week|month|year|what|that|it|here|there|who|how|when|where|let|cow|goat|sheep|baker|brewer)\\w{3,}(?:'s|s') (?:\\w+ ){0,2}${belongings}`,
  `${belongings} (?:of|belonging to) (?!my practitioner\\b)(?:the |a |an |my |our )?(?:${people}|neighbou?r|husband|wife|partner|friend|boss|colleague|sister|brother|mother|father|mum|dad|ex)\\b`,
  `\\b(?:his|her) (?:\\w+ )?${belongings}`,
  // At a birthday one eats.
  "(?:when|what|which|tell|give|show)\\b.{0,30}\\w(?:'s|s') birthday",
]
/** The machinery, its secrets, and orders to it. */
const machinery = [
  '(?:ignore|disregard|forget|override|bypass)(?: \\w+){0,4} (?:instructions?|rules?|prompts?|guidelines|restrictions?|above|before)',
  '(?:system|hidden|initial|developer) ?(?:prompt|message|instructions?)',
  '\\byou are (?:now|no longer)\\b|\\bact as\\b|\\bpretend (?:to be|you|that)\\b|\\brole-?play\\b|\\bjailbreak|\\bdeveloper mode\\b',
  '(?:repeat|print|output|reveal|show)(?: \\w+){0,4} (?:above|verbatim|word for word|instructions?|prompt)',
  "\\b(?:admin|administrator|root|user|staff)(?:'?s|s')? (?:password|passphrase|login|credentials?)",
  'api[ _-]?keys?|access[ _-]?tokens?|secret[ _-]?keys?|session (?:cookies?|secrets?)|environment variables?|\\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\\b',
  '\\bas an? (?:admin|administrator|developer|operator|superuser)\\b|\\bi am (?:the|an) (?:admin|administrator|developer)\\b|\\buser is (?:an? )?admin',
  // Written to a machine, not to be answered.
  "<\\/?\\w+[^>]*>|\\b(?:drop|truncate|alter) table\\b|\\bunion select\\b|\\bselect .{1,60} from\\b|\\b(?:dump|delete|read)(?: \\w+){0,2} (?:database|tables?)|';|\\$\\{|\\{\\{",
]

const asPattern = (sources: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})`, 'iu')
const others = asPattern(ofOthers)
const ofMachinery = asPattern(machinery)
/** What is asked of somebody whose name or ID has been taken out of the question. */
const ofSomebody = new RegExp(
  `${belongings}(?: \\w+){0,2} (?:of|for|from|about|with|belonging to)(?: the)?(?: sample)?(?: id)?:? \\[removed\\]|\\[removed\\](?:'s)? (?:\\w+ )?${belongings}|${fetch}(?: \\w+){0,4} \\[removed\\]`,
  'iu',
)
/** An ID as the laboratory prints it, where a report or a result is wanted by it. */
const bySample = new RegExp(
  `${fetch}.{0,60}(?<![\\p{L}\\d])(?!e\\d{3,4}\\b)[a-z]{1,5}-?\\d{4,}(?![\\p{L}\\d])`,
  'iu',
)

const asSaid = (text: string) => plainQuotes(text.slice(0, 2000).normalize('NFKC')).replace(/\s+/gu, ' ')

/** Whether somebody asks for what is another person's. `impersonal` is the question without names. */
export function asksForOthers(question: string, impersonal: string): boolean {
  const asked = asSaid(question)
  return others.test(asked) || bySample.test(asked) || ofSomebody.test(asSaid(impersonal))
}

/**
 * Whether somebody asks for what nobody gets here: secrets of the portal, or an order to the machine. No source can answer
 * it, whatever words it shares with one.
 */
export const asksBeyond = (question: string): boolean => ofMachinery.test(asSaid(question))
