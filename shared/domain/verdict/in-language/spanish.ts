import type { Sayings } from '../sayings'
import { dayIn, listIn } from './list-in'

const noticed = (basis: string | undefined) =>
  basis === 'practitioner' ? 'su profesional anotó molestias' : 'usted notó molestias'

export const spanish: Sayings = {
  answers: {
    allergy: 'Alergia',
    'leave-out': 'Para evitar',
    'check-first': 'Compruebe antes',
    'go-ahead': 'Adelante',
    'not-tested': 'No analizado',
    'not-known': 'No conocido',
    'not-food': 'No es un alimento',
  },
  list: listIn('es-ES', 'otros'),
  day: dayIn('es-ES'),
  quote: (words) => `«${words}»`,
  forNow: ' por ahora',
  upTo: (amount) => (amount ? ` hasta «${amount}»` : ' hasta su límite'),
  withKinds: (names) => ` con ${names}`,
  withMost: (family) => ` con la mayoría de «${family}»`,
  it: { name: 'Este alimento', isMany: false },
  they: { name: 'Este alimento', isMany: false },
  is: {
    allergy: ({ name }, _, { isClinical }) =>
      isClinical
        ? `${name} cuenta como alergia. No lo coma, ni siquiera trazas.`
        : `No lo coma, ni siquiera trazas: ${name}.`,
    trial: ({ name }, _, { until }) =>
      until ? `${name} está en su prueba: lo retoma el ${until}.` : `${name} está en su prueba ahora.`,
    baseline: ({ name }, _, { until }) =>
      `${name}: coma como siempre hasta ${until ? `el ${until} y luego déjelo` : 'que su prueba lo deje'}.`,
    trigger: ({ name }, _, { basis }) => `${capital(noticed(basis))}: ${name}.`,
    high: ({ name }) => `${name} tiene un nivel alto para usted.`,
    own: ({ name }) => `Usted eligió dejar ${name}.`,
    'not-readable': ({ name }) => `Su resultado de ${name} es ilegible: pregunte al laboratorio.`,
    limited: ({ name }, _, { basis }) =>
      basis === 'practitioner'
        ? `Es el límite para ${name} que anotó su profesional.`
        : `Es su límite para ${name}.`,
    moderate: ({ name }) => `De vez en cuando basta: ${name}.`,
    tolerated: ({ name }) => `Le sienta bien: ${name}.`,
    low: ({ name }) => `${name} no salió elevado en su prueba.`,
  },
  how: {
    'counts-as': ({ name }, { text }) => `${name} cuenta como ${text}`,
    made: ({ name }, { text }) => `${name} se hace con ${text}`,
    has: ({ name }, { text }) => `${name} contiene ${text}`,
    usually: ({ name }, { text }) => `${name} suele contener ${text}`,
    'usually-is': ({ name }, { text }) => `${name} suele ser ${text}`,
    'usually-from': ({ name }, { text }) => `${name} suele hacerse con ${text}`,
    'can-be': ({ name }, { text }) => `${name} puede ser ${text}`,
    some: ({ name }, { text }) => `${name} a veces contiene ${text}`,
    traces: (_, { text }) => `Esas palabras significan trazas de ${text}`,
    diet: ({ name }, { text }) => `${name} no encaja con su elección ${text}`,
    'some-diet': ({ name }, { text }) => `${name} no siempre encaja con su elección ${text}`,
  },
  which: {
    allergy: (_, { isClinical }) => (isClinical ? ', cuenta como alergia' : ', su alergia'),
    trial: (_, { until }) => (until ? `, en su prueba hasta el ${until}` : ', en su prueba ahora'),
    baseline: (_, { until }) => `, como siempre ${until ? `hasta el ${until}` : 'por ahora'}`,
    trigger: (_, { basis }) => `, y ${noticed(basis)}`,
    high: () => ', con nivel alto',
    own: () => ', que usted eligió dejar',
    'not-readable': () => ', con resultado ilegible',
    limited: (_, { amount }) => (amount ? `, su límite es «${amount}»` : ', dentro de su límite'),
    moderate: () => ', con nivel moderado',
    tolerated: () => ', que le sienta bien',
    low: () => ', no elevado',
  },
  asFound: ', como usted comprobó',
  never: () => ' No lo coma, ni siquiera trazas.',
  notEvenTraces: ' No coma ni siquiera trazas.',
  unlessClear: () => ' Si no, ni siquiera trazas.',
  say: {
    kinds: (_, __, { text }) => `No ${text}.`,
    'few-kinds': (_, { text }, others) => `Deje ${text}. Puede comer ${others.text}.`,
    related: (_, { text }) =>
      `Consulte a un alergólogo: la alergia (${text}) puede incluir alimentos parecidos.`,
    'ask-about': (_, { text }) => `Las recetas varían: pregunte por ${text}, su alergia, ni siquiera trazas.`,
    'ask-about-clinical': (_, { text }) => `Pregunte por ${text}, cuenta como alergia, ni siquiera trazas.`,
    product: ({ name }, { text }) => `No elevado: ${text}. Nada en su prueba va contra ${name}.`,
    dish: ({ name }) => `Nada habitual en ${name} salió elevado. Las recetas varían: pregunte.`,
    bought: ({ name }) => `Nada habitual en ${name} salió elevado. Lea la etiqueta.`,
    kitchen: ({ name }) => `Cada cocina hace ${name} a su manera: pregunte qué lleva.`,
    apart: ({ name }, { text }) => `${name} no salió elevado. Manténgalo separado de ${text}.`,
    trace: (_, { text }) => `Trazas de ${text} importan poco para un resultado IgG.`,
    'not-tested': (_, { text }) => `Su prueba no incluyó ${text}. Guíese por cómo le sienta.`,
    'no-test': () => 'Todavía no tiene resultado. Guíese por sus alergias.',
    'no-such-test': ({ name }) => `Ninguna prueba busca ${name}. Nada en sus resultados va en contra.`,
    'not-known': (_, { text }) => `No conocemos ${text}. Lea los ingredientes o escanee la etiqueta.`,
    'did-you-mean': (_, { text }) => `¿Quería decir ${text}?`,
    'not-eaten': (_, { text }) => `${text} no se come. Escriba un alimento o un plato.`,
    poisonous: () => 'Puede ser venenoso: no lo coma.',
    medicine: () => 'Es un medicamento. Pregunte a su médico o farmacéutico.',
    'no-word': () => 'Escriba un alimento o un plato, por ejemplo arroz.',
    organism: () => 'Su prueba lo buscó, pero no se come.',
    'made-without': (_, { text }) => `Pida una versión sin ${text}.`,
    'not-raised': (_, { text }) => `No elevado en su prueba: ${text}.`,
    fine: (_, { text }) => `Le sienta bien: ${text}.`,
    'now-and-then': (_, { text }) => `De vez en cuando basta: ${text}.`,
    limit: (_, { text }) => `Respete su límite: ${text}.`,
    'limit-if': (_, { text }) => `Si lleva ${text}, respete su límite.`,
    unread: (_, { text }) => `Su resultado de ${text} es ilegible: pregunte al laboratorio.`,
    'raised-again': (_, { text }) => `Una prueba más reciente cuestiona ${text}. Déjelo por ahora.`,
    'not-included': (_, { text }) => `No incluido en su prueba: ${text}.`,
    'unknown-words': (_, { text }) => `No conocemos ${text}.`,
    'only-one': (_, { text }) => `Si es solo ${text}: de vez en cuando.`,
    'only-if': (_, { text }) => `Si lleva ${text}, de vez en cuando basta.`,
    igg: () => 'Un valor IgG no dice nada de una alergia.',
    clinic: () => 'Consulte a un alergólogo, y no lo pruebe en casa.',
    'ask-practitioner': () => 'Pregunte a su profesional qué significa este resultado.',
    'being-checked': () => 'El informe se está revisando. Esto es lo que decía antes.',
  },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
