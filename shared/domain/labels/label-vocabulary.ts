import { fold } from '../text/fold'
import { singularsOf } from '../food-matcher/plurals'
import { pattern } from '../text/pattern'

/* Words of ingredient lists that name no known food, folded: additives and vitamins, processing
   words, and small words between them. German ones are also looked up within compounds. */
const everywhere = `aqua acesulfam acesulfame aspartam aspartame advantame sucralose saccharin saccharine
neotame stevia steviol xylit xylitol sorbit sorbitol maltit maltitol mannit mannitol erythrit erythritol
isomalt isomaltulose inulin inuline polydextrose dextrin dextrine dextrins maltodextrin maltodextrine
maltodextrina dextrose dextrosa fructose fructosa fruktose glucose glucosa glukose saccharose sacarosa
saccharosa isoglucose trehalose pectin pektin pectine pectina carrageenan carrageen carraghenane carragenano
agar xanthan xanthane xantana xantano guar gellan konjak konjac tara karaya tragacanth arabic gum gums gomme
goma gummi cellulose methylcellulose carboxymethylcellulose celulosa hydroxypropylmethylcellulose alginate
alginat alginato niacin niacine niacina thiamin thiamine tiamina riboflavin riboflavine riboflavina biotin
biotine biotina folate folat folsaure pantothenic pyridoxine pyridoxin pyridoxina hydrochloride cobalamin
cyanocobalamin calciferol cholecalciferol retinol tocopherol tocopherols tocopherole tocopherolen
tocopherolhaltig tocoferoles tocopheryl ascorbyl palmitate palmitat beta carotene carotenes carotin carotene
caroteno carotenos lutein luteine luteina lycopene annatto curcumin curcumine curcumina carmine carmin
anthocyanins anthocyane anthocyanes antocianos chlorophyll chlorophyllin chlorophyllins chlorophylle
clorofila mononitrate pantothenate gluconate fumarate selenite selenate iodide iodate pyrophosphate
diphosphate diphosphates triphosphate triphosphates polyphosphate polyphosphates diglycerides diglyceride
diglyceridos diglyceriden monoglycerides mono di tri esters ester ethyl methyl stearate stearoyl lactylate
lactylates silicon silica dioxide magnesium kalium natrium calcium zinc zink selenium selen iodine iod jod
iodised iodized copper manganese chromium molybdenum potassium sodium phosphorus disodium monosodium
glutamate guanylate inosinate glycine taurine taurin taurina caffeine koffein cafeine cafeina creatine
carnitine choline inositol bicarbonate hydroxide oxide chloride sulphate sulfate phosphate citrate nitrite
nitrate sorbate benzoate carbonate acetate lactate gluconolactone ferrous ferric tartaric phosphoric
lactobacillus bifidobacterium streptococcus thermophilus acidophilus bulgaricus bio eco uht dha epa omega ph
ca nr no max min ml kg mg cl ppm`
const byLanguage = {
  en: `a an of to on is it its in at by per as be or and with from for than then also but are was not no if
any other others all some more less least most up including include incl containing contain contains used
using made which proportions proportion varying variable minimum maximum approx approximately equivalent
total content contents based type style grade origin non gm gmo free range farmed certified rainforest
alliance fairtrade organic organically agriculture farming produce water salt sea rock table iodised sugar
sugars syrup syrups oil oils fat fats vegetable vegetables animal plant palm kernel shea stearin olein fully
partially hydrogenated hydrolysed hydrolyzed modified refined unrefined raw virgin cold pressed deodorised
fractionated fortified enriched reduced low skimmed semi skim full whole wholegrain wholemeal half strength
concentrate concentrates concentrated concentration juice juices puree purees paste pulp powder powdered
granules granulated flakes flaked pieces chunks crumb crumbs slices sliced diced chopped minced shredded
grated crushed cracked milled ground rolled cut cubes bits strips fillet fillets dried dehydrated freeze
frozen chilled fresh roasted toasted baked fried cooked boiled steamed blanched smoked cured salted unsalted
sweetened unsweetened pasteurised pasteurized homogenised sterilised fermented cultured cultures culture
live active starter starters rennet microbial enzyme enzymes bacteria preparation preparations extract
extracts essence isolate protein proteins fibre fiber fibers fibres bran germ starch starches flour seed
seeds leaf leaves root roots stem zest peel skin skins flesh kernels shells hulls husk emulsifier
emulsifiers stabiliser stabilisers stabilizer stabilizers thickener thickeners thickening gelling raising
rising leavening agent agents acidity regulator regulators acid acidulant acids preservative preservatives
antioxidant antioxidants sweetener sweeteners humectant humectants firming glazing anti caking anticaking
bulking foaming antifoaming flavour flavours flavouring flavourings flavor flavors flavoring natural nature
identical artificial smoke colour colours coloring colouring colourings color colors enhancer enhancers
improver improvers treatment modifier propellant carrier coating casing filling topping glaze icing sauce
dressing marinade seasoning seasonings spice spices herb herbs mix blend vitamin vitamins mineral minerals
iron ammonium hydrogen carbonate carbonates carbon dioxide nitrogen carbonated sparkling spring mineral
distilled brine water vinegar spirit alcohol wine yeast malt malted caramel caramelised burnt invert
inverted brown white red green yellow black golden dark light blue orange pink purple ripe unripe mild hot
fatty sun medium large small fine coarse extra pure real finest selected contributing crystals crystallised
candied glace sugar's ltd rapeseed canola hydroxypropyl acetylated distarch adipate phosphated oxidised`,
  de: `und oder mit aus von vom in im zu zum zur der die das den dem des ein eine einer eines einem an am
auf bei als auch sowie teilweise ganz je nach bis durch fur uber unter ohne enthalt enthalten davon hiervon
mindestens hochstens ca etwa anteil anteile gehalt wechselnden wechselnde anteilen verhaltnis verschiedene
verschiedenen insgesamt entspricht wasser trinkwasser quellwasser mineralwasser salz speisesalz meersalz
steinsalz siedesalz jodsalz zucker rohrzucker sirup ol ole fett fette pflanzlich pflanzen tierisch palm
palmkern palmol palmfett sheabutter shea raps rapsol kern gehartet gehartetes gehartete gehartetem
ungehartet nativ raffiniert kaltgepresst vollstandig hydrolysiert modifiziert entolt entrahmt teilentrahmt
fettarm mager voll vollkorn halb konzentrat konzentriert saft safte mark puree pulver granulat flocken
stucke stuck stuckchen scheiben wurfel streifen krumel gehackt gemahlen geschnitten gerieben geschrotet
zerkleinert geschalt getrocknet gefriergetrocknet tiefgefroren gefroren gekuhlt frisch gerostet gebacken
gekocht blanchiert gerauchert gepokelt gesalzen gesusst ungesusst pasteurisiert homogenisiert fermentiert
vergoren karamellisiert kandiert kulturen kultur reifekulturen reifungskulturen starterkulturen
milchsaurebakterien lab labaustauscher mikrobiell mikrobieller mikrobielles enzym enzyme bakterien
zubereitung extrakt extrakte auszug isolat eiweiss protein proteine faser fasern ballaststoff ballaststoffe
kleie keim keime starke mehl samen blatter blatt wurzel wurzeln stangel schale schalen emulgator emulgatoren
stabilisator stabilisatoren verdickungsmittel geliermittel backtriebmittel triebmittel backpulver saure
saureregulator saureregulatoren sauerungsmittel citronensaure zitronensaure milchsaure apfelsaure weinsaure
ascorbinsaure essigsaure phosphorsaure folsaure pantothensaure fettsaure fettsauren speisefettsauren
konservierungsstoff konservierungsstoffe antioxidationsmittel sussungsmittel sussstoff sussstoffe
feuchthaltemittel festigungsmittel uberzugsmittel trennmittel fullstoff schaummittel schmelzsalz
schmelzsalze treibgas schutzgas packgas stickstoff kohlensaure kohlendioxid aroma aromen naturlich
naturliche naturliches naturlicher raucharoma rauch farbstoff farbstoffe farbend farbende farbendes
lebensmittel geschmacksverstarker mehlbehandlungsmittel tragerstoff backmittel uberzug fullung glasur sosse
sauce marinade wurzmittel gewurz gewurze krauter gewurzmischung krautermischung vitamin vitamine
mineralstoff mineralstoffe eisen natriumcarbonat natriumcarbonate natriumhydrogencarbonat ammoniumcarbonat
ammoniumcarbonate kaliumcarbonat kaliumcarbonate kaliumsorbat natriumbenzoat natriumnitrit natriumascorbat
natriumacetat natriumcitrat natriumcitrate natriumlactat calciumcarbonat calciumchlorid calciumphosphat
calciumlactat kaliumchlorid magnesiumcarbonat kaliumnitrat natriumdiphosphat diphosphat diphosphate
triphosphat triphosphate phosphate phosphat johannisbrotkernmehl guarkernmehl carnaubawachs bienenwachs
schellack invertzucker invertzuckersirup glukosesirup glukose fruktosesirup zuckersirup karamell
karamellzucker karamellzuckersirup zuckerkulor branntwein weingeist alkohol essig branntweinessig hefe malz
rot grun gelb weiss schwarz braun dunkel hell rein fein biologisch bio okologisch okologischer kontrolliert
kontrolliertem anbau biologischem landwirtschaft herkunft eu nicht bodenhaltung freilandhaltung zertifiziert
zutat zutaten spinat konzentrat farbung kernmehl wachs cellulose siliciumdioxid mono und diglyceride
diglyceriden speise rohr jod saurung back trieb mittel invert stoff mild scharf gerinnungsmittel nitrit
pokelsalz rauch andere anderen wir`,
  fr: `et ou avec de du des d la le les l un une en au aux a par pour sur sans dont don non que qui selon
plus moins environ soit minimum maximum teneur proportion proportions variable variables issu issue issus
issues base origine total contient agriculture biologique biologiques bio commerce equitable ue hors eau
eaux source sel marin gros iode sucre sucres canne sirop sirops huile huiles graisse graisses matiere
matieres grasse grasses vegetal vegetale vegetales vegetaux animale palme palmiste karite colza coprah
hydrogenee hydrogenees partiellement totalement hydrolyse hydrolysee modifie modifiee raffine raffinee
vierge extra premiere pression froid ecreme demi entier entiere entiers complet complete concentre
concentree concentres jus puree purees pulpe pate poudre flocons morceaux eclats tranches des rondelles
hache hachee moulu moulue rape rapee concasse doux douce precuit precuite secs seche sechee seches sechees
deshydrate deshydratee deshydrates lyophilise lyophilisee surgele surgelee congele frais fraiche grille
grillee torrefie torrefiee roti cuit cuite cuites cuits frit fume fumee sale salee sucre pasteurise
pasteurisee fermente fermentee fermentes confit ferments ferment lactiques lactique presure enzyme enzymes
bacteries culture cultures preparation extrait extraits isolat proteine proteines fibre fibres son germe
amidon amidons fecule farine farines graine graines feuille feuilles racine ecorce zeste zestes peau
emulsifiant emulsifiants stabilisant stabilisants epaississant epaississants gelifiant gelifiants poudre
lever levante poudres agent agents correcteur correcteurs acidite acidifiant acidifiants acide acides
citrique malique lactique ascorbique tartrique acetique phosphorique folique pantothenique gras conservateur
conservateurs antioxydant antioxydants antioxygene edulcorant edulcorants humectant affermissant enrobage
antiagglomerant anti agglomerant charge moussant arome aromes naturel naturels naturelle naturelles
artificiel fumee colorant colorants exhausteur exhausteurs gout traitement support nappage fourrage glacage
sauce marinade assaisonnement epice epices aromate aromates herbe herbes melange vitamine vitamines mineral
mineraux fer carbonate carbonates sodium ammonium potassium calcium hydrogene bicarbonate chlorure sulfate
phosphate phosphates nitrite nitrate sorbate benzoate citrate citrates diphosphate diphosphates gomme
caroube cire carnauba abeille carbonique gaz azote vinaigre alcool vin levure malt caramel caramelise
inverti brun blanc blanche rouge vert verte noir noire jaune roux pur pure fin fine glucose fructose
ordinaire ingredients ingredient betterave spiruline paprika rocou carotte mono diglycerides esters sel`,
  es: `y e o u con de del la el las los un una en al a por para sobre sin no que segun mas menos
aproximadamente minimo maximo contenido proporcion proporciones variable variables origen total contiene
agricultura ecologica ecologico ecologicos ue procedente procedentes base partir agua sal marina yodada
azucar azucares cana jarabe jarabes sirope aceite aceites grasa grasas vegetal vegetales animal palma
palmiste karite colza nabina hidrogenada hidrogenado parcialmente totalmente hidrolizada modificado
modificada refinado refinada virgen extra desnatada desnatado semidesnatada entera entero integral
integrales concentrado concentrada zumo zumos pure pulpa pasta polvo copos trozos rodajas dados picado
picada molido molida rallado triturado suave curado curada desgrasado desgrasada precocido precocida verdura
verduras seco seca secos secas deshidratado deshidratada deshidratados liofilizado congelado congelada
fresco fresca tostado tostada tostados tostadas asado cocido cocida frito ahumado ahumada salado salada
edulcorado pasteurizada pasteurizado fermentado fermentos fermento lacticos lactico cuajo enzima enzimas
bacterias cultivo cultivos preparado extracto extractos aislado proteina proteinas fibra fibras salvado
germen almidon almidones fecula harina harinas semilla semillas hoja hojas raiz corteza cascara piel
emulgente emulgentes emulsionante emulsionantes estabilizante estabilizantes espesante espesantes
gelificante gelificantes gasificante gasificantes impulsor agente agentes corrector correctores acidez
acidulante acidulantes acido acidos citrico malico lactico ascorbico tartarico acetico fosforico folico
pantotenico grasos conservador conservadores conservante conservantes antioxidante antioxidantes edulcorante
edulcorantes humectante endurecedor recubrimiento antiaglomerante incremento espumante aroma aromas natural
naturales artificial humo colorante colorantes potenciador potenciadores sabor tratamiento cobertura relleno
glaseado salsa marinada condimento especia especias hierbas mezcla vitamina vitaminas mineral minerales
hierro carbonato carbonatos bicarbonato sodico sodio amonico amonio potasico potasio calcico calcio
hidrogeno cloruro sulfato fosfato fosfatos nitrito nitrato sorbato benzoato citrato citratos difosfato
difosfatos trifosfatos ascorbato glutamato monosodico goma garrofin algarroba cera carnauba abejas carbonico
gas nitrogeno vinagre alcohol vino levadura malta caramelo caramelizado invertido moreno blanco blanca rojo
roja verde negro negra amarillo puro pura fino fina glucosa fructosa ingredientes ingrediente remolacha
pimenton mono digliceridos esteres sacarosa`,
}

