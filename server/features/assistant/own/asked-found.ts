import type { OfFoundOut } from './asked-kinds'
import { any, lead, whole } from './words'

const foods = '(?:of )?(?:my |the |all )*(?:foods?|things?|ones?|food items?|stuff)'
const which = `(?:which|what|list|show me|tell me|name)(?: ${foods})?`
const complaints =
  '(?:any |my |the )*(?:complaints?|symptoms?|troubles?|problems?|reactions?|bad reactions?)(?: with)?'
const trial =
  '(?:(?:in|with|from|by|during|of|through|at the end of) )?(?:my|the|this) (?:own )?(?:plan|trial|diary|reintroductions?|elimination)'
const end = '(?: so far| now| until now| yet| again| bisher| jetzt)?'

/** Ways to ask what was found out about foods, as `plain` writes a whole question. */
const ways: readonly (readonly [OfFoundOut, RegExp])[] = [
  [
    'complaints',
    any(
      `${which} (?:that )?(?:gave|give|gives|have given|has given|cause[sd]?|have caused|caused|made|brought) me ${complaints}`,
      `${which} (?:did|do|have) i (?:have|had|get|got|notice|noticed|feel) ${complaints} (?:with|from|of|after|on)`,
      `${which} (?:did|do) i (?:not |badly )(?:tolerate|do well with|get on with)|${which} (?:dont|didnt|do not|did not) (?:agree with|suit) me`,
      '(?:what (?:are|were) |which (?:foods? )?(?:are|were) |list |show me |name |tell me )?(?:all )?(?:of )?my triggers?(?: foods?)?',
      'welche (?:lebensmittel|speisen|sachen|nahrungsmittel) (?:haben|machen|machten) mir (?:\\S+ )?(?:beschwerden|probleme|symptom\\w*)(?: gemacht| bereitet| verursacht)?',
      'was (?:hat|macht|machte) mir (?:\\S+ )?(?:beschwerden|probleme|symptom\\w*)(?: gemacht| bereitet)?|(?:welche (?:lebensmittel|speisen|sachen|nahrungsmittel)|was) (?:vertrage|vertrug) ich nicht',
      'quels aliments (?:m ont|me) (?:donne|cause|fait|donnent|causent)(?: \\S+)? (?:des )?(?:troubles|symptom\\w*|problemes|malaises)',
      'que alimentos me (?:dieron|dan|causaron|causan|han dado) (?:molestias|sintomas|problemas)',
    ),
  ],
  [
    'fine',
    any(
      `${which} (?:am|was|were|are|im) i? ?(?:fine|ok|okay|good) with`,
      `${which} (?:did|do|can|could|have) i (?:tolerate|tolerated|(?:(?:do|done|did) (?:well|fine|ok)|get on|get along|got on(?: well| fine)?) with|eat(?:en)? without ${complaints})`,
      `${which} (?:was|were|is|are|did i find|have i found) (?:well )?tolerated|${which} (?:agree|agreed) with me`,
      '(?:welche (?:lebensmittel|speisen|sachen|nahrungsmittel)|was) (?:(?:vertrage|vertrug) ich|habe ich (?:\\S+ )?vertragen)(?: (?:gut|auch|doch|wieder))*',
      'quels aliments (?:je |est ce que je )?(?:supporte|tolere)(?: je)?(?: bien)?|que alimentos (?:tolero|me sientan|me sentaron)(?: bien)?',
    ),
  ],
  [
    'all',
    any(
      `what (?:did|have|has) (?:i|we) (?:found?|find|learn(?:ed|t)?|discover(?:ed)?)(?: out)?(?: (?:about (?:my )?foods?))?(?: ${trial})?`,
      `what (?:came out|was found(?: out)?|was the (?:result|outcome)|is the (?:result|outcome)|are the (?:results|outcomes))(?: (?:of|in|from|by))? ${trial}|(?:results?|outcomes?) ${trial}|what did (?:my|the) (?:plan|trial) (?:show|tell|find)(?: me)?`,
      'was (?:habe|hab) ich (?:\\S+ ){0,3}(?:herausgefunden|gelernt)|was (?:kam|ist) bei meinem (?:plan|versuch) (?:heraus|herausgekommen|raus)',
      'qu ai je (?:decouvert|appris)(?: \\S+){0,3}|que (?:descubri|he descubierto|averigue)(?: \\S+){0,4}',
    ),
  ],
].map(([of, way]) => [of as OfFoundOut, whole(`${lead}(?:${way})${end}(?: please| pls)?`)] as const)

/** What of what was found out about foods a whole question asks for; undefined where it asks for something else. */
export function foundOutAsked(text: string): { about: 'found-out'; of: OfFoundOut } | undefined {
  const of = ways.find(([, way]) => way.test(text))?.[0]
  return of && { about: 'found-out', of }
}
