const plainWords = `carb carbs diary oast the and for with from this that which also contains contain may not are has
have been was were will can all any our your their its into onto over under per each more less than other others about
after before during between within through only both product products produce produced production process processed
processing manufactured manufacture factory facility made make makes ingredient ingredients information allergy
allergen allergens advice including include includes see bold highlighted pack packed package packaged packaging
packing store stored storage keep cool dry place best use used using before serve serving servings contents content
source sources added adding acid acids vitamin vitamins mineral minerals calcium iron sodium potassium carbonate
carbonates sulphate sulphates sulfate sulfates phosphate phosphates citrate citrates chloride nitrate nitrite sulphide
sulfide acetate lactate lactates lactase maltase sorbate sorbates benzoate benzoates propionate ascorbate tartrate
tartaric citric malic acetic ascorbic folic fumaric flavour flavor flavours flavors natural artificial colour color
colours colors concentrate concentrated powder powdered dried fresh frozen cooked raw whole half halves sliced slices
diced chopped minced mixed mixture blend blended teaspoon teaspoons tablespoon tablespoons cup cups ounce ounces pound
pounds gram grams kilogram litre liter large medium small plus minus bear bears beer mind mint minds code codes codex
what heat treat cheat price prices mice dice nice slice say says soon son nutty nets net not note notes been beam bear
lean clean mean means lamp lamps limb crab grab crop crops crisp clamp claim claims thicken thickens thickened
thickener thickeners chickened batter better bitter butted button buttons gutter cutter potter paper papers proper
range grange arrange ranger manager danger mange merry berry very every ferry cheery barely parley bailey valley
celebrity salon saloon palm calm came same some come home dome tome dam dams bam bum mode modem modern ousted oust
sealed seasoning seasonings season seasoned reason reasons treason person prison poison union unions opinion mellow
felon talon trust crust rust route trouble double couple squad quiet quite suite white while wheel wheal carpet
carpets parrot pilot riot potion portion portions lotion beaches teaches reaches preaches patch match batch batches
watch oaks oath oats ours oar boat boats coat coated coating coatings goal goat float moat throat meat heat seat neat
beat feat turnkey turn turns burnt burn barn corn com corner horn born torn worn word words work works world flower
flowers floor floors flow flows flown lower power powers tower shower showers cram ream creamy dream stream steam team
tea seam form forms farm farms firm firms warm harm charm chart cart carts card cards hard lard yard bard board paste
pasta past pasted waste taste tastes tasty haste baste based base bases basis basic basics singer finger fingers
ringer ginger longer hunger linger rise rice risen raise raised raising raises raisin leavening leavened leaven heaven
seven eleven grade grades graded grain grains gain brain train drain rain main casing casings case cases cast caste
cashed crashed cash washed mashed lemonade demons season sesamoid muscle muscles mussed mused pawns brawn drawn lawn
shrink shrimp shrimps heritage herding hearing heading bearing sharing herrings soles solely sold solid solids soil
soiled oil oils boil boiled broil coil foil pikes spike spiked bike like likes lake make take bake baked baking maker
baker perched porch crap scarp sprat spread spray sprayed strap place places placed palace lever liver livers river
silver deliver delivered delivery matter matters tunic tuning tunnel charged charge charred chars leaks weeks seeks
peek peel peeled peers years tears wears graphs drapes shapes cherish plump plumps quick quickly quicker since figure
figures fig data rates fates gates line lines lined limit limited time times sages stage stages usage wage page pages
sausages close closed clover gloves glove love dull fill fills filled fillet fill still mill milled mills miller pill
coming cutting goes tart noise parcel parsed chive archive shive vanity villa hope hopes shops ships chips clips tips
money hone phone feast least beast breast east malted melted molten salted halted glutens gluttony glutamate glutamic
lupus nougat naught harm tune tuned tuning tunas sermon common commons mobster roster foster squids squib buttercup
buttercups butterfly peacock nutshell nutcracker milkmaid eggshell eggshells wheatgrass ryegrass barleygrass sulphuric
sulfuric digest digested digestive digestives sweeten sweetened sweetener sweeteners almanac almost aloud walrus
cashier casual casually lactic lactide lacto proteins protein peptide starchy starchs conifer gelling selling jelling
pealing minted minced sourced source sauced smoked smoke smoky stored stores story traced tracer tracing traces race
races grace lentic manga lamina laminate chic chick chicks check checks organic organics origins origin original
region regions legion barrel barrels bakers bakery maker markers husk husks tusk cultured culture cultures vulture
enzyme enzymes ripe ripen ripened pressed press presses expressed expeller extract extracts extracted refined refine
annatto late rate plate lates private climate carmine niacin inulin pectin soluble insoluble able above accept access
account across act action active actual add address adjust advance affect again against age ago agree ahead aim air
alert align alive allow alone along already alter although always among amount an anchor angle angular animal another
answer anyone anything apart appear apply approach approve area argue arm around arrive art article as ask aspect
assert assign assist assume at attach attempt attend author auto avail avoid aware away back backed backing bad bag
balance ball ban band bank bar bare basket bath battery be beauty became because become bed begin behalf behind being
belief believe belong below bend beneath benefit beside bet betters beyond big bill bind binding birth bit bits bite
black bless block blood blow blue body bone book boost border bottle bottom bought bound box boy branch brand break
breath brief bright bring broad broken brother brought brown brush budget build built bulk burst bus business busy but
buy by bypass cable cache call calling camera camp cancel candidate candidates canal cannot canola cap capable capital
caption capture care career careful cares carpentry carry catch category caught cause center central centre certain
chain chair chance change channel chapter character chest chief child children choice choose chose chosen circle
circuit city civil class clear click client climb clock cloth clothes cloud club cluster coach coast coding cold
collect college column combine comfort comment commit company compare compile complete complex component compose
compute concern condition conduct confirm connect consent consider consist console constant consult consume contact
container context continue contract control convert copy core correct cost could council count counter country county
courage course court cover crack cracking crates craft create created creates creating credit crew crime cross crowd
cry current custom customer cut cycle daily damage dance dark day days dead deal dealer dear death debate debug decade
decide deck declare deep default defeat defend define degree delay delete demand deny depend depth derive describe
desert design desk detail detect determine device did die differ different difficult dig digit dinner direct dirty
disable discuss disease dish display distance divide do doctor document does dog doing dollar domain done door dot
doubt down draft draw dress drink drive driver drop drove drug due dust duty eager early earn earth ease easily easy
edge edit editor effect effort eight either element else email embed employ empty enable enabled enables enabling
encode end enemy energy engine enjoy enough ensure enter entire entry equal error escape essay essence establish
estate even event ever evil exact example except exchange excite excuse execute exist exit expand expect expense
expert explain extend extra eye face fact fail fair faith fall false familiar family famous fan far fast fat father
fault favor fear feature fed feed feel feet fell fellow felt fence few field fight file final finally find fine finish
fire first fit five fix fixed flag flash flat flight focus folder follow fond food foot force foreign forest forget
fork formal format former forth forward found four frame free friend front fuel full fun function fund funny further
future galley gap garden gas gate gather gave general gentle get getting gift girl give given glad glass global go god
going gold gone good got govern grand grant graph grass grave gray great green grew grey ground group grow grown
growth guard guess guest guide guild guilty gun guy habit had hair hall hand handle hang happen happy hat hate having
he head health heard heart heavy height held hell hello help hence her here hero herself hid hidden hide high highly
hill him himself hip hire hiring his history hit hold holder holders holding hole holy honest hook hospital host hot
hotel hour house how however huge human hundred hunt hurry hurt husband ice idea ideal if ill image impact import
improve in inch income increase indeed index indicate industry inform inject inner input insert inside insist install
instance instead intend interest internal invite invoke involve inward is island issue it item itself jacket job join
joint joke judge jump just kept key kick kid kill kind king kiss kitchen knee knew knife knock know known lab label
lack lady laid land lane language last latter laugh launch law lay layer lazy lead leader leaf league learn lease
leave led left leg legal lend length lesson let letter level license lie life lift light likely link lip list listen
little live load loan local lock log logic long loop lose loss lost lot loud luck lunch machine mad magic magnet mail
major male man manage mangle manual many map march mark market mass master matcher matches matched matching mate math
max maybe me meaning measure media meet member memory men mental mention menu mere merge message met metal method
middle might mile miles military million mine minor minute mirror miss missing mission mix mobile mock modal model
modes modify module modules moment month moon moral morning most mother motion mount mountain mouse mouth move movie
much murder music must my myself name narrow nation native nature near neck need neither nerve nest network never news
next nine no nobody node nodes none nor normal north nose nothing notice noun novel now number object obtain occur odd
off offer office often old on once one ones open operate option options option's or order ought out outer output
outside oval own owner pain pair pale panel panic parent park parse parser part partner party pass passage path
patient pattern patrons pause pay peace peer pen people perfect perform perhaps period peril permit phase photo phrase
pick picture piece pin pink pipe pipeline pipelines pitch plain plan plane planet play please plenty plug plugin
pocket point police policy polite pool poor pop popular port pose post pour practice pray prefer prefix prepare
present pretty prevent pride print prior prize probably problem proceed profit program project promise proof protect
proud prove provide public pull pure purpose push put quality queen query question quote rack radio random rank rapid
rare rather reach react read reader ready real really recall receive recent record red reddish reduce refer reform
refuse regard regret reject relate release relief rely remain remark remember remote remove render renders rendering
rent repair repeat replace reply report request require rescue reserve reset resist resolve respect respond rest
result resume retain retire return reveal review reward rich rid ride right ring road robust role roll roof room root
rope rough round row royal rub rule run rush sad safe said sail sample sand sat save saw scale scan scene scheme
school science scope score screen script scroll sea search second secret section secure seek seem seen select self
sell send sense sent separate series serious server service session set settle settled settling setting several shade
shadow shake shall shape share sharp she shell shelter shift shine ship shirt shock shoe shook shoot shop shore short
shot should shoulder shout show shut sick side sight sign signal silent similar simple sing single sir sister sit site
six size skill skin sky sleep slide slight slip slope slow smart smell smile smooth snow so social soft software song
sorry sort soul sound south space spare speak special speech speed spell spelled spend spent spin spirit split spoke
sport spot stable staff stamp stand standard star start starter state station status stay steady steal steel step
stick stock stone stood stop storm straight strange street stress stretch strict strike string strip strong struck
study stuff style subject submit such sudden suffer suggest suit sum summer sun supply supplies support suppose sure
surface surprise surround sweet swim switch symbol system table tail taken talk tall tank tap target task tax teach
tear tech tell ten tend term test text thank them theme then theory there these they thick thin thing think third
those though thought thousand thread threat three threw throw thus ticket tie tight till timer tiny title to today toe
together toggle token told tone tongue tonight too took tool tooth top topic total touch tough tour toward town toy
track trade trail transfer transform trap travel tree trick tried trip true truly truth try tube twelve twenty twice
twist two type unit until up update updates upon upper upset us useful user usual utter vague valid value vary vast
verb version via victim video view village virtual visit visual vital voice volume vote wait wake walk wall wallet
want wants war warn wash wave way we weak wealth wear weather web week weight welcome well went west wet when where
whether whisper whom whose why wide wife wild win wind window wing winter wire wired wiring wise wish without woman
wonder wood worker worry worse worth would wound wrap write writer written wrong year yes yesterday yet you young
youth zone saurait sauraient crumbling degree degrees carve carves carved chill chills chilling broiled temper tempers
champion champions organ organs pesca origen undatum
gebacken gebackene gebackenem gebackenen gebackener gebackenes`