const known = new Set(Object.values(byLanguage).concat(everywhere).join(' ').split(/\s+/u).map(fold))
const german = new Set(byLanguage.de.concat(' ', everywhere).split(/\s+/u))

/** Without the short foods, whose misreadings look inflected: "malze". */
const adjectives = new Set([...german].filter((word) => !/^(?:malz|hefe|mehl|..)$/u.test(word)))

/** "Dipotassium", "Magnesiumchlorid", "fosfato", "tricálcico": any salt. */
const salts = new RegExp(
  pattern`^(?:mono|di|tri|tetra|poly|poli|hydrogen|natrium|kalium|calcium|magnesium|ammonium|eisen|
    zink)*(?:(?:carbonat|(?:ph|f)os(?:ph|f)at|citrat|chlorid|chlorur|clorur|sul(?:ph|f)at|sorbat|benzoat|nitrit|
    nitrat|ascorbat|lactat|acetat|glutamat|gluconat|tartrat|malat|oxid|hydroxid|iodid|iodat|propionat|fumarat|stearat|
    palmitat|alginat|silicat)(?:es?|en|s|os?)?|(?:calci|sodi|potasi|potassi|magnesi|amoni|alumini)(?:um|c|co|ca|cos|
    cas|ques?))$`,
  'u',
)

/** Whether a word of a list is known and cannot be a person's food. */
export function isLabelWord(text: string): boolean {
  if (known.has(text) || salts.test(text)) return true
  return singularsOf(text).some((one) => known.has(one)) || isInflected(text) || isCompound(text)
}

/** An inflected German word: "getrocknete", "pflanzliches". */
const isInflected = (word: string) =>
  [1, 2].some(
    (letters) => /^(?:e|e[nmrs])$/u.test(word.slice(-letters)) && adjectives.has(word.slice(0, -letters)),
  )

const shortestHalf = 3

function isCompound(word: string): boolean {
  for (let at = shortestHalf; at <= word.length - shortestHalf; at++) {
    if (!german.has(word.slice(at))) continue
    const before = word.slice(0, at)
    if (german.has(before) || (/[ns]$/u.test(before) && german.has(before.slice(0, -1)))) return true
  }
  return false
}
