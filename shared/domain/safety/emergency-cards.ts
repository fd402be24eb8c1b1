import { type QuestionLanguage, questionLanguage } from '../text/question-language'
import { isEmergency } from './emergency'
import { french } from './emergency-french'
import { german } from './emergency-german'
import { numbers, type OtherCards } from './emergency-numbers'
import { spanish } from './emergency-spanish'
import {
  afterText,
  asthmaText,
  bellyText,
  bleedingText,
  brainText,
  burnText,
  chokingText,
  contactText,
  crisisText,
  driesOutText,
  dryText,
  eatText,
  emergencyText,
  emergencyTextsFor,
  fitText,
  headInjuryText,
  heartText,
  heatText,
  lifelessText,
  ownPoisonText,
  poisonText,
  strokeText,
  sugarText,
  theirsText,
  unclearText,
  woundText,
} from './emergency-texts'

export type EmergencyCard = { text: string; language: QuestionLanguage }

/* docs/emergency-cards.md lists who has to sign off these texts, and what has been signed. The
   first sentence of each is its title, and each names the numbers to call. */
const poisonCentres = {
  de: '030 19240 in Deutschland, 91 562 04 20 in Spanien, 01 45 42 59 59 in Frankreich, NHS 111 im Vereinigten Königreich, 1-800-222-1222 in den USA',
  fr: '01 45 42 59 59 en France, 030 19240 en Allemagne, 91 562 04 20 en Espagne, NHS 111 au Royaume-Uni, 1-800-222-1222 aux États-Unis',
  es: '91 562 04 20 en España, 030 19240 en Alemania, 01 45 42 59 59 en Francia, NHS 111 en el Reino Unido, 1-800-222-1222 en los Estados Unidos',
}

type Translated = Record<Exclude<QuestionLanguage, 'en'>, string>