/** Long words whose pieces, cut by a line break, are foods: `malt ol`, `s tea rate`. */
export const longWords: ReadonlySet<string> = new Set(
  `methylcellulose ethylcellulose carboxymethylcellulose hydroxypropylcellulose cellulose microcrystalline maltol
ethylmaltol maltitol maltodextrin maltodextrins dextrin dextrose maltose sorbitol mannitol xylitol erythritol isomalt
glycerol glycerine polyglycerol propylene polysorbate glutamate glutamic guanylate inosinate gluconate gluconic
pectinate alginate alginates stearate stearates stearic palmitate tocopherol tocopherols adipate adipic fumarate
malate succinate succinic lactylate pyrophosphate diphosphate diphosphates triphosphate triphosphates polyphosphate
polyphosphates orthophosphate bicarbonate hydroxide dioxide peroxide aspartame acesulfame saccharin cyclamate
cyclamates sucralose neotame thaumatin carrageenan xanthan gellan carotene carotenes lutein lycopene anthocyanin
anthocyanins riboflavin riboflavine thiamin thiamine niacin niacinamide nicotinamide pantothenate pantothenic
pyridoxine cobalamin cyanocobalamin biotin folate retinol cholecalciferol hydrochloride ferrous ferric tartrazine
butylated hydroxyanisole hydroxytoluene hexametaphosphate ferrocyanide phosphoric silicate silicates ricinoleate
polyricinoleate codeine hamamelis hampshire butterfly butterflies figment nutrition nutritional nutrient nutrients
magnesium manganese molybdenum selenium chromium ammonium glucosamine creatine carnitine taurine caffeine theobromine
inositol choline preservative preservatives stabiliser stabilisers antioxidant antioxidants emulsifier emulsifiers`.split(
    /\s+/u,
  ),
)

/** Ordinary words of labels and recipes that look like foods or pieces of their names. */
export const ordinaryWords: ReadonlySet<string> = new Set([...plainWords.trim().split(/\s+/u), ...longWords])
