import { numbers, type OtherCards } from './emergency-numbers'

const call = `Appelez maintenant les secours (${numbers.fr})`

/** French cards, compared word by word with `emergency-texts.ts`. */
export const french: OtherCards = {
  crisis:
    "Vous n'avez pas à traverser cela seul. C'est bien de l'avoir écrit, et ce que vous ressentez compte plus que tout résultat et tout régime. Parlez " +
    "maintenant à quelqu'un, une personne près de vous ou une ligne d'écoute, gratuite à toute heure : 3114 en France, 0800 1110111 (Telefonseelsorge) " +
    'en Allemagne, 116 123 (Samaritans) au Royaume-Uni et en Irlande, 024 en Espagne, 988 aux États-Unis. Si vous ou quelqu’un d’autre êtes en danger ' +
    `maintenant, appelez les secours (${numbers.fr}), éloignez-vous de tout ce qui pourrait vous blesser, et restez avec quelqu'un.`,
  unclear:
    `C'est peut-être une urgence. ${call} et dites ce que vous m'avez dit. Ne restez pas seul et ne laissez personne seul, ne conduisez pas vous-même, ` +
    "et ne mangez et ne buvez rien avant d'avoir été examiné. Qui se sent défaillir s'allonge ; qui respire mal s'assoit. Un stylo auto-injecteur " +
    "d'adrénaline ne sert qu'à une réaction allergique. Si quelqu'un ne réagit pas mais respire, couchez-le sur le côté ; s'il ne respire pas " +
    "normalement, commencez le massage cardiaque. Je ne peux pas vous aider en cas d'urgence.",
  heart:
    `Appelez maintenant les secours : ce sont peut-être les signes d'un infarctus (${numbers.fr}). Faites-le aussi s'ils vont et viennent ; ne cherchez ` +
    "pas la cause dans les aliments, et ne conduisez pas vous-même. En attendant l'aide : asseyez-vous ou restez à demi allongé au repos, desserrez les " +
    "vêtements, ne restez pas seul, et ne mangez et ne buvez rien. Si quelqu'un ne réagit pas et ne respire pas normalement, commencez le massage cardiaque.",
  brain:
    `${call} : un mal de tête soudain comme jamais, une nuque raide avec de la fièvre ou un mal de tête, ou une confusion soudaine peuvent être un ` +
    'saignement ou une infection du cerveau, ou une autre maladie qui ne peut pas attendre. Allongez-vous au calme, ne restez pas seul, ne conduisez pas, ' +
    'et ne mangez et ne buvez rien. Une personne somnolente est couchée sur le côté. Ne cherchez pas la cause dans les aliments.',
  belly:
    `Appelez maintenant les secours ou allez aux urgences (${numbers.fr}) : une forte douleur au ventre avec de la fièvre, ou un ventre dur comme du ` +
    "bois, peut demander une opération. Ne restez pas seul, ne conduisez pas vous-même, allongez-vous comme c'est le moins douloureux, ne mangez et ne " +
    "buvez rien, et ne prenez pas de laxatif. Aucune valeur d'un aliment ne l'explique.",
  dry:
    `${call} : un bébé qui ne boit pas, qui est tout mou ou n'a pas mouillé de couche depuis des heures, ou toute personne déshydratée, confuse ou qui ` +
    "n'urine presque plus, ne peut pas attendre. En attendant l'aide, donnez de petites gorgées, de préférence d'une solution de réhydratation (à un bébé " +
    'le sein ou son lait habituel), seulement à qui est éveillé et peut avaler. Ne laissez pas la personne seule.',
  fit:
    `${call}. Notez l'heure du début de la crise. Écartez ce qui pourrait blesser, mettez quelque chose de mou sous la tête, ne retenez personne et ne ` +
    "mettez rien dans la bouche. Quand c'est fini, couchez la personne sur le côté et restez jusqu'à ce qu'elle soit bien réveillée ; si elle ne respire " +
    'pas normalement, commencez le massage cardiaque. Ne donnez rien à manger ni à boire. Si vous avez eu la crise vous-même, ne restez pas seul et ne ' +
    'conduisez pas.',
  headInjury:
    `${call} : des vomissements, une somnolence, une confusion, des vertiges, une vision double ou un fort mal de tête après un coup à la tête peuvent ` +
    "être un saignement à l'intérieur. Ne bougez pas et ne restez pas seul ; ne bougez pas le cou s'il fait mal. Pressez doucement un linge propre sur une " +
    "plaie. Qui est somnolent et vomit est couché sur le côté. Rien à manger, rien à boire, pas d'aspirine ni d'ibuprofène ; ne conduisez pas.",
  wound:
    `${call} pour un saignement qui ne s'arrête pas. Appuyez fermement dessus avec un linge propre sans relâcher, mettez-en un autre par-dessus s'il ` +
    'est traversé, et laissez ce qui est planté dans la plaie. Levez le bras ou la jambe si possible, allongez-vous, restez au chaud, et ne restez pas ' +
    'seul. Pour le nez : penchez-vous en avant et pincez la partie molle pendant dix à quinze minutes.',
  burn:
    "Refroidissez tout de suite la brûlure sous l'eau fraîche courante pendant 20 minutes ; ni glace, ni crème, ni beurre, ni huile. Ôtez les bagues et " +
    "les vêtements proches, mais rien de ce qui colle. Couvrez-la sans serrer d'un film alimentaire ou d'un linge propre, n'ouvrez pas les cloques, et " +
    `gardez le reste du corps au chaud. ${call} si elle est plus grande que la main, profonde, blanche ou noircie, au visage, aux mains, aux pieds ou aux ` +
    'parties génitales, ou chez un enfant ou une personne âgée ; faites voir aujourd’hui toute autre brûlure avec des cloques.',
  heat:
    `${call} : un coup de chaleur ne peut pas attendre. Allez ou portez la personne à l'ombre, allongez, ôtez les vêtements en trop et refroidissez ` +
    "avec des linges mouillés, de l'eau fraîche et un ventilateur, surtout le cou, les aisselles et l'aine. De l'eau fraîche par gorgées seulement à qui " +
    'est bien réveillé. Une personne somnolente est couchée sur le côté. Ne restez pas seul et ne laissez personne seul.',
  choking:
    `${call}, ou faites appeler quelqu'un. Tant que la toux est forte, continuer à tousser. Si tousser, parler ou respirer devient impossible : jusqu'à ` +
    'cinq claques entre les omoplates, puis jusqu’à cinq poussées rapides vers l’intérieur et le haut au-dessus du nombril, et ainsi de suite. Pour un ' +
    'bébé de moins d’un an : à plat ventre sur votre bras, cinq claques dans le dos, puis cinq pressions sur la poitrine avec deux doigts, jamais sur le ' +
    "ventre. Si vous êtes seul, appuyez votre ventre d'un coup sur le dossier d'une chaise. Si quelqu'un ne réagit plus, commencez le massage cardiaque. " +
    "S'il y a aussi un gonflement ou des plaques après un aliment, utilisez un stylo auto-injecteur d'adrénaline s'il a été prescrit.",
  sugar:
    'Un sucre trop bas dans le sang ne peut pas attendre. Qui est éveillé et peut avaler prend maintenant du sucre rapide : un verre de jus ou de boisson ' +
    'sucrée (pas « light »), quatre à cinq comprimés de glucose ou trois cuillères à café de sucre, quoi que montre votre test, mais rien à quoi vous êtes ' +
    "allergique. Mesurez de nouveau après 15 minutes et recommencez si c'est encore bas, puis mangez un peu de pain, de biscottes ou de riz. Si quelqu'un " +
    "est confus ou somnolent, ne peut pas avaler, convulse ou ne se réveille pas : ne donnez rien par la bouche, utilisez le glucagon s'il y en a, et " +
    `appelez maintenant les secours (${numbers.fr}).`,
  asthma:
    `${call} si le spray de secours n'aide pas ou manque, si parler est difficile, si les lèvres bleuissent ou si cela s'aggrave. Asseyez-vous bien ` +
    "droit et restez calme ; prenez le spray bleu comme le dit votre plan d'asthme (souvent une bouffée toutes les 30 à 60 secondes, jusqu'à dix). Si c'est " +
    "venu après un aliment, avec de l'urticaire, un gonflement ou des vomissements, c'est peut-être une réaction allergique : utilisez d'abord un stylo " +
    "auto-injecteur d'adrénaline s'il a été prescrit. Ne vous allongez pas, et ne restez pas seul.",
  driesOut:
    'Demandez une aide médicale aujourd’hui : un médecin ou le service de garde (116117 en Allemagne, NHS 111 au Royaume-Uni), tout de suite pour un bébé, ' +
    'un petit enfant, une personne âgée, enceinte ou diabétique. En attendant, de petites gorgées, une cuillerée toutes les quelques minutes, de préférence ' +
    `une solution de réhydratation ; rien à manger pour le moment. Appelez les secours (${numbers.fr}) en cas de grande faiblesse, de confusion, de ` +
    "malaise, de sang ou de marc de café dans les vomissements, si l'on n'urine presque plus, si la nuque est raide ou la douleur très forte, ou si cela a " +
    "commencé peu après un aliment avec de l'urticaire, un gonflement ou du mal à respirer. Vos valeurs n'en disent pas la cause.",
  bleeding:
    `Appelez maintenant les secours ou allez aux urgences (${numbers.fr}) : du sang vomi ou craché en toussant, beaucoup de sang dans les selles ou des ` +
    'selles noires peuvent être un saignement interne. Ne conduisez pas vous-même, ne restez pas seul, asseyez-vous ou allongez-vous, et ne mangez et ne ' +
    "buvez rien avant d'avoir été examiné. Emportez une liste de vos médicaments, surtout les anticoagulants et les antidouleurs. Aucune valeur d'un " +
    "aliment ne l'explique.",
  eat: "Ne continuez pas à supprimer des aliments avant d'avoir vu un médecin : seul ce à quoi vous êtes allergique reste exclu.",
}
