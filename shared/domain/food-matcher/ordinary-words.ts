/** Words of labels and recipes, and ordinary ones, that look like the names of foods and are none. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `the and for with from this that which also contains contain may not are has have been was were will can all any our your their its
into onto over under per each more less than other others about after before during between within through only both
product products produce produced production process processed processing manufactured manufacture factory facility made make makes
ingredient ingredients information allergy allergen allergens advice including include includes see bold highlighted
pack packed package packaged packaging packing store stored storage keep cool dry place best use used using before date serve serving
servings contents content source sources added adding water salt sugar acid acids vitamin vitamins mineral minerals calcium iron
sodium potassium carbonate carbonates sulphate sulphates sulfate sulfates phosphate phosphates citrate citrates chloride nitrate nitrite
sulphide sulfide acetate lactate lactates lactase maltase sorbate sorbates benzoate benzoates propionate ascorbate tartrate tartaric citric
malic acetic ascorbic folic fumaric flavour flavor flavours flavors natural artificial colour color colours colors concentrate concentrated
powder powdered dried fresh frozen cooked raw whole half halves sliced slices diced chopped minced mixed mixture blend blended
teaspoon teaspoons tablespoon tablespoons cup cups ounce ounces pound pounds gram grams kilogram litre liter large medium small
plus minus bear bears beer mind mint minds code codes codex what heat treat cheat price prices mice dice nice slice say says soon son
nutty nets net not note notes bean been beam bear lean clean mean means lamp lamps limb crab grab crop crops crisp clamp claim claims
custard thicken thickens thickened thickener thickeners chickened mustards batter better bitter butted button buttons gutter cutter
potter pepper paper papers proper range grange arrange ranger orange manager danger mange merry berry sherry very every ferry cheery
barely parley bailey valley celebrity salon saloon palm calm came same some come home dome tome dam dams bam bum mode modem modern
ousted oust sealed seasoning seasonings season seasoned reason reasons treason person prison poison onion union unions opinion
mellow melon felon talon trust crust rust route trout trouble double couple squad quiet quite suite white while wheel wheal
carpet carpets parrot pilot riot potion portion portions lotion peaches beaches teaches reaches preaches patch match batch batches watch
oaks oath oats ours oar boat boats coat coated coating coatings goal goat float moat throat meat heat seat neat beat feat
turnkey turn turns burnt burn barn corn com corner horn born torn worn word words work works world
flower flowers floor floors flours flow flows flown lower power powers tower shower showers
cram ream creamy dream cream stream steam team tea seam
form forms farm farms firm firms warm harm charm chart cart carts card cards hard lard yard bard board
paste pasta past pasted waste taste tastes tasty haste baste based base bases basis basil basic basics
singer finger fingers ringer ginger longer hunger linger
rise rice risen raise raised raising raises raisin leavening leavened leaven heaven seven eleven
grade grades graded grain grains gain brain train drain rain main
casing casings case cases cast caste cashed crashed cash washed mashed
lemonade lemons demons
sesames season sesamoid
muscle muscles mussed mused
prone prawn prawns pawns brawn drawn lawn
shrink shrimp shrimps
heritage herding hearing heading bearing sharing herrings
sole soles solely sold solid solids soil soiled oil oils boil boiled broil coil foil
pike pikes spike spiked bike like likes lake make take bake baked baking maker baker
perch perched porch
carp crap scarp
sprat spread spray sprayed strap
plaice place places placed palace
lever liver livers river silver deliver delivered delivery
muttons mutton matter matters
turnip turnips tunic tuning tunnel
chard charged charge charred chars
leeks leaks weeks seeks peek peel peeled
pears peers years tears wears
grapes graphs drapes shapes
cherish cherries
plump plumps plum plums
quick quickly quicker quince since
figure figures fig
dates data rates fates gates
line lines lined lime limes limit limited time times
sage sages stage stages usage wage page pages sausages
clove cloves close closed clover gloves glove love
dill dull fill fills filled fillet fill still mill milled mills miller pill
cumin coming cutting
anise noise
parcel parsed parsley
chive chives archive shive
vanity villa
hope hopes hops shops ships chips clips tips
honey money hone phone
yeasts feast least beast breast east
malted melted molten salted halted
glutens gluttony glutamate glutamic
lupine lupus
nougat naught
ham harm
tuna tune tuned tuning tunas
salmons sermon common commons
lobsters mobster
oysters roster foster
squids squib
buttercup buttercups butterfly peacock nutshell nutcracker milkmaid eggshell eggshells wheatgrass ryegrass barleygrass
sulphuric sulfuric
digest digested digestive digestives
sweeten sweetened sweetener sweeteners
almanac almost aloud
walnuts walrus
cashier
casual casually
lactic lactide lacto
proteins protein
peptide
starchy starchs
conifer
gelling selling jelling
pealing
minted minced
sourced source sauced
smoked smoke smoky
stored stores story
traced tracer tracing traces race races grace
lentic
mango mangos manga
lamina laminate
chia chic chick chicks check checks
organic organics origins origin original
region regions legion
barrel barrels barley
bakers bakery maker markers
husk husks tusk
cultured culture cultures vulture
enzyme enzymes
ripe ripen ripened
pressed press presses expressed
expeller extract extracts extracted
refined refine
annatto
carmine
niacin
inulin
pectin
soluble
insoluble
`
    .trim()
    .split(/\s+/u),
)