const ofReactions: readonly [string, Translated][] = [
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
  [
    strokeText,
    {
      de:
        `Rufen Sie jetzt den Notruf an: Das können Zeichen eines Schlaganfalls sein (${numbers.de}). Tun Sie es auch, wenn sie vergehen: Jede ` +
        'Minute zählt. Merken Sie sich, wann es begann. Setzen oder legen Sie sich mit etwas erhöhtem Kopf hin, bleiben Sie nicht allein, fahren ' +
        'Sie nicht, und essen, trinken und nehmen Sie nichts ein, weil das Schlucken versagen kann. Wer schläfrig ist, liegt auf der Seite; wenn ' +
        'jemand nicht normal atmet, beginnen Sie mit der Herzdruckmassage. Suchen Sie die Ursache nicht im Essen.',
      fr:
        `Appelez maintenant les secours : ce sont peut-être les signes d'un AVC (${numbers.fr}). Faites-le aussi s'ils passent : chaque minute ` +
        "compte. Notez l'heure du début. Asseyez-vous ou allongez-vous la tête un peu relevée, ne restez pas seul, ne conduisez pas, et ne mangez, " +
        'ne buvez et ne prenez rien, car on peut ne plus pouvoir avaler. Une personne somnolente est couchée sur le côté ; si quelqu’un ne respire ' +
        'pas normalement, commencez le massage cardiaque. Ne cherchez pas la cause dans les aliments.',
      es:
        `Llame ahora al número de emergencias: pueden ser señales de un ictus (${numbers.es}). Hágalo también si se pasan: cada minuto cuenta. ` +
        'Anote a qué hora empezó. Siéntese o túmbese con la cabeza algo levantada, no se quede a solas, no conduzca, y no coma, beba ni tome nada, ' +
        'porque puede no poder tragar. Quien tenga sueño se tumba de lado; si alguien no respira con normalidad, empiece las compresiones en el ' +
        'pecho. No busque la causa en la comida.',
    },
  ],
  [
    poisonText,
    {
      de:
        `Rufen Sie jetzt den Notruf oder eine Giftzentrale an (${numbers.de}; Giftzentrale ${poisonCentres.de}). Tun Sie es auch, wenn noch nichts zu ` +
        'merken ist. Führen Sie kein Erbrechen herbei, geben Sie nichts zu essen oder zu trinken, wenn man es Ihnen nicht sagt, und heben Sie die ' +
        'Packung und den Rest auf. Bleiben Sie bei der Person; ist sie schläfrig, legen Sie sie auf die Seite. Wenn es mit Absicht geschah, lassen ' +
        'Sie sie nicht allein: Die Telefonseelsorge hört auch zu (0800 1110111 in Deutschland).',
      fr:
        `Appelez maintenant les secours ou un centre antipoison (${numbers.fr} ; centre antipoison ${poisonCentres.fr}). Faites-le même s'il n'y a ` +
        "encore aucun signe. Ne faites pas vomir, ne donnez rien à manger ni à boire sauf si on vous le dit, et gardez l'emballage et ce qui reste. " +
        'Restez auprès de la personne ; si elle est somnolente, couchez-la sur le côté. Si elle l’a fait exprès, ne la laissez pas seule : le 3114 ' +
        'écoute aussi, en France.',
      es:
        `Llame ahora al número de emergencias o a un centro de toxicología (${numbers.es}; toxicología ${poisonCentres.es}). Hágalo aunque todavía no ` +
        'haya ninguna señal. No provoque el vómito, no dé nada de comer ni de beber si no se lo indican, y guarde el envase y lo que quede. Quédese ' +
        'con la persona; si tiene sueño, póngala de lado. Si lo tomó a propósito, no la deje sola: el 024 también escucha, en España.',
    },
  ],
  [
    ownPoisonText,
    {
      de:
        `Rufen Sie jetzt den Notruf oder eine Giftzentrale an, auch wenn Sie sich gut fühlen oder noch nichts merken (${numbers.de}; Giftzentrale ` +
        `${poisonCentres.de}). Bleiben Sie nicht allein: Gehen Sie zu jemandem in der Nähe, oder schließen Sie die Tür auf und bitten Sie jemanden zu ` +
        'kommen. Führen Sie kein Erbrechen herbei, essen und trinken Sie nichts, wenn man es Ihnen nicht sagt, nehmen Sie nichts mehr ein, fahren Sie ' +
        'nicht, und heben Sie die Packung auf. Wenn Sie schläfrig werden, legen Sie sich auf die Seite. Wenn Sie es genommen haben, weil Sie nicht ' +
        'mehr können: Es ist gut, dass Sie schreiben, Sie sind wichtig, und Sie müssen das nicht allein durchstehen; die Telefonseelsorge hört auch ' +
        'zu (0800 1110111 in Deutschland).',
      fr:
        `Appelez maintenant les secours ou un centre antipoison, même si vous vous sentez bien ou ne sentez encore rien (${numbers.fr} ; centre ` +
        `antipoison ${poisonCentres.fr}). Ne restez pas seul : allez chez quelqu'un tout près, ou déverrouillez la porte et demandez à quelqu'un de ` +
        'venir. Ne vous faites pas vomir, ne mangez et ne buvez rien sauf si on vous le dit, ne prenez plus rien, ne conduisez pas, et gardez ' +
        "l'emballage. Si vous devenez somnolent, couchez-vous sur le côté. Si vous l'avez pris parce que vous n'en pouvez plus : c'est bien d'avoir " +
        'écrit, vous comptez, et vous n’avez pas à traverser cela seul ; le 3114 écoute aussi, en France.',
      es:
        'Llame ahora al número de emergencias o a un centro de toxicología, aunque se sienta bien o todavía no note nada ' +
        `(${numbers.es}; toxicología ${poisonCentres.es}). No se quede a solas: vaya con alguien cercano, o abra la puerta y pida a alguien que ` +
        'venga. No se provoque el vómito, no coma ni beba nada si no se lo indican, no tome nada más, no conduzca, y guarde el envase. Si le entra ' +
        'sueño, túmbese de lado. Si lo tomó porque no puede más: me alegro de que haya escrito, usted importa, y no tiene que pasar por esto a ' +
        'solas; el 024 también escucha, en España.',
    },
  ],
  [
    lifelessText,
    {
      de:
        `Rufen Sie jetzt den Notruf an (${numbers.de}), oder lassen Sie jemanden anrufen, und stellen Sie das Telefon laut. Prüfen Sie zehn Sekunden ` +
        'lang die Atmung. Atmet die Person normal, legen Sie sie in die stabile Seitenlage und beobachten Sie sie weiter. Atmet sie nicht oder ' +
        'schnappt sie nur nach Luft, beginnen Sie nach Anweisung am Telefon mit der Herzdruckmassage: kräftig und schnell in der Mitte der Brust, und ' +
        'lassen Sie einen Defibrillator holen. Wurde ein Adrenalin-Autoinjektor verschrieben und kann eine Allergie die Ursache sein, benutzen Sie ' +
        'ihn. Geben Sie nichts zu essen oder zu trinken, und lassen Sie die Person nicht allein.',
      fr:
        `Appelez maintenant les secours (${numbers.fr}), ou faites appeler quelqu'un, et mettez le haut-parleur. Vérifiez la respiration pendant dix ` +
        'secondes. Si la personne respire normalement, mettez-la sur le côté (position latérale de sécurité) et continuez à la surveiller. Si elle ne ' +
        "respire pas, ou ne fait que happer l'air, commencez le massage cardiaque comme on vous le dit au téléphone : fort et vite au milieu de la " +
        "poitrine, et envoyez chercher un défibrillateur. Si un stylo auto-injecteur d'adrénaline a été prescrit et qu'une allergie peut être la cause, " +
        'utilisez-le. Ne donnez rien à manger ni à boire, et ne la laissez pas seule.',
      es:
        `Llame ahora al número de emergencias (${numbers.es}), o haga que alguien llame, y ponga el altavoz. Compruebe la respiración durante diez ` +
        'segundos. Si la persona respira con normalidad, póngala de lado (posición lateral de seguridad) y siga vigilándola. Si no respira, o solo da ' +
        'boqueadas, empiece las compresiones como le indiquen por teléfono: fuerte y rápido en el centro del pecho, y mande buscar un desfibrilador. ' +
        'Si se recetó un autoinyector de adrenalina y la causa puede ser una alergia, úselo. No dé nada de comer ni de beber, y no la deje sola.',
    },
  ],
]

