import { fold } from './fold'

/** The languages in which a question is understood. */
export type QuestionLanguage = 'en' | 'de' | 'fr' | 'es'

const wordSet = (list: string) => new Set(list.trim().split(/\s+/u))

/** Frequent small words of each language; those of the other three exclude English words. */
export const smallWords: Record<QuestionLanguage, ReadonlySet<string>> = {
  en: wordSet(
    `the i can may is are my what which how when why who where for with of to do does should and or it this that have had in on at about eat drink me you instead not`,
  ),
  de: wordSet(`ich mich mir wir darf kann soll muss sollte wie wann warum wieso welche welcher welches
welchen wer wo ist sind das dem den der ein eine einen mein meine meinen nicht und oder auch noch fur mit
bei nach vom zum zur wenn lange bedeutet bedeuten heisst gegen essen trinken statt`),
  fr: wordSet(`je puis peux dois est sont mes mon ma les une que quel quelle quels quelles comment pourquoi
quand combien pour avec dans manger boire signifie veut ai suis ce cette encore place lieu`),
  es: wordSet(
    `puedo debo tengo que es son mis mi los una por para como cuando cuanto cuantos cual cuales donde significa quiere comer beber lugar vez yo`,
  ),
}

/** Calls for help, which may consist of a word or two. */
const urgentWords: Record<QuestionLanguage, ReadonlySet<string>> = {
  en: wordSet(
    'heart attack stroke chest pain breathe breathing bleeding dying die kill suicide unconscious choking sugar low shaky used better worse',
  ),
  de: wordSet(`herzinfarkt brustschmerz brustschmerzen atemnot erstickt ersticke ersticken schlaganfall
asthmaanfall krampfanfall epileptischer anfall bewusstlos ohnmachtig hitzschlag verbrennung teerstuhl blut
blute blutet blutung gespuckt selbstmord umbringen sterben sterbe stirbt leben ganz blau notarzt notruf
notfall krampft vergiftet unterzuckert unterzuckerung zucker blutzucker zittere schwitze benutzt gespritzt
hilft besser schlimmer aber wird gesetzt besserung wirkt uberall`),
  fr: wordSet(`crise cardiaque asthme convulsionne etouffe choc anaphylactique brulure cloques vomi sang
finir respire plus pas mourir meurs tuer vivre bleu bleue tout toute infarctus avc saigne saignement
hemorragie poitrine douleur evanoui evanouie inconscient urgence urgences stylo glycemie sucre tremble
sueurs samu mieux aucun effet utilise pire fait toujours mais`),
  es: wordSet(`infarto ataque asma ahoga ahogando atragantando golpe calor vomita sangre quiero morirme
morir vivir matarme respira quemadura ampollas azul pecho mucho ictus convulsiona desmayo sangrando sangro
desangrando muero muriendo urgencia emergencia ambulancia azucar glucemia hipoglucemia temblando tiemblo
mareos sudores autoinyector peor mejoro sigo igual usado comerlo comerla comerlos comerlas tomarlo tomarla
beberlo beberla deja sangrar hay mucha`),
}

/** Words on the body, on eating and on complaints. */
const bodyWords: Record<QuestionLanguage, ReadonlySet<string>> = {
  en: wordSet(`ate eaten drank had swallowed just now feel feels feeling sick itchy tummy stomach belly
mouth skin face throat rash hives swelling swollen help mistake accident and got im ive after they she he
was has tongue lips hurts hurt dizzy egg eggs milk cheese peanut prawn`),
  de: wordSet(`hab habe hatte haben hat gegessen getrunken probiert genascht gefuttert geschluckt
verschluckt jetzt gerade grad eben vorhin schlecht ubel bauch bauchweh bauchschmerzen kopfschmerzen juckt
jucken kribbelt ausschlag zunge lippe gesicht hals haut mund versehen ausversehen versehentlich im am bin
war waren drin ohne aus obwohl hilfe luft geschwollen schwillt durchfall herz brust atmen atem keine kein
mude schwindelig seit gestern heute muss irrtumlich unwissentlich erwischt nussecken mist geknabbert lippen
brennen brennt schluck vor minuten zittere augen nase verputzt gekostet sohn tochter mann frau meiner meinem
er sie epipen rote flecken`),
  fr: wordSet(`j jai mange mangee mangees bu avale goute croque bouffe grignote viens mal ventre bouche
gorge langue levres visage peau gratte demangeaisons boutons plaques erreur expres savoir des du de la le un
et oups vomir envie nausees vertiges respirer gonfle gonflee gonfler au aux sans il elle sur crampes malade
yeux nez tete diarrhee depuis secours aide fils fille mari femme`),
  es: wordSet(`he comido comi bebi bebido tomado tome probado probe acabo duele barriga estomago pica boca
garganta lengua labios cara piel picor ronchas sarpullido error querer cuenta y el la un las unos unas del
con me se nauseas mareada mareado vomite vomitar respirar hinchada hinchado hincha gambas leche huevo ayuda
estoy siento encuentro no hijo hija marido mujer desde cuesta tragar vomitando alergia dolor cabeza
alimentos dan da gracias tiene ayudo al a desayune cene comimos sin despiste`),
}

const others = ['de', 'fr', 'es'] as const

/** The language of a text by its words; English in doubt. */
export function questionLanguage(text: string): QuestionLanguage {
  const foldedWords = fold(text).match(/\p{L}+/gu) ?? []
  const countOf = (language: QuestionLanguage) =>
    foldedWords.filter((word) =>
      [smallWords, bodyWords, urgentWords].some((words) => words[language].has(word)),
    ).length
  const [likeliest] = others.toSorted((one, other) => countOf(other) - countOf(one))
  return likeliest && countOf(likeliest) > countOf('en') ? likeliest : 'en'
}
