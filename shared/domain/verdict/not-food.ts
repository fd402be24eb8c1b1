import { singularsOf } from '../food-matcher/plurals'
import { fold } from '../text/fold'

/* A closed list: words that name no food in any of the languages, so that a real food never becomes
   one ("pan" is bread, "chair" is flesh). An unknown word stays unknown. */
const things = `table desk armchair sofa couch bed pillow blanket mattress curtain carpet rug shelf wardrobe cupboard drawer
door window floor ceiling roof wall stairs lamp candle mirror clock vase towel soap shampoo toothbrush toothpaste toilet
shower bathtub sink bucket broom hammer nail screw drill ladder rope chain lock key coin money wallet purse
suitcase backpack umbrella glasses watch necklace shirt trousers jeans dress skirt jacket coat shoe boot sock glove scarf
phone mobile smartphone laptop computer tablet keyboard printer screen television tv radio camera battery charger cable car
bus train plane bicycle bike motorbike lorry truck boat ship tyre wheel engine petrol diesel stone pebble log brick concrete
cement sand mud soil dirt dust metal steel copper plastic rubber glue paint wood plank branch book newspaper pencil crayon
eraser scissors envelope stamp cardboard toy doll ball football guitar piano drum house garage bridge road street tower
cloud sky moon star planet computer robot shadow idea homework
tisch schreibtisch sessel bett kissen decke matratze teppich regal schrank tür fenster boden wand dach lampe kerze spiegel uhr
handtuch seife zahnbürste toilette eimer besen schraube leiter seil schlüssel münze geld koffer rucksack regenschirm brille
hemd hose jacke mantel schuh stiefel socke handschuh handy telefon fernseher kamera batterie auto zug flugzeug fahrrad
lastwagen schiff reifen motor benzin stein kieselstein ziegel beton zement schlamm erde staub metall stahl kunststoff
kleber farbe holz brett buch zeitung bleistift schere briefumschlag karton spielzeug puppe gitarre klavier haus brücke straße
wolke himmel mond
chaise fauteuil canapé lit oreiller couverture matelas tapis étagère armoire porte fenêtre sol mur toit lampe bougie miroir
horloge serviette savon brosse toilettes seau balai marteau vis échelle corde clé pièce argent valise parapluie lunettes
chemise pantalon veste manteau chaussure botte chaussette gant téléphone ordinateur télévision voiture train avion vélo
camion bateau pneu moteur essence pierre caillou brique béton ciment boue poussière métal acier plastique caoutchouc colle
peinture bois planche livre crayon ciseaux enveloppe jouet poupée guitare maison pont rue nuage ciel lune
mesa silla sillón sofá cama almohada manta colchón alfombra estante armario puerta ventana suelo pared techo lámpara vela
espejo reloj toalla jabón cubo escoba martillo tornillo escalera cuerda llave moneda dinero maleta paraguas gafas camisa
pantalón chaqueta abrigo zapato bota calcetín guante teléfono móvil ordenador televisión coche tren avión bicicleta camión
barco neumático motor gasolina piedra ladrillo hormigón cemento barro polvo metal acero plástico goma pegamento pintura
madera tabla libro lápiz tijeras sobre juguete muñeca guitarra casa puente calle nube cielo luna`

const interjections = `nah no nope yes yep yeah hi hello hey hiya bye goodbye ok okay thanks cheers lol haha hahaha hmm hm um uh
ah oh wow oops ouch please sorry whatever nothing test testing blah huh meh yay ugh omg idk
nein ja hallo tschüss danke bitte na doch ach naja egal nichts
non oui bonjour salut merci bof rien
sí hola adiós gracias vale nada`

/** Medicines, and allergies to what nobody cooks with; latex is kept, as gloves touch food. */
const medicines = `penicillin penicillins penicilline pénicilline penicilina penizillin amoxicillin amoxicilline
amoxicilina amoxicillin-clavulanate ampicillin flucloxacillin augmentin antibiotic antibiotics antibiotika antibiotikum
antibiotique antibiotiques antibiótico antibióticos cephalosporin cephalosporins cefalexin cefuroxime erythromycin
clarithromycin azithromycin doxycycline ciprofloxacin metronidazole trimethoprim sulfonamide sulfonamides sulfa
nitrofurantoin ibuprofen ibuprofeno ibuprofène paracetamol paracétamol acetaminophen aspirin aspirine aspirina naproxen
diclofenac codeine codein morphine morphin tramadol nsaid nsaids insulin insuline insulina metformin omeprazole
lansoprazole statin statins atorvastatin simvastatin ramipril amlodipine lidocaine lidocain novocaine levothyroxine
antihistamine antihistamines cetirizine loratadine prednisolone cortisone kortison medicine medicines medication
medikament medikamente médicament médicaments medicamento medicamentos`
const others = `pollen pollens hay grass birch mite mites cat cats dog dogs horsehair bee wasp stings hayfever
gräserpollen birkenpollen hausstaubmilben katzenhaare hundehaare bienengift wespengift`

// Without accents too; but "løg" stays an onion.
const words = (text: string) => new Set(text.split(/\s+/u).flatMap((word) => [word, fold(word)]))
const [named, said] = [words(things), words(interjections)]
const [healing, unlike] = [words(medicines), words(others)]

const isIn = (list: ReadonlySet<string>, word: string) =>
  list.has(word) || singularsOf(word).some((one) => list.has(one))

/** Whether an allergy's name is a medicine's: each word of it, or one beside a plain word. */
export const isMedicine = (name: string): boolean => {
  const all = wordsOf(name)
  return (
    all.some((word) => isIn(healing, word)) && all.every((word) => isIn(healing, word) || plain.has(word))
  )
}

/** Whether an allergy is to no food, so that no kitchen need be asked about it. */
export const isNoFood = (name: string): boolean => {
  const all = wordsOf(name)
  const isNone = (word: string) => isIn(healing, word) || isIn(unlike, word) || isIn(named, word)
  return all.some(isNone) && all.every((word) => isNone(word) || plain.has(word))
}

const plain = new Set(
  'allergy allergie tablets tablet capsules pills drug drugs hair dander fur house and venom'.split(' '),
)
const wordsOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(Boolean)

/** Whether words are a medicine, an everyday thing or an interjection. */
export function notFood(asked: string): 'medicine' | 'not-eaten' | 'no-word' | undefined {
  const word = asked.trim().toLowerCase()
  if (isMedicine(word)) return 'medicine'
  return isIn(named, word) ? 'not-eaten' : isIn(said, word) ? 'no-word' : undefined
}

/** All words of the closed list. */
export const notFoodWords: readonly string[] = [...named, ...said, ...healing]
