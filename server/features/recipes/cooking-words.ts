/** Words of recipes that name no food; the rule below adds endings such as "-s" and "-ed". */
const words = new Set(
  `able about above absorb according accurate across add additional adhere adjust admire adorn adult advance
afghan african after afternoon aftertaste again against age ago ahead aim airfryer airtight airy ajar
algerian alike all allergen allergic allergy allow almost alone along alongside alpine already alsatian also
alternate alternative although aluminium always amaze amber american among amongst amount and andalusian
angle anniversary another anticlockwise any anybody anyone anything anywhere apart appear appetiser
appetizer appliance approximately april arab arabian arabic are argentinian armenian armful aroma aromatic
around arrange asian aside ask assemble assorted astonish ate attach attention attractive august aunt auntie
australian austrian authentic autumn available avoid await away awkward back bag bain bake balanced balinese
balkan ball baller baltic banquet bar barbecue barely bark barrel base basin basket basque baste batch bathe
baton batter bavarian beach bead bean bear beat beautiful became because become bed been beep before began
begin begun behave behind being belgian belly belong below bend beneath bengali bent berry beside best
best-ever better between beverage beware beyond bias big bin bind bird birthday biscuit bit bite bite-size
bitesize black blade blanch bland blanket blazing blend blister blitz blob block bloom blot blow blown blue
blunt blush board boat body boil bold bombs bone bonfire border both bottle bottom bought bounce bowl box
braid braise branch brand brazilian bread break breakfast breast breathe breton brew bridge brief bright
brim brine bring brisk british brittle broad broil broke broth brought brown bruise brunch brush bubble
budge budget buffet bulb bulgarian bulge bump bun bunch bundle burger burmese burn burst bust but butcher
butt buy buzz cajun cake calculate californian calm calorie cambodian came can canadian cantonese cap
capture caramelise caramelize carb carcass careful caribbean carry carton carve casserole catalan catch
cater caught caution celebration celiac cellar cellophane celsius center centilitre centimeter centimetre
central centre cereal certain certified chalk chamber champion chance change char chase cheap check cheek
cheesecloth chef chew child children chilean chill china chinese chips choice choke choose chop chose
christmas chunk churn chutney cinch circle circular citrus city clarify classic claw clay clean clear
cleaver cling clingfilm clip clockwise close cloth cloudy clump cluster coagulate coal coarse coast coat
coax cobbler cocktail cocoon coeliac coil coin colander cold collapse collect colombian colour combine come
comfort common compact company compartment complete compote compress concentrate concentric condense cone
confident congeal connect consistency constant construct contact contain contemporary contents continue
contrast convert cook cookie cool copper cord cordial core corner cornish correct cosy cottage cotton could
coulis count countertop country countryside couple course cover crack crackle cradle craft crater crave
cream crease credit creole crevice crimp crimson crisp crisscross croatian crock cross crosshatch crosswise
crowd crown crumb crumble crunch crush crust cry cuban cube cuisine cup cupboard curdle cure curl curry
curve cushion custom cut cutlet cylinder cylindrical cypriot czech dab dad dainty dairy damage damp dangle
danish dariole dark dash day decade decadent decant december decorate deep deepfry deflate degree deli
delicate delicious demand dense dent dente depend describe desire desk dessert dessertspoon detach develop
devon diagonal diameter diamond dice did diet dietary different difficult digest digestion digital dilute
dimple dine dinky dinner dinner-party dip direct direction disappear disc discard dish dissolve distinct
distribute disturb dive divide divine diwali dock does doily doing dollop dome done door dose dot double
dough douse down dozen drab drain drank drape drawer dream dredge drench dress drift drink drip drizzle drop
drown drum drumstick drunk dry dual dull dunk duration during dust dutch each eager early earth earthenware
ease east eastern eat echo edge edible effortless egg egg-free eggcup egyptian eid eight eighteen eighth
either elaborate elastic elbow electric elegant element elevate eleven else ember embrace emerge empty
emulsify enamel encase enclose encourage end energy engine english enhance enjoy enough enrich ensure enter
entire envelop envelope equal equipment erupt escape essence essential estimate ethiopian european evaporate
even eventually ever everybody everyday everyone everything everywhere exact excellent exception excess
exclude expand experiment expose extend exterior extra extract extreme eye eyeball face fact fade fahrenheit
failsafe fairly fall family fan fancy farm fashion fast fat father faultless favourite fear feast feather
feature february fed feed feel fell felt ferment festive fetch few fiber fibre fibrous fiddly field fierce
fiery fifteen fifth fifty filipino fill fillet film filter final finalise find fine finger fingertip finicky
finnish fire fireproof firewood firm first fish fisherman fishmonger fist fit five fix fizz flair flake
flambe flame flan flash flask flat flavour flavoursome flemish flesh fleur flexible flick flimsy flip float
flood floral floret flour flow flower fluff fluid flush flute foam foil fold follow food foolproof for
foraged forget forgive forgotten fork form forty found foundation four fourteen fourth fracture fragile
fragrance fragrant frame france free freerange freeze french frequent fresco fresh friday fridge fridge-cold
friend frill fringe frisky fritter from frond front frost froth froze frugal fruit fry full fun function
funnel furl furnace fuss fuzzy gadget gallon gamier gap gape garden garnish gas gash gather gauge gave gel
generous gentle georgian german get ghanaian giant ginormous girth give glance glass glaze gleam glide
glimmer glisten glob gloss glow glue glug gluten goan gobble goes golden gone good gooey gorgeous got gouge
grab grace gradual grain gram gran grandad grandfather grandma grandmother grandpa granita grassfed grate
gratin gravity gravy gray grease greaseproof great greece greek green greengrocer grew grey griddle grill
grind grip gristle gritty grocer groove ground group grow grown grumble guarantee guess guest guide guilt
gush gut habit hack had halal half halfway halloween halo halve hammer hand handheld handle handmade hang
hanukkah happen happy harbour hard has hash hasty haul have hawaiian head health heap heart hearth heat
heatproof heavenly heavy hedgerow held help hem her herb here hid hide high him hinge hint his hit hob hold
hole holiday hollow home homemade homestyle honest hook hope horizontal host hot hour house household hover
how however hrs hue hug huge hull hum humble hunan hundred hungarian hunger hungry hunk hunter husband husk
hydrate ice idea ignite illustrate imagine imitate immediate immerse immersion immune impale impart
important impossible impress improve improvise inch incision incline include incorporate increase indent
indentation india indian individual indonesian indulge indulgent infuse infusion ingenious ingredient
initial inject ink inner inseparable insert inside inspect inspire instant instead instruction intact
intense interior interlock international interval into intolerance intolerant introduce invert invisible
invite involve inward iranian iraqi irish iron irresistible island isolate israeli issue italian italy its
itself ivory jacket jagged jam jamaican january japan japanese jar jelly jewel jewish jiggle join joint jolt
joy judge judgement jug juggle juice julienne july jumble jumbo june just kabob kashmiri kebab keen keep
kentish kenyan kept keralan kernel keto kettle kick kid kilo kilogram kind kiss kitchen kitchenaid knead
knew knife knob knock know known knuckle korean kosher label labour lace lactose ladle laid lake laminate
lancashire land lankan larder large last late lather latin lattice launch lavish lay laze leaf leak lean
learn least leather leave lebanese left leftover leg legume leisurely lend length lengthways lengthwise less
let level lever liberal lid lie lift light ligurian like limp line lineup linger link lip liquid liquidise
liquor list liter litre little lively load loaf local lock lodge log loin london long look loop loose lose
lost lot love low lozenge lukewarm lump lunch lunchbox lush luxurious lying made magic main maintain make
makeshift malay malaysian mallet mama man manage mandoline manual manufacture map marble march marie
marinade marinate mark market marry mash mask massage mast mat match matchstick matt mature max maxi
maximise maximum may meal mean meantime meanwhile measure meat medallion mediocre mediterranean medium
medley meet mellow melt memory mend menu merge mess method mex mexican mexico microplane microwave middle
midi midnight midway midweek might milan mild milky mill milliliter millilitre millimetre min mince mind
mine mineral mini minimal minimum minute mirror mishap miss mist mix mixture mocktail moderate modern modest
moist mom moment monday mongolian monitor month mood mop more morning moroccan morocco mortar mosaic moss
most mother motion mould mound mount mountain mousse mouth move much mud muffin mug multi multicooker
multiply mum murky muscle mushy muslin must myself name nan nana nap napkin naples narrow national nature
naughty neapolitan near neat necessary neck need needle neighbor neighbour neither nepalese nest nestle
never new next nibble nice nick nifty nigerian night nightshade nine nineteen ninety nobody noisy none
nonmetallic nonna nonreactive noodle noon nor nordic normal norman north northern norwegian nose not notch
note nothing notice nourishing november novice now nowhere nozzle nudge nuggets number nut nutribullet
nutrition nutritious nuzzle oblong observe obtain obvious occasion occasional ocean october odd off offset
often oil oily okay old omit once one one-pot onepot oneself onto ooze opaque open operate opposite option
optional orchard order ordinary organic organise oriental original other otherwise ought ounce our ourselves
out oval oven ovenproof over overdo overlap overwhelm own pack package packet pad paddle paella page paint
pair pakistani pale paleo palette palm pan pancake panel pantry papa paper parade parcel parchment pare
paris part partial particle particular partner pass passover pasta paste pat patience patient pattern pause
pavlova peak peek peel pellet pencil penetrate penknife people pepper percent perch perfect perfection
perforated perform perfume perimeter period perk permit persian person personal peruvian pestle petal petite
photo physical pick pickle picnic picture pie piece pierce pilaf pilau pile pillow pin pinch pink pint pip
pipe pit pith pivot pizza place plain plait plan plane planet plant plaster plastic plate platter play
pleasant please pleasure pleat plenty pliable plop ploughman plug plumb plump plunge poach pocket pod point
poke polish pool pop poppable popular porcelain porous portable portion portuguese position possible pot
potent potentially pouch pound pour powder practice praise prefer preference premium presentation press
pressure pretty previous price prick pride probe proceed process processor produce professional progress
prominent promise promote prompt prong proof prop proportion protect protein protrude proud prove provencal
provence provide pudding puddle puff pull pulp pulse pulverise pump punch pungent punjabi punnet pure puree
purple purpose purée push put pyramid quadruple quality quantity quart quench question quick quiet quilt
quirk quite race rack radiate radiator raft ragged ragout rain rainbow raise rake ramadan ramekin ramp ran
range rapid rare rasher rather ratio rattle ravenous raw razor reach read readymade real reason rebel
receive receptacle recess recipe recommend reconstitute rectangle recycle red reduce reduction reflect
refrigerate refrigerator region regular regulate reinforce relative relax release relevant relish reluctant
remainder remember render repeat report require rescue resemble resilient resist resistance respective
respond rest result resume retain retrieve reveal reverse revive revolve reward rhythm rib ribbon rich ridge
right rigid rim rind ring rinse rip ripe ripple rise rival river roast robust rock roll roman romanian rome
room root rope rose rotate rough round routine row rub ruffle rugged rump run rush russian rustic rustle sac
sachet safe said sail salad salt same sandwich sardinian sat satin satisfying saturate saturday sauce
saucepan saute sauté save savoury saw say scald scale scandinavian scant scarlet scatter scent scissors
scone scoop scorch score scottish scramble scrap scrape scratch scrub scrumptious scrunch scum sea seafood
seal seam sear seaside season seasonal sec second secure sediment see seem segment sel select self sell semi
send sensational sense sensitive sensitivity sent separate september serbian serious serrate serve serviette
session set settle seven seventeen seventy sever several severe shade shaggy shake shall shallow shank shape
shard share sharp shatter shave she sheet shelf shell shepherd shield shimmer shin shine shiver shock shoe
shoot shop shopbought short shot should shovel show shown shred shrink shrivel shuck shut sichuan sicilian
sicily side sideways sieve sift sigh sign silicone silk silver similar simmer simple simplify simultaneous
since sinew sinful singaporean singe single sink sip siphon sister sit six sixteen sixty size sizzle skewer
skilful skill skillet skim skin skip slab slack slant slantwise slap slash slather sleep sleeve slender
slice slick slide slight slim slip slit sliver slope slosh slot slow slump slush small smash smear smell
smidgen smile smoke smooth smoothie smother smoulder snack snap snip snippet snug soak sock sodden sodium
soft sold sole solid solidify soluble some someone something sometimes somewhat somewhere soon soothe sop
sorbet sort sought soul soup sour sous south southern space spain spanish spare spark sparkle spatchcock
spatter spatula speaking spear special specific specify speckle spectacular speed spell spice spike spill
spin spiral spiralise spiralize spirit splash splay splendid splinter split splodge splutter spoil sponge
spoon sport spot sprawl spray spread sprig spring springform sprinkle sprout spun spurt square squeak
squeeze squelch squirt squish sri stab stable stack stage stagger stain stale stalk stamp stand standard
standby star start stately static steady steak steam steel steep stellar stem stencil step sterile sterilise
stew stick stiff still sting stir stir-fry stirfry stock stomach stone stood stop store store-bought
storecupboard storm stove stovetop straddle straight straightaway strain strand strategic straw stray streak
stream street strength stretch strew strike string strip stripe stroke strong struggle stubborn stuck stud
stuff stunning sturdy style submerge submerse subsequent substance substitute subtle success succulent such
suck suction sudden sufficient sugar suggest suggestion suit summer sunday sunk sunny sunset sunshine super
superb superfluous supermarket supper supple support supreme sure surface surplus surprise surrender
surround survive suspend sustainable swallow swap swathe sway sweat swedish sweep sweet swell swim swing
swirl swish swiss switch swivel swollen swoop syrian syringe syrup systematic szechuan tab table tablespoon
tablet tackle tagine tail tailor taiwanese take takeaway talk tall tame tangle tap tarnish tart task taste
tawny tbs tbsp tea tea-towel tear tease teaspoon technique teeth tell temper temperature tempt temptation
ten tenderloin tend tenderise tension tepid terracotta terrific terrine test tex texan texture thai thailand
than thank thanksgiving that thaw the their them themself there therefore thermal thermometer thermomix
thermostat these thick thigh thin think third thirteen thirty this thorough those though thought thousand
thread three thrifty thrill through throughout throw thumb thursday tibetan tickle tide tie tight tikka till
tilt time tin tinfoil tinge tint tip tissue toast today toddler together told tolerance tolerate tomorrow
tone tongs tongue tonight too took tooth toothpick top topmost torch tore torn toss total tote touch tough
toward towel tower town trace track tradition traditional trail transfer transform translucent transparent
transport trap travel tray traybake treat trellis tremble triangle triangular trick trickle trim triple
trivet trolley trouble trough true trust try tsp tub tube tubular tuck tuesday tug tumble tummy tunisian
tunnel tureen turkey turkish turn turret tuscan tweezers twelve twenty twice twine twirl twist two type
typical ukrainian ultimate ultra umami unattended uncle under undercooked underdone underneath uniform unite
until unwaxed upon upper upright upside urge use usual utensil utilise utter vacuum valentine value vanish
variant variation variety various vary vegan vegetable vegetarian veggie veil vein velvet venetian venice
vent ventilate versatile version vertical very vessel via vibrant vicinity vide vienna viennese vietnamese
vigorous vigour village vinegared vinegary vinyl virtually virtue visible visit visually vital vitamin vivid
volume wad wait wake walk wall wander want warm warmth warn warp was wash waste watch water wave waxy weave
wedding wedge wednesday week weekday weekend weeknight weep weigh weight welcome well welsh went were west
western wet whack what whatever wheat wheel when whenever where wherever whether which whichever while
whilst whip whirl whisk white whizz who whoever whole wholemeal wholesome whom whoosh whose why wicked wide
width widthways wife wiggle wild will wilt wind window wine wing winner winter wintry wipe wire wish with
withdraw within without wobble wok woman wonder wondrous wood word work worktop world worry worth would wrap
wring wrinkle year yearn yellow yesterday yet yield yorkshire you your yourself yummy zap zealand zero zest
zigzag zing zip`.split(/[\s-]+/u),
)

