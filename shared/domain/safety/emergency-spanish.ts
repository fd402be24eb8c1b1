import { numbers, type OtherCards } from './emergency-numbers'

const call = `Llame ahora al número de emergencias (${numbers.es})`

/** Spanish cards, compared word by word with `emergency-texts.ts`. */
export const spanish: OtherCards = {
  crisis:
    'No tiene que pasar por esto a solas. Me alegro de que lo haya escrito, y lo que siente importa más que cualquier resultado o dieta. Hable ahora con ' +
    'alguien, una persona cercana o una línea de ayuda, gratuita a cualquier hora: 024 en España, 0800 1110111 (Telefonseelsorge) en Alemania, 3114 en ' +
    'Francia, 116 123 (Samaritans) en el Reino Unido e Irlanda, 988 en los Estados Unidos. Si usted u otra persona está en peligro ahora, llame al número ' +
    `de emergencias (${numbers.es}), aléjese de todo lo que pueda hacerle daño, y quédese con alguien.`,
  unclear:
    `Puede ser una emergencia. ${call} y diga lo que me ha dicho. No se quede a solas ni deje a nadie a solas, no conduzca usted, y no coma ni beba nada ` +
    'hasta que alguien le haya visto. Quien esté a punto de desmayarse se tumba; quien respire mal se sienta. Un autoinyector de adrenalina es solo para ' +
    'una reacción alérgica. Si alguien no responde pero respira, póngalo de lado; si no respira con normalidad, empiece las compresiones en el pecho. Yo no ' +
    'puedo ayudar en una emergencia.',
  heart:
    `Llame ahora al número de emergencias: pueden ser señales de un infarto (${numbers.es}). Hágalo también si van y vienen; no busque la causa en la ` +
    'comida, y no conduzca usted. Hasta que llegue la ayuda: siéntese o recuéstese y descanse, aflójese la ropa, no se quede a solas, y no coma ni beba ' +
    'nada. Si alguien no responde y no respira con normalidad, empiece las compresiones en el pecho.',
  brain:
    `${call}: un dolor de cabeza repentino como nunca, la nuca rígida con fiebre o dolor de cabeza, o una confusión repentina pueden ser una hemorragia o ` +
    'una infección del cerebro, u otra enfermedad que no puede esperar. Túmbese en un lugar tranquilo, no se quede a solas, no conduzca, y no coma ni beba ' +
    'nada. Quien tenga sueño se tumba de lado. No busque la causa en la comida.',
  belly:
    `Llame ahora al número de emergencias o vaya a urgencias (${numbers.es}): un dolor fuerte de vientre con fiebre, o un vientre duro como una tabla, ` +
    'puede necesitar una operación. No se quede a solas, no conduzca usted, túmbese como menos le duela, no coma ni beba nada, y no tome laxantes. Ningún ' +
    'valor de un alimento lo explica.',
  dry:
    `${call}: un bebé que no bebe, está flojo o lleva horas sin mojar el pañal, o cualquiera que esté deshidratado, confuso o apenas orine, no puede ` +
    'esperar. Hasta que llegue la ayuda, dé sorbos pequeños, mejor de suero oral (a un bebé el pecho o su leche habitual), solo a quien esté despierto y ' +
    'pueda tragar. No deje a la persona a solas.',
  fit:
    `${call}. Anote a qué hora empezó la crisis. Aparte lo que pueda hacer daño, ponga algo blando bajo la cabeza, no sujete a nadie y no meta nada en la ` +
    'boca. Cuando termine, ponga a la persona de lado y quédese hasta que esté despierta del todo; si no respira con normalidad, empiece las compresiones en ' +
    'el pecho. No dé nada de comer ni de beber. Si la crisis la tuvo usted, no se quede a solas y no conduzca.',
  headInjury:
    `${call}: los vómitos, el sueño, la confusión, el mareo, la visión doble o un dolor de cabeza fuerte después de un golpe en la cabeza pueden ser una ` +
    'hemorragia por dentro. No se mueva y no se quede a solas; no mueva el cuello si le duele. Apriete con suavidad un paño limpio sobre una herida. Quien ' +
    'tenga sueño y vomite se tumba de lado. Nada de comer ni de beber, ni aspirina ni ibuprofeno; no conduzca.',
  wound:
    `${call} si una hemorragia no para. Apriete con fuerza con un paño limpio sin soltar, ponga otro encima si se empapa, y deje lo que esté clavado en ` +
    'la herida. Levante el brazo o la pierna si puede, túmbese, abríguese, y no se quede a solas. Si es la nariz: inclínese hacia delante y apriete la ' +
    'parte blanda de diez a quince minutos.',
  burn:
    'Enfríe enseguida la quemadura con agua fresca corriente durante 20 minutos; ni hielo, ni crema, ni mantequilla, ni aceite. Quite los anillos y la ' +
    'ropa cercana, pero nada que esté pegado. Cúbrala sin apretar con film transparente o un paño limpio, no abra las ampollas, y mantenga caliente el ' +
    `resto del cuerpo. ${call} si es mayor que la mano, profunda, blanca o negra, en la cara, las manos, los pies o los genitales, o en un niño o una ` +
    'persona mayor; haga que vean hoy cualquier otra quemadura con ampollas.',
  heat:
    `${call}: un golpe de calor no puede esperar. Vaya o lleve a la persona a la sombra, que se tumbe, quite la ropa que sobre y enfríe con paños mojados, ` +
    'agua fresca y un ventilador, sobre todo el cuello, las axilas y las ingles. Agua fresca a sorbos solo a quien esté despierto del todo. Quien tenga ' +
    'sueño se tumba de lado. No se quede a solas ni deje a nadie a solas.',
  choking:
    `${call}, o haga que alguien llame. Mientras la tos sea fuerte, siga tosiendo. Si no se puede toser, hablar o respirar: hasta cinco golpes entre los ` +
    'omóplatos, luego hasta cinco compresiones rápidas hacia dentro y hacia arriba por encima del ombligo, y así por turnos. A un bebé de menos de un año: ' +
    'boca abajo sobre su brazo, cinco golpes en la espalda, luego cinco compresiones en el pecho con dos dedos, nunca en el vientre. Si está a solas, ' +
    'empuje el vientre contra el respaldo de una silla. Si alguien deja de responder, empiece las compresiones en el pecho. Si además hay hinchazón o ' +
    'ronchas después de comer, use un autoinyector de adrenalina si se lo han recetado.',
  sugar:
    'El azúcar bajo en la sangre no puede esperar. Quien esté despierto y pueda tragar toma ahora azúcar rápido: un vaso de zumo o de refresco con azúcar ' +
    '(no light), cuatro o cinco pastillas de glucosa o tres cucharaditas de azúcar, muestre lo que muestre su prueba, pero nada a lo que sea alérgico. Mida ' +
    'otra vez a los 15 minutos y repita si sigue bajo, después coma algo de pan, galletas saladas o arroz. Si alguien está confuso o con sueño, no puede ' +
    'tragar, convulsiona o no se despierta: no le dé nada por la boca, use el glucagón si lo hay, y llame ahora al número de emergencias ' +
    `(${numbers.es}).`,
  asthma:
    `${call} si el inhalador de rescate no ayuda o no está, cuesta hablar, los labios se ponen azules o empeora. Siéntese erguido y mantenga la calma; ` +
    'tome el inhalador azul como dice su plan de asma (a menudo una inhalación cada 30 a 60 segundos, hasta diez). Si vino después de comer, con ronchas, ' +
    'hinchazón o vómitos, puede ser una reacción alérgica: use primero un autoinyector de adrenalina si se lo han recetado. No se tumbe, y no se quede a ' +
    'solas.',
  driesOut:
    'Busque hoy ayuda médica: un médico o el servicio de guardia (116117 en Alemania, NHS 111 en el Reino Unido), enseguida si es un bebé, un niño pequeño, ' +
    'una persona mayor, embarazada o con diabetes. Hasta entonces, sorbos pequeños, una cucharada cada pocos minutos, mejor de suero oral; de momento nada ' +
    `de comer. Llame al número de emergencias (${numbers.es}) si hay mucha debilidad, confusión, desmayo, sangre o posos de café en el vómito, apenas ` +
    'orina, nuca rígida o un dolor muy fuerte, o si empezó poco después de un alimento con ronchas, hinchazón o dificultad para respirar. Sus valores no ' +
    'dicen la causa.',
  bleeding:
    `Llame ahora al número de emergencias o vaya a urgencias (${numbers.es}): la sangre que se vomita o se tose, mucha sangre en las heces o las heces ` +
    'negras pueden ser una hemorragia interna. No conduzca usted, no se quede a solas, siéntese o túmbese, y no coma ni beba nada hasta que alguien le haya ' +
    'visto. Lleve una lista de sus medicinas, sobre todo anticoagulantes y analgésicos. Ningún valor de un alimento lo explica.',
  eat: 'No siga dejando alimentos hasta que le haya visto un médico: solo queda fuera aquello a lo que es alérgico.',
}
