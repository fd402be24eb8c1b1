import { fold } from '../text/fold'

/* Words around a food that a person eats, is offered or thinks of, which name no food: small words,
   people who eat and cook, places and times, wishing, buying and tasting, in the four languages. If
   a text contains only foods and such words, it asks about the foods. */
const words = `a an the this that these those it its i im ive id ill me my mine we us our you your u ur he
she they his her their them one ones am is isnt are arent was wasnt were be been being do does dont did
didnt have havent has had having get gets got getting can cant could couldnt may might should shouldnt shall
must will wont would wouldnt wanna gonna gotta lemme cud shud wud shld hav av da dat dis wot and or but so
if then than as at by for from in into of off on onto out back over to too up with without w n nor plus not
no yes yeah yep nope y/n about bout abt like ok okay k fine alright allright good grand great cool allowed
aloud alowed possible problem prob safe bad wise fair doable still also again ever even just only really
actually maybe perhaps probably please pls plz thanks thx ta cheers hi hey hello hiya yo oh ooh oooh omg lol
haha ugh argh um umm uh er erm hmm hm well right now today tonight tonite tomorrow tmrw tmr later soon
yesterday morning evening night afternoon day days daily week weekly weekend weekends sunday monday tuesday
wednesday thursday friday saturday always sometimes often once twice time times while bit little much many
lot lots loads some any all both either each every few couple more most less half whole another other others
because cos cuz bc coz though although when what whats which where who how why there theres theyre here
heres thats im eat eats eating ate eaten eatin drink drinks drinking drank drunk have try tried trying taste
tasted tasting use using used put puts take took cook cooks cooked cooking bake bakes baked baking make
makes made making fry fried grill order orders ordered ordering buy buying bought serve serves served
serving offer offers offered offering give gives gave given giving bring brings brought bringing share
shared sharing want wants wanted need needs needed fancy fancied fancying crave craves craving craved
cravings love loves loved like likes liked miss missed missing hungry starving feel feeling tempted dying
gagging mood treat treating think thinking thought guess wonder wondering know knew sure unsure check
checking ask asking see saw seen look looks looking going go went come comes coming came pop popped nick
steal grab grabbed pick picked choose chose chosen sell sells sold selling find found left leftover
leftovers add added adding mixed mix stuffed topped filled dipped drizzled sprinkled spread smeared chuck
chucked mum mums mom moms mam dad dads sister sisters brother brothers friend friends mate mates wife
husband hubby partner boyfriend girlfriend gf bf nan nans nana gran grans granny grandma grandmas auntie
aunt uncle neighbour neighbours neighbor colleague colleagues boss family parents inlaws mother father son
daughter kid kids kiddo cousin host flatmate roommate someone somebody everyone people guy guys lady girls
boys waiter chef anna lisa laura maria sarah emma julia sophie nina tina john paul peter tom tim ben sam max
dave steve mike jo jane kate lucy home house place restaurant cafe pub bar shop store supermarket market
bakery bakers butcher butchers deli canteen cafeteria work office school party bbq barbecue buffet wedding
birthday bday christmas xmas easter holiday picnic fair festival cinema movies train plane airport station
hotel gym garden kitchen fridge freezer cupboard pantry oven counter stand stall truck van corner street
menu town takeaway takeout chippy chinese indian thai italian greek mexican turkish japanese korean
vietnamese spanish french german english american mcdonalds maccies mcd kfc subway starbucks costa nero pret
greggs norwegian swedish danish finnish dutch belgian swiss austrian bavarian polish russian portuguese
lebanese moroccan scottish irish law coworker coworkers workmate workmates spoonfull spoonful spoonfuls
teaspoon tablespoon handfull mouthful nibble sliver slivers slither slab wedge sip sips pinch dash splash
tsp tbsp scoop scoops grandkids grandkid grandchildren grandchild teenager teenagers teens sat sun mon tue
tues wed thu thur thurs fri drive thru min mins minute minutes visiting georgia nonna abuela abuelita lola
babcia nandos tesco sainsburys asda lidl aldi waitrose morrisons coop co-op iceland ikea rewe edeka penny
spar carrefour mercadona breakfast brekkie brunch lunch dinner supper tea dessert snack meal starter main
side sides course plate dish food foods stuff thing things brand label pack packet packaged bag box tin jar
tub carton bottle glass cup mug bowl piece pieces slice slices bite portion handful spoon spoonful pint can
tube pot kind kinds type types sort sorts flavour flavor version style own fresh homemade shopbought ready
proper normal regular plain simple nice lovely tasty yummy delicious favourite favorite best local big small
tiny huge large extra little new old hot cold warm raw question quick basically anyway apparently supposed
option options choice idea thoughts opinion verdict anyone anything something nothing else instead same
different together between beside next inside under around after before during until since already without
minus hold skip etc sea avoid avoiding avoided leave leaves leaving out has may-be reckon suppose says said
say tell told mean means count counts okayish yay nay yum mm mmm mmmm mmmmm yumm yummm ahh ooo mhm nom omnom
btw tbh imo imho afaik idk nvm fyi tho pls plss thx anyways wenigstens zumindest eigentlich uberhaupt sonst
trotzdem jedenfalls ubrigens schon doch halt eben echt also dann mindestens coup donc alors quand meme mort
morte souci soucis franchement genre finalement sinon entonces pues menos igual tampoco siquiera vale gegen
contre contra allergisch allergique alergico alergica allergic ich du er sie es wir ihr mir mich dir dich
uns euch mein meine meinen meiner meinem dein der die das den dem des ein eine einen einem einer eines kein
keine keinen und oder aber auch noch nur mal ja nein nicht so wie was wer wo wann warum alle allen aller
mehr verboten verbotene tabu erlaubt erlaubte gesund welche welcher welches welchen welchem ist sind war bin
habe hab hat haben hatte darf durfte kann konnte soll sollte muss will mochte gibt gab mit ohne auf aus bei
beim vom von zu zum zur im in an am fur fuer um nach vor essen esse isst gegessen trinken trinke getrunken
nehmen bestellen bestellt kaufen gekauft kochen kocht gekocht backen backt probieren geht ok okay heute
morgen abend mittag jetzt gerade immer manchmal wieder bitte danke hallo etwas bisschen wenig viel alles
selbstgemacht selbstgemachte lecker lust hunger gern gerne oma mama papa freundin freund kollegin kollege
arbeit restaurant kantine mensa supermarkt markt frisch normal gekauft fertig denn fruhstuck mittagessen
abendessen snack nachtisch stuck scheibe teller glas tasse dose packung sorte je tu il elle on nous vous me
moi te mon ma mes le la les un une des du de au aux et ou mais est sont es suis ai as avons ont c ce cet
cette ca cela peux peut puis puisje pouvoir manger mange boire bois prendre prends gouter cuisiner acheter
achete commander avec sans dans sur pour par chez en y que qui quoi bon bonne bien oui non pas plus aussi
encore toujours maintenant aujourd hui ce soir matin midi merci bonjour salut svp stp petit peu beaucoup
tranche morceau interdit interdite interdits interdites permis permise permises autorise autorises quel
quels quelle quelles lequel laquelle lesquels lesquelles tous toutes aucun aucune verre tasse assiette envie
faim maman papa copine copain amie ami restaurant cantine marche maison qu l d j n s t m yo tu el ella nos
me mi mis su sus el la los las un una unos unas y o u e pero es son soy esta estan estoy hay he ha tengo
tiene puedo puede podria comer como come beber bebo tomar tomo probar pedir comprar cocinar con sin en de
del al a por para que cual cuales donde cuando bien mal bueno buena ok prohibido prohibida prohibidos
prohibidas permitido permitida permitidos permitidas todos todas ningun ninguna ningunos ningunas si no
tambien todavia ahora hoy manana noche siempre poco mucho algo gracias hola favor antojo ganas mama papa
amiga amigo abuela casa bar restaurante trabajo mercado vaso taza plato trozo rebanada desayuno almuerzo
cena merienda`

export const aroundWords: ReadonlySet<string> = new Set(words.split(/\s+/u).map(fold))
