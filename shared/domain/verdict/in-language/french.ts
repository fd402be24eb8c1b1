import type { Sayings } from '../sayings'
import { dayIn, listIn } from './list-in'

const noticed = (basis: string | undefined) =>
  basis === 'practitioner' ? 'votre praticien a noté des troubles' : 'vous avez remarqué des troubles'

export const french: Sayings = {
  answers: {
    allergy: 'Allergie',
    'leave-out': 'À éviter',
    'check-first': "À vérifier d'abord",
    'go-ahead': 'Allez-y',
    'not-tested': 'Non testé',
    'not-known': 'Inconnu',
    'not-food': "Ce n'est pas un aliment",
  },
  list: listIn('fr-FR', "d'autres"),
  day: dayIn('fr-FR'),
  quote: (words) => `« ${words} »`,
  forNow: " pour l'instant",
  upTo: (amount) => (amount ? ` jusqu'à « ${amount} »` : " jusqu'à votre limite"),
  withKinds: (names) => ` avec ${names}`,
  withMost: (family) => ` avec la plupart des sortes de « ${family} »`,
  it: { name: 'Cet aliment', isMany: false },
  they: { name: 'Cet aliment', isMany: false },
  is: {
    allergy: ({ name }, _, { isClinical }) =>
      isClinical
        ? `${name} compte comme une allergie. N'en mangez pas, même pas de traces.`
        : `N'en mangez pas, même pas de traces : ${name}.`,
    trial: ({ name }, _, { until }) =>
      until
        ? `${name} est dans votre essai : vous le reprenez le ${until}.`
        : `${name} est dans votre essai.`,
    baseline: ({ name }, _, { until }) =>
      `${name} : mangez comme d'habitude jusqu'${until ? `au ${until}, puis évitez` : 'à ce que votre essai commence'}.`,
    trigger: ({ name }, _, { basis }) => `${capital(noticed(basis))} : ${name}.`,
    high: ({ name }) => `${name} est à un niveau élevé pour vous.`,
    own: ({ name }) => `Vous avez choisi d'éviter ${name}.`,
    'not-readable': ({ name }) => `Votre résultat pour ${name} est illisible : demandez au laboratoire.`,
    limited: ({ name }, _, { basis }) =>
      basis === 'practitioner'
        ? `C'est la limite notée par votre praticien pour ${name}.`
        : `C'est votre limite pour ${name}.`,
    moderate: ({ name }) => `De temps en temps suffit : ${name}.`,
    tolerated: ({ name }) => `Vous supportez bien ${name}.`,
    low: ({ name }) => `${name} n'était pas élevé dans votre test.`,
  },
  how: {
    'counts-as': ({ name }, { text }) => `${name} compte comme : ${text}`,
    made: ({ name }, { text }) => `${name} est fait à partir de : ${text}`,
    has: ({ name }, { text }) => `${name} contient : ${text}`,
    usually: ({ name }, { text }) => `${name} contient d'habitude : ${text}`,
    'usually-is': ({ name }, { text }) => `D'habitude, ${name} veut dire : ${text}`,
    'usually-from': ({ name }, { text }) => `${name} vient d'habitude de : ${text}`,
    'can-be': ({ name }, { text }) => `${name} peut être : ${text}`,
    some: ({ name }, { text }) => `${name} contient parfois : ${text}`,
    traces: (_, { text }) => `Ces mots désignent des traces de : ${text}`,
    diet: ({ name }, { text }) => `${name} ne va pas avec votre choix ${text}`,
    'some-diet': ({ name }, { text }) => `${name} ne va pas toujours avec votre choix ${text}`,
  },
  which: {
    allergy: (_, { isClinical }) => (isClinical ? ', compte comme une allergie' : ', votre allergie'),
    trial: (_, { until }) => (until ? `, dans votre essai jusqu'au ${until}` : ', dans votre essai'),
    baseline: (_, { until }) => `, comme d'habitude ${until ? `jusqu'au ${until}` : "pour l'instant"}`,
    trigger: (_, { basis }) => `, et ${noticed(basis)}`,
    high: () => ', à un niveau élevé',
    own: () => ', que vous évitez par choix',
    'not-readable': () => ', résultat illisible',
    limited: (_, { amount }) => (amount ? `, votre limite est « ${amount} »` : ', dans votre limite'),
    moderate: () => ', à un niveau modéré',
    tolerated: () => ', bien supporté',
    low: () => ', pas élevé',
  },
  asFound: ", comme vous l'avez constaté",
  never: () => " N'en mangez pas, même pas de traces.",
  notEvenTraces: " N'en mangez même pas de traces.",
  unlessClear: () => ' Sinon, même pas de traces.',
  say: {
    kinds: (_, __, { text }) => `Pas : ${text}.`,
    'few-kinds': (_, { text }, others) => `Évitez : ${text}. Possible : ${others.text}.`,
    related: (_, { text }) =>
      `Demandez à un allergologue : l'allergie (${text}) peut inclure des aliments proches.`,
    'ask-about': (_, { text }) =>
      `Demandez ce qu'il y a dedans : ${text}, votre allergie, même pas de traces.`,
    'ask-about-clinical': (_, { text }) =>
      `Demandez : ${text}, compte comme une allergie, même pas de traces.`,
    product: ({ name }, { text }) => `Pas élevé : ${text}. Rien dans votre test contre ${name}.`,
    dish: ({ name }) => `Rien d'habituel dans ${name} n'était élevé. Demandez la recette.`,
    bought: ({ name }) => `Rien d'habituel dans ${name} n'était élevé. Lisez l'étiquette.`,
    kitchen: ({ name }) => `Chaque cuisine prépare ${name} à sa façon : demandez ce qu'il y a dedans.`,
    apart: ({ name }, { text }) => `${name} n'était pas élevé. Gardez-le séparé de : ${text}.`,
    trace: (_, { text }) => `De telles traces comptent peu pour un résultat IgG : ${text}.`,
    'not-tested': (_, { text }) => `Votre test ne contenait pas ${text}. Fiez-vous à ce que vous ressentez.`,
    'no-test': () => "Vous n'avez pas encore de résultat. Fiez-vous à vos allergies.",
    'no-such-test': ({ name }) => `Aucun test ne cherche ${name}. Rien dans vos résultats ne s'y oppose.`,
    'not-known': (_, { text }) =>
      `Nous ne connaissons pas ${text}. Lisez les ingrédients ou scannez l'étiquette.`,
    'did-you-mean': (_, { text }) => `Vouliez-vous dire ${text} ?`,
    'not-eaten': (_, { text }) => `${text} ne se mange pas. Écrivez un aliment ou un plat.`,
    poisonous: () => "Cela peut être toxique : n'en mangez pas.",
    medicine: () => "C'est un médicament : demandez à votre médecin ou pharmacien.",
    'no-word': () => 'Écrivez un aliment ou un plat, par exemple du riz.',
    organism: () => "Votre test l'a cherché, mais cela ne se mange pas.",
    'made-without': (_, { text }) => `Demandez une préparation sans ${text}.`,
    'not-raised': (_, { text }) => `Pas élevé dans votre test : ${text}.`,
    fine: (_, { text }) => `Bien supporté : ${text}.`,
    'now-and-then': (_, { text }) => `De temps en temps suffit : ${text}.`,
    limit: (_, { text }) => `Respectez votre limite : ${text}.`,
    'limit-if': (_, { text }) => `S'il y a ${text}, respectez votre limite.`,
    unread: (_, { text }) => `Votre résultat pour ${text} est illisible : demandez au laboratoire.`,
    'raised-again': (_, { text }) =>
      `Un test plus récent remet ${text} en question. À éviter pour l'instant.`,
    'not-included': (_, { text }) => `Pas dans votre test : ${text}.`,
    'unknown-words': (_, { text }) => `Nous ne connaissons pas ${text}.`,
    'only-one': (_, { text }) => `Si c'est seulement ${text} : de temps en temps.`,
    'only-if': (_, { text }) => `S'il y a ${text}, de temps en temps suffit.`,
    igg: () => "Une valeur IgG ne dit rien d'une allergie.",
    clinic: () => "Demandez à un allergologue, et n'essayez pas cet aliment chez vous.",
    'ask-practitioner': () => 'Demandez à votre praticien ce que ce résultat veut dire.',
    'being-checked': () => "Le rapport est en cours de vérification. Voici ce qu'il disait avant.",
  },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
