import type { Frame, Wants } from './frame'

export const adverbs =
  '(?:(?:still|maybe|perhaps|possibly|also|ever|actually|really|just|even|now|please|safely|not|at least|sometimes|then|personally|theoretically|never|always|usually|technically|legit|only) )*'
export const modal = '(?:can|could|may|might|should|shall|must|am|do|does|will|would|cud|cld|shud|wud|did)'
export const eat =
  '(?:eat(?:ing)?|eet|drink(?:ing)?|tolerate|snack(?:ing)? on|munch(?:ing)?(?: on)?|nibbl(?:e|ing)(?: on)?|tast(?:e|ing)|digest(?:ing)?|consum(?:e|ing)|swallow(?:ing)?)'
export const take =
  '(?:ha(?:ve|ving)|hav|try(?:ing)?|us(?:e|ing)|tak(?:e|ing)|get(?:ting)?|order(?:ing)?|cook(?:ing)?(?: with)?|bak(?:e|ing) with|buy(?:ing)?|enjoy(?:ing)?|includ(?:e|ing)|add(?:ing)?|put(?:ting)?|go(?:ing)? for|cho+s(?:e|ing)|pick(?:ing)?|make|making|grab|fry(?:ing)?(?: with)?)'
export const eatOrTake = `(?:${eat}|${take})`
export const keep = '(?:(?:keep(?: on)?|carry on|go on|continue|start|be|go back to) )?'
export const fine =
  '(?:o+k+|okay|okey|oke|fine|alright|all right|al right|allright|good|grand|bad|safe|unsafe|allowed|permitted|suitable|possible|healthy|unhealthy|harmful|dangerous|forbidden|banned|off limits|off the menu|off the table|on the menu|on the table|out of bounds|acceptable|advisable|recommended|tolerable|compatible|doable|wise|cool|sound|legal|risky|problematic|tolerated|(?:a |an |any )?(?:problems?|issues?|trouble|risks?|no-?\\s?go|no-?\\s?no|bad idea|good idea|yes|no|good choice|bad choice|good option|option|danger|concern)|any good|any use|something i (?:can|could|should|may|must|have to) \\w+|in my (?:diet|plan)|on my (?:list|plan)|out|a go|yay or nay|good or bad|bad or good|yes or no|ok or not|for me)'
export const avoid =
  '(?:avoid(?:ing)?|give up|giv up|cut(?:ting)? (?:out|down on|back on|down)|cut|leav(?:e|ing) out|leave off|leave|stop (?:eating|drinking|having|using|with)?|skip(?:ping)?|quit|drop|ditch|exclude|eliminate|remove|stay (?:away from|off|clear of)|keep (?:away from|off|clear of)|steer clear of|worry (?:about|over)|be (?:worried|concerned|careful|cautious) (?:about|with|of)|watch out for|look out for|watch|limit|restrict|lay off|refrain from|go without|live without|do without|say goodbye to|lose|swear off)'

export const en = (
  wants: Wants,
  source: string,
  more: Partial<Pick<Frame, 'tells' | 'isBare' | 'open' | 'list' | 'isWhole'>> = {},
): Frame => ({
  language: 'en',
  wants,
  tells: false,
  ...more,
  pattern: new RegExp(source, 'u'),
})
export const words = '(?<words>.+)'
export const within = '(?<words>.+?)'
export const start = '^'
export const word = '(?<![\\p{L}\\d])'