/** Varieties and places that precede a food's name: "Kalamata olives". */
export const varieties: ReadonlySet<string> = new Set(
  `kalamata nocellara marzano maris piper edward yukon desiree russet bramley cox braeburn gala fuji smith
granny pink lady medjool deglet conference roma campari heirloom beefsteak hass maldon himalayan celtic
kosher malabar tellicherry aleppo ceylon madagascan tahitian puy persian lebanese vidalia maui walla romano
cavolo nero savoy hispi romanesco charlotte jersey royals kerr apache carnaroli thai genovese iberico
serrano aberdeen angus wagyu arabica robusta darjeeling earl alphonso cavendish seville valencia amalfi
meyer eureka modena jerez padron piquillo espelette guajillo ancho chipotle scotch bonnet crimini cremini`.split(
    /\s+/u,
  ),
)

/** Endings of words and what replaces them in the base form. */
const endings: readonly [ending: RegExp, ...instead: string[]][] = [
  [/(?:ies|ied|ier|iest|ily|iness)$/u, 'y'],
  [/e?s$/u, '', 'e'],
  [/s$/u, ''],
  [/(?:ed|ing|er|est|able|en)$/u, '', 'e'],
  [/([bdfglmnprt])\1(?:ed|ing|er|est|en|y)$/u, '$1'],
  [/(?:ly|ness|less|ful|y|ish|wards?)$/u, '', 'e', 'le'],
  [/ves$/u, 'f', 'fe'],
]
const beginning = /^(?:un|re|pre|over|under|non|half|semi|de|out|par)(?=...)/u

/** Whether a folded word is an ordinary recipe word. */
export const isCookingWord = (word: string): boolean =>
  words.has(word) ||
  endings.some(
    ([ending, ...instead]) =>
      ending.test(word) && instead.some((end) => isCookingWord(word.replace(ending, end))),
  ) ||
  (beginning.test(word) && isCookingWord(word.replace(beginning, '')))
