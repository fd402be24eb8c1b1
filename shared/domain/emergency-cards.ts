import { type AskerLanguage, askerLanguage } from './asker-language'
import { isEmergency } from './emergency'
import {
  afterText,
  chokingText,
  contactText,
  crisisText,
  emergencyText,
  emergencyTextFor,
  ownPoisonText,
  poisonText,
  theirsText,
} from './emergency-texts'

/** What is said in an emergency, and the language that it is in. */
export type EmergencyCard = { text: string; language: AskerLanguage }

/*
 * Who has to sign these texts, and what of them has been signed, is in docs/emergency-cards.md. The first sentence of each
 * is its title, and each names the numbers to call.
 */
const numbers = {
  de: '112 in Europa, 999 im Vereinigten Königreich, 911 in Nordamerika',
  fr: '112 en Europe, 999 au Royaume-Uni, 911 en Amérique du Nord',
  es: '112 en Europa, 999 en el Reino Unido, 911 en Norteamérica',
}

type Translated = Record<Exclude<AskerLanguage, 'en'>, string>

const translations: ReadonlyMap<string, Translated> = new Map([
  [
    emergencyText,
    {
      de:
        'Das kann ein Notfall sein. Wenn jemand schlecht Luft bekommt, Gesicht, Zunge oder Hals anschwellen, jemand ohnmächtig wird oder sich ' +
        'nach dem Essen sehr unwohl fühlt, etwas Schädliches geschluckt hat oder sich etwas antun könnte: Rufen Sie jetzt den Notruf an ' +
        `(${numbers.de}). Benutzen Sie einen Adrenalin-Autoinjektor, wenn einer verschrieben wurde, legen Sie sich mit hochgelagerten Beinen ` +
        'hin oder setzen Sie sich auf, wenn das Atmen schwerfällt, und bleiben Sie nicht allein. Ich kann in einem Notfall nicht helfen.',
      fr:
        "C'est peut-être une urgence. Si quelqu'un a du mal à respirer, si son visage, sa langue ou sa gorge gonfle, s'il s'évanouit ou se sent " +
        "très mal après avoir mangé, s'il a avalé quelque chose de nocif ou risque de se faire du mal : appelez maintenant les secours " +
        `(${numbers.fr}). Utilisez un stylo auto-injecteur d'adrénaline s'il a été prescrit, allongez-vous les jambes surélevées, ou asseyez-vous ` +
        "si la respiration est difficile, et ne restez pas seul. Je ne peux pas vous aider en cas d'urgence.",
      es:
        'Puede ser una emergencia. Si alguien respira con dificultad, se le hincha la cara, la lengua o la garganta, se desmaya o se encuentra ' +
        'muy mal después de comer, ha tragado algo dañino o puede hacerse daño: llame ahora al número de emergencias ' +
        `(${numbers.es}). Use un autoinyector de adrenalina si se lo han recetado, túmbese con las piernas en alto, o siéntese si le cuesta ` +
        'respirar, y no se quede a solas. Yo no puedo ayudar en una emergencia.',
    },
  ],
  [
    theirsText,
    {
      de:
        `Das kann ein Notfall sein. Rufen Sie jetzt für die betroffene Person den Notruf an (${numbers.de}). Benutzen Sie sofort ihren ` +
        'Adrenalin-Autoinjektor, wenn einer verschrieben wurde, und nach fünf Minuten einen zweiten, wenn es nicht besser wird. Legen Sie sie mit ' +
        'hochgelagerten Beinen hin, oder lassen Sie sie sitzen, wenn das Atmen schwerfällt; sie darf nicht aufstehen oder gehen. Lassen Sie sie ' +
        'nicht allein. Wenn sie nicht reagiert, aber atmet, legen Sie sie auf die Seite; wenn sie nicht normal atmet, beginnen Sie mit der ' +
        'Herzdruckmassage. Fahren Sie ins Krankenhaus, auch wenn es besser wird. Ich kann in einem Notfall nicht helfen.',
      fr:
        `C'est peut-être une urgence. Appelez maintenant les secours pour cette personne (${numbers.fr}). Utilisez tout de suite son stylo ` +
        "auto-injecteur d'adrénaline s'il a été prescrit, et un second après cinq minutes si cela ne va pas mieux. Allongez-la les jambes " +
        'surélevées, ou laissez-la assise si la respiration est difficile ; elle ne doit ni se lever ni marcher. Ne la laissez pas seule. Si elle ' +
        'ne réagit pas mais respire, couchez-la sur le côté ; si elle ne respire pas normalement, commencez le massage cardiaque. Allez à ' +
        "l'hôpital même si cela va mieux. Je ne peux pas vous aider en cas d'urgence.",
      es:
        `Puede ser una emergencia. Llame ahora al número de emergencias para esa persona (${numbers.es}). Use enseguida su autoinyector de ` +
        'adrenalina si se lo han recetado, y un segundo a los cinco minutos si no mejora. Túmbela con las piernas en alto, o deje que se siente ' +
        'si le cuesta respirar; no debe levantarse ni caminar. No la deje sola. Si no responde pero respira, póngala de lado; si no respira con ' +
        'normalidad, empiece las compresiones en el pecho. Vayan al hospital aunque mejore. Yo no puedo ayudar en una emergencia.',
    },
  ],
  [
    contactText,
    {
      de:
        'Etwas zu essen, worauf Sie allergisch sind, kann zum Notfall werden, auch wenn es Ihnen jetzt gut geht. Essen Sie nichts mehr davon, ' +
        'halten Sie sich an den Plan Ihrer Ärztin oder Ihres Arztes, halten Sie Ihre Medikamente und Ihren Adrenalin-Autoinjektor bereit und ' +
        'bleiben Sie in den nächsten Stunden nicht allein. Beim ersten Anzeichen (Quaddeln, Schwellung von Lippen, Gesicht oder Zunge, enger Hals, ' +
        'Atemnot, Erbrechen, Schwindel) benutzen Sie den Autoinjektor, wenn einer verschrieben wurde, und rufen Sie sofort den Notruf an ' +
        `(${numbers.de}). Ohne Plan rufen Sie jetzt eine Ärztin oder einen Arzt an.`,
      fr:
        "Manger ce à quoi vous êtes allergique peut devenir une urgence, même si vous vous sentez bien maintenant. N'en mangez plus, suivez le " +
        "plan que votre médecin vous a donné, gardez à portée de main vos médicaments et votre stylo auto-injecteur d'adrénaline, et ne restez " +
        'pas seul pendant les prochaines heures. Au premier signe (urticaire, gonflement des lèvres, du visage ou de la langue, gorge serrée, ' +
        "difficulté à respirer, vomissements, vertiges), utilisez l'auto-injecteur s'il a été prescrit et appelez aussitôt les secours " +
        `(${numbers.fr}). Si vous n'avez pas de plan, appelez un médecin maintenant.`,
      es:
        'Comer algo a lo que es alérgico puede convertirse en una emergencia, aunque ahora se encuentre bien. No coma más, siga el plan que le ' +
        'dio su médico, tenga a mano su medicación y su autoinyector de adrenalina, y no se quede a solas en las próximas horas. A la primera ' +
        'señal (ronchas, hinchazón de labios, cara o lengua, garganta cerrada, dificultad para respirar, vómitos, mareo) use el autoinyector si ' +
        `se lo han recetado y llame enseguida al número de emergencias (${numbers.es}). Si no tiene un plan, llame ahora a un médico.`,
    },
  ],
  [
    afterText,
    {
      de:
        `Rufen Sie jetzt den Notruf an (${numbers.de}), auch wenn es sich besser anfühlt: Nach einem Adrenalin-Autoinjektor, nach Atemnot, ` +
        'Schwellungen oder Ohnmacht muss man sofort untersucht werden und bleibt nicht zu Hause, geht nicht zur Arbeit und fährt nicht selbst. Eine ' +
        'Reaktion kann Stunden nach der ersten wiederkommen. Bleiben Sie nicht allein und halten Sie den Autoinjektor bereit; kommt ein Anzeichen ' +
        'zurück, benutzen Sie ihn noch einmal, wenn einer verschrieben wurde. Essen Sie das Lebensmittel nicht wieder, bevor eine Allergologin ' +
        'oder ein Allergologe zugestimmt hat.',
      fr:
        `Appelez maintenant les secours (${numbers.fr}), même si cela va mieux : après un stylo auto-injecteur d'adrénaline, ou après une gêne ` +
        'respiratoire, un gonflement ou un malaise, il faut être examiné tout de suite, et ne pas rester à la maison, aller au travail ni ' +
        "conduire. Une réaction peut revenir plusieurs heures après la première. Ne restez pas seul et gardez l'auto-injecteur à portée de main ; " +
        "si un signe revient, utilisez-le de nouveau s'il a été prescrit. Ne remangez pas cet aliment avant l'accord d'un allergologue.",
      es:
        `Llame ahora al número de emergencias (${numbers.es}), aunque se encuentre mejor: después de un autoinyector de adrenalina, o de ` +
        'dificultad para respirar, hinchazón o desmayo, hay que ser atendido enseguida, y no quedarse en casa, ir a trabajar ni conducir. Una ' +
        'reacción puede volver horas después de la primera. No se quede a solas y tenga a mano el autoinyector; si vuelve alguna señal, úselo de ' +
        'nuevo si se lo han recetado. No vuelva a comer ese alimento antes de que un alergólogo lo permita.',
    },
  ],
])

/** What outweighs a reaction to food, even where nobody has put it into the asker's language. */
const graver = new Set([crisisText, poisonText, ownPoisonText, chokingText])

/**
 * The card for an emergency, in the asker's language where it is put into that: by the words of the question, or because
 * they `ate` what they are allergic to.
 */
export function emergencyCardFor(question: string, ate?: 'ill' | 'by-mistake'): EmergencyCard {
  const language = askerLanguage(question)
  const said = ate && !isEmergency(question) ? ofAte[ate] : emergencyTextFor(question)
  if (language === 'en') return { text: said, language }
  const translated = translations.get(
    ate && !graver.has(said) && !translations.has(said) ? emergencyText : said,
  )
  return translated ? { text: translated[language], language } : { text: said, language: 'en' }
}

const ofAte = { ill: emergencyText, 'by-mistake': contactText }
