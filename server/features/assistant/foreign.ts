import { plain } from './own/plain'

export const inEnglish = 'I answer in English.'

const words = (list: string) => new Set(list.trim().split(/\s+/u))
/** Small words of German, French and Spanish, without those that English has too. */
const others =
  words(`ich mich mir wir darf kann soll muss sollte wie wann warum wieso welche welcher welches welchen wer wo ist sind das dem
den der ein eine einen mein meine meinen nicht und oder auch noch fur mit bei nach vom zum zur wenn lange bedeutet bedeuten heisst gegen essen trinken statt
je puis peux dois est sont mes mon ma les une que quel quelle quels quelles comment pourquoi quand combien pour avec dans manger boire signifie
veut ai suis ce cette encore place lieu
puedo debo tengo que es son mis mi los una por para como cuando cuanto cuantos cual cuales donde significa quiere comer beber lugar vez yo`)
const english = words(
  `the i can may is are my what which how when why who where for with of to do does should and or it this that have had in on at about eat drink me you instead not`,
)

/** So few words need but one that is foreign. */
const FEW = 4

/** Whether a question is put in German, French or Spanish: a dish of a foreign name does not make it so. */
export function isForeign(question: string): boolean {
  const said = plain(question).split(' ')
  const foreign = said.filter((word) => others.has(word)).length
  const own = said.filter((word) => english.has(word)).length
  return foreign > own && (foreign >= 2 || said.length <= FEW)
}
