/** Words of labels and recipes, and ordinary ones, that look like the names of foods and are none. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `the and for with from this that which also contains contain may not are has have been was were will can all any our your their its
into onto over under per each more less than other others about after before during between within through only both
product products produce produced production process processed processing manufactured manufacture factory facility made make makes
ingredient ingredients information allergy allergen allergens advice including include includes see bold highlighted
pack packed package packaged packaging packing store stored storage keep cool dry place best use used using before serve serving
servings contents content source sources added adding acid acids vitamin vitamins mineral minerals calcium iron
sodium potassium carbonate carbonates sulphate sulphates sulfate sulfates phosphate phosphates citrate citrates chloride nitrate nitrite
sulphide sulfide acetate lactate lactates lactase maltase sorbate sorbates benzoate benzoates propionate ascorbate tartrate tartaric citric
malic acetic ascorbic folic fumaric flavour flavor flavours flavors natural artificial colour color colours colors concentrate concentrated
powder powdered dried fresh frozen cooked raw whole half halves sliced slices diced chopped minced mixed mixture blend blended
teaspoon teaspoons tablespoon tablespoons cup cups ounce ounces pound pounds gram grams kilogram litre liter large medium small
plus minus bear bears beer mind mint minds code codes codex what heat treat cheat price prices mice dice nice slice say says soon son
nutty nets net not note notes been beam bear lean clean mean means lamp lamps limb crab grab crop crops crisp clamp claim claims
 thicken thickens thickened thickener thickeners chickened batter better bitter butted button buttons gutter cutter
potter paper papers proper range grange arrange ranger manager danger mange merry berry very every ferry cheery
barely parley bailey valley celebrity salon saloon palm calm came same some come home dome tome dam dams bam bum mode modem modern
ousted oust sealed seasoning seasonings season seasoned reason reasons treason person prison poison union unions opinion
mellow felon talon trust crust rust route trouble double couple squad quiet quite suite white while wheel wheal
carpet carpets parrot pilot riot potion portion portions lotion beaches teaches reaches preaches patch match batch batches watch
oaks oath oats ours oar boat boats coat coated coating coatings goal goat float moat throat meat heat seat neat beat feat
turnkey turn turns burnt burn barn corn com corner horn born torn worn word words work works world
flower flowers floor floors flow flows flown lower power powers tower shower showers
cram ream creamy dream stream steam team tea seam
form forms farm farms firm firms warm harm charm chart cart carts card cards hard lard yard bard board
paste pasta past pasted waste taste tastes tasty haste baste based base bases basis basic basics
singer finger fingers ringer ginger longer hunger linger
rise rice risen raise raised raising raises raisin leavening leavened leaven heaven seven eleven
grade grades graded grain grains gain brain train drain rain main
casing casings case cases cast caste cashed crashed cash washed mashed
lemonade demons
 season sesamoid
muscle muscles mussed mused
 pawns brawn drawn lawn
shrink shrimp shrimps
heritage herding hearing heading bearing sharing herrings
 soles solely sold solid solids soil soiled oil oils boil boiled broil coil foil
 pikes spike spiked bike like likes lake make take bake baked baking maker baker
 perched porch
 crap scarp
sprat spread spray sprayed strap
 place places placed palace
lever liver livers river silver deliver delivered delivery
 matter matters
 tunic tuning tunnel
 charged charge charred chars
 leaks weeks seeks peek peel peeled
 peers years tears wears
 graphs drapes shapes
cherish 
plump plumps 
quick quickly quicker since
figure figures fig
 data rates fates gates
line lines lined limit limited time times
 sages stage stages usage wage page pages sausages
 close closed clover gloves glove love
 dull fill fills filled fillet fill still mill milled mills miller pill
 coming cutting
 noise
parcel parsed 
chive archive shive
vanity villa
hope hopes shops ships chips clips tips
 money hone phone
 feast least beast breast east
malted melted molten salted halted
glutens gluttony glutamate glutamic
 lupus
nougat naught
 harm
 tune tuned tuning tunas
 sermon common commons
 mobster
 roster foster
squids squib
buttercup buttercups butterfly peacock nutshell nutcracker milkmaid eggshell eggshells wheatgrass ryegrass barleygrass
sulphuric sulfuric
digest digested digestive digestives
sweeten sweetened sweetener sweeteners
almanac almost aloud
 walrus
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
 manga
lamina laminate
 chic chick chicks check checks
organic organics origins origin original
region regions legion
barrel barrels 
bakers bakery maker markers
husk husks tusk
cultured culture cultures vulture
enzyme enzymes
ripe ripen ripened
pressed press presses expressed
expeller extract extracts extracted
refined refine
annatto late rate plate lates private climate
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
