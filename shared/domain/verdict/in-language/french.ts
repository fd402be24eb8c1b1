import type { Phrases } from './phrases'

export const french: Phrases = {
  locale: 'fr-FR',
  quote: (words) => `« ${words} »`,
  because: ', car ',
  semicolon: ' ; ',
  more: (count) => `${count} autres`,

  levels: {
    allergy: 'votre allergie',
    high: 'niveau élevé',
    limited: 'quantité limitée',
    moderate: 'niveau modéré',
    own: 'votre choix',
    'not-readable': 'résultat illisible',
    low: "pas d'élévation",
  },
  clinicOnly: 'à considérer comme une allergie',
  complaints: { own: 'vous avez remarqué des troubles', noted: 'votre praticien a noté des troubles' },
  noted: "comme votre praticien l'a noté",
  fine: {
    eaten: (day) => `sans troubles à la consommation depuis le ${day}`,
    noted: (day) => `votre praticien a noté le ${day} que vous le supportez bien`,
    changedLittle: (day) => `l'éviter a peu changé pour vous, ${day}`,
  },
  fineAtAll: 'vous le supportez bien',

  ways: {
    is: (names) => `il s'agit de : ${names}`,
    made: (names) => `c'est fait à partir de : ${names}`,
    holds: (names) => `cela contient : ${names}`,
    usual: (names) => `cela contient d'habitude : ${names}`,
    trace: (names) => `ces mots désignent des traces de : ${names}`,
  },
  also: {
    holds: (names) => `cela contient aussi : ${names}`,
    usual: (names) => `cela contient d'habitude aussi : ${names}`,
  },

  never: (title) => `Ne mangez pas ${title}, même pas de traces`,
  notAtHome: "demandez à un allergologue, et n'essayez pas cet aliment chez vous",
  todos: {
    trigger: (title) => `Évitez ${title}`,
    high: (title) => `Évitez ${title} pour l'instant`,
    limited: (title) => `Respectez votre limite pour ${title}`,
    moderate: (title) =>
      `Mangez ${title} seulement de temps en temps, par exemple à quelques jours d'intervalle`,
  },
  own: (title) => `Vous avez choisi d'éviter ${title}`,
  ownChoice: (names) => `votre choix : ${names}`,
  unread: (title) => `Demandez au laboratoire pour ${title}`,
  parts: {
    allergy: (names) => `à ne pas manger, même pas de traces : ${names}`,
    trigger: (names) => `à éviter : ${names}`,
    high: (names) => `à éviter pour l'instant : ${names}`,
    limited: (names) => `à manger dans votre limite : ${names}`,
    moderate: (names) => `à manger seulement de temps en temps : ${names}`,
    own: (names) => `à éviter selon votre choix : ${names}`,
    'not-readable': (names) => `à demander au laboratoire : ${names}`,
  },

  askFirst: (title, names) => `Demandez d'abord, car ${title} peut contenir : ${names}`,
  askAboutRelated: (title, names) =>
    `Demandez à un allergologue avant de manger ${title} : votre allergie (${names}) peut valoir aussi pour cet aliment, et une valeur IgG n'en dit rien`,
  unlessClear: "sans réponse claire, n'en mangez pas, même pas de traces",
  maybeTraces: (title, names) => `${title} peut contenir des traces de : ${names}`,
  leaveTraces: "n'en mangez pas, même pas de traces",
  tracesMatterLittle: 'de telles traces comptent peu pour un résultat IgG',
  without: {
    leave: (title) => `Évitez ${title}, sauf si la préparation est différente`,
    limited: (title) => `Respectez votre limite pour ${title}, ou demandez une autre préparation`,
    ownModerate: (title) =>
      `Demandez une autre préparation de ${title}, à manger même alors seulement de temps en temps`,
    moderate: (title) => `Mangez ${title} seulement de temps en temps, ou dans une autre préparation`,
    own: (title) => `Demandez une autre préparation de ${title}, comme vous l'avez choisi`,
    unread: (title) => `Demandez au laboratoire pour ${title}, ou demandez une autre préparation`,
  },
  dependsOn: (title) => `Pour ${title}, cela dépend de la sorte`,
  nothingAgainst: (title) =>
    `Rien de connu ne s'oppose à ce que ${title} contient d'habitude, pour autant qu'on le sache`,
  eachKitchen: (title) => `Chaque cuisine prépare ${title} à sa façon`,
  recipesDiffer: 'les recettes varient',
  whatIsIn: "demandez ce qu'il y a dedans",
  askAbout: (names) => `posez la question pour : ${names}`,
  readLabel: (names) => `lisez l'étiquette, on y trouve souvent : ${names}`,

  eat: (title) => `Vous pouvez manger ${title}`,
  nothingKnown: (title) => `Rien de connu ne s'oppose à ${title}`,
  noReason: (title) => `Votre test ne donne aucune raison d'éviter ${title}`,
  notItself: (names, title) => `le test porte non sur ${title} même, mais sur : ${names}`,
  noElevation: (names) => `pas d'élévation : ${names}`,
  noResult: (title) => `On ne sait rien de ${title}, car il n'y a pas de résultat de test`,
  notKnown: (words) =>
    `Nous ne connaissons pas ${words} : regardez la liste des ingrédients, ou scannez l'étiquette`,
  didYouMean: (choices) => `Vouliez-vous dire ${choices} ?`,

  unreadBeside: (names) => `résultat illisible, à demander au laboratoire : ${names}`,
  askedAnew: (names) => `un test plus récent remet en question, à éviter jusqu'à la réponse : ${names}`,
  checkedAgain: "le rapport est en cours de vérification, voici ce qu'il disait avant",
}
