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

// Without accents too; but "løg" stays an onion.
const words = (text: string) => new Set(text.split(/\s+/u).flatMap((word) => [word, fold(word)]))
const [named, said] = [words(things), words(interjections)]

/** Whether words are an everyday thing or an interjection. */
export function notFood(asked: string): 'not-eaten' | 'no-word' | undefined {
  const word = asked.trim().toLowerCase()
  const isIn = (list: ReadonlySet<string>) => list.has(word) || singularsOf(word).some((one) => list.has(one))
  return isIn(named) ? 'not-eaten' : isIn(said) ? 'no-word' : undefined
}

/** Foods of a test that nobody eats as such, by key. */
export const organisms: ReadonlySet<string> = new Set(['candida-albicans'])

/** All words of the closed list. */
export const notFoodWords: readonly string[] = [...named, ...said]
