import type { Intent } from './intents'

const words = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'iu')

const test =
  'tests?|tested|testing|samples?|sampling|bloods?|prick\\w*|kits?|appointments?|fast(?:ing|ed)?|draw|swab|lab|before|beforehand|prior|empty stomach|collect\\w*|finger|needle|lancet|stab|pre-?test'
const account =
  'accounts?|profile|settings?|details?|address|names?|surname|e-?mails?|mails?|phones?|mobile|numbers?|passwords?|log ?-?in|sign|notif\\w*|messages?|texts?|sms|alerts?|reminders?|portal|app|data|records?|wrong|moved|married|edit|update|correct\\w*|typo|spelt|spelled|spelling|birth\\w*|bell|inbox'

/** What has to be spoken of for an FAQ to answer: the rest of its words are those of other questions. */
const needed: Partial<Record<Intent, RegExp>> = {
  'eating-before-the-test': words(test),
  'preparing-for-the-sample': words(test),
  'change-details': words(account),
  'notification-settings': words(account),
  'enough-nutrients': words(
    'nutrients?|nutri\\w*|vitamins?|minerals?|calcium|iron|iodine|zinc|magnesium|protein\\w*|fib(?:re|er)|omega\\S*|deficien\\w*|shortages?|lack\\w*|miss\\w*|enough|balanced?|malnutri\\w*|weight|vegans?|vegetarians?|supplements?|healthy|healthily|short of|run low|underfed|undernourished|b12|bones?|energy|calories|one-?sided|everything|thin|properly|replace\\w*|make up',
  ),
}
/** What an FAQ is no answer to, however many words they share. */
const wish = words(
  'ideas? for|(?:any|an|some|meal|dinner|lunch|breakfast|snack) ideas?|what (?:can|could|should|shall) i (?:cook|make|eat|have|bake|bring|serve)|instead(?: of)?|swaps? for|substitutes? for|alternatives? to',
)
const inCharge = words('in charge|looks? after|looking after|responsible for me|takes? care')
const mayEat =
  /^(?:so |and |but |hi |hello |please )*(?:can|could|may|am i (?:allowed|ok|okay|free)|is it (?:ok|okay|fine|allowed)|are)\b.*\b(?:eat|drink|have|allowed|try|take|use)\b/iu
const barred: Partial<Record<Intent, RegExp>> = {
  'how-recipes-are-chosen': wish,
  'no-daily-recipe': wish,
  'recipes-and-labels': wish,
  'who-sees-my-data': inCharge,
  'how-data-is-protected': inCharge,
  'no-elevation': mayEat,
  'meaning-of-high': mayEat,
  'meaning-of-moderate': mayEat,
}

/** Whether an FAQ may answer a question that its words speak for. */
export const fitsQuestion = (intent: Intent, question: string): boolean =>
  (needed[intent]?.test(question) ?? true) && !(barred[intent]?.test(question) ?? false)
