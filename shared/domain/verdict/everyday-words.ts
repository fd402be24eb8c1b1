/*
 * Words of everyday English that name no food and are near to one that does: people, places, days, feelings, what one
 * does. They are never taken for a misspelt food.
 */
const words = `mum mums mom moms dad dads aunt aunts auntie aunties uncle uncles nan nans nana nanas gran grans granny grandma grandmas grandpa grandad sister sisters
brother brothers son sons daughter daughters friend friends mate mates wife husband partner kid kids child children baby cousin cousins niece nephew boss
neighbour neighbours neighbor guest guests people person family girl boy man men woman women teacher nurse doctor waiter chef cook host landlord
spain italy france germany greece turkey japan china india thailand mexico england scotland wales ireland america portugal austria poland sweden norway denmark
finland holland belgium morocco egypt croatia london paris berlin rome madrid munich vienna lisbon dublin york milan naples prague athens bangkok tokyo
anna anne lisa laura maria marie sarah emma julia sophie clara nina tina maya mia lena john paul peter mark tom tim ben sam max leo luke jack james
david alex kate katie lucy amy jane jill dave steve mike rob bob jim joe dan pete nick carl karen linda susan helen diana rachel
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
morning noon afternoon evening night tonight today tomorrow yesterday weekend week month year hour minute birthday wedding party easter xmas holiday trip
home house kitchen fridge freezer garden school office station airport street corner cinema theatre pub club hotel beach park shop store market mall
stand stall place town city village plane train car bus road travel journey outside inside upstairs
happy sad tired angry hungry thirsty sick ill sore sorry glad scared worried excited crazy weird lovely amazing awful gross yummy tasty fancy posh cheap
love loved hate hated want wanted need needed crave craving craved miss missed think thought know knew guess wonder hope wish forgot remember
went goes gone going came comes stay stayed live lives lived sleep slept walk walked talk talked tell told asked asking said saying give gave given
bring brought buy bought sell sold send sent show shown find found lose lost start stopped finish finished begin began end ended
count counts counted matter matters difference reaction react reacts problem problems trouble idea ideas reason question answer advice
always never often rarely usually maybe perhaps really quite pretty almost exactly probably definitely certainly actually instead anyway though
because however whether although while since until unless yet ever even still just only also too again already soon later
thing things stuff something anything nothing everything someone anyone everyone nobody somewhere
famous quick slow late early nice good better best bad worse worst great fine okay ready open closed free busy
breath breathe breathing swallow swallowing mince minced patty parma nests nest toastie butty diet diets dieting killing rash itchy attack lol haha lmao omg tbh
lipton heinz kelloggs nestle cadbury mccain birdseye tesco aldi lidl asda sainsburys waitrose morrisons rewe edeka iglo knorr maggi danone alpro
wording log phone email photo picture screen paper book number name letter note money price bill tip card
thai chinese indian italian mexican japanese korean vietnamese lebanese moroccan polish american british english irish scottish caribbean jamaican african
hawaiian norwegian swedish danish finnish icelandic spanish german french greek turkish portuguese swiss austrian hungarian russian ukrainian ethiopian nigerian ghanaian
kenyan persian iranian israeli pakistani filipino indonesian malaysian peruvian argentinian brazilian colombian cuban egyptian tunisian scandinavian european asian chunky mini streaky smash skewer skewers cutlet cutlets`

/** Such words, folded. */
export const everydayWords: ReadonlySet<string> = new Set(words.split(/\s+/u))