/** The English of the cards whose translations are in files of their own. */
const others: OtherCards = {
  ...{ crisis: crisisText, unclear: unclearText, heart: heartText, brain: brainText, belly: bellyText },
  ...{ dry: dryText, fit: fitText, headInjury: headInjuryText, wound: woundText, burn: burnText },
  ...{ heat: heatText, choking: chokingText, sugar: sugarText, asthma: asthmaText },
  ...{ driesOut: driesOutText, bleeding: bleedingText, eat: eatText },
}
const translations: ReadonlyMap<string, Translated> = new Map([
  ...ofReactions,
  ...(Object.keys(others) as (keyof OtherCards)[]).map((card): [string, Translated] => [
    others[card],
    { de: german[card], fr: french[card], es: spanish[card] },
  ]),
])

/** In the user's language, by the question, or because they `ate` what they are allergic to. */
export function emergencyCardFor(question: string, ate?: 'ill' | 'by-mistake'): EmergencyCard {
  const language = questionLanguage(question)
  const said = ate && !isEmergency(question) ? [ofAte[ate]] : emergencyTextsFor(question)
  const text = said
    .map((one) => (language === 'en' ? one : (translations.get(one)?.[language] ?? one)))
    .join(' ')
  return { text, language }
}

const ofAte = { ill: emergencyText, 'by-mistake': contactText }
