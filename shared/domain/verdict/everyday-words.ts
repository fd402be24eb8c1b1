/* Everyday words of English, German, French and Spanish that name no food but are similar to one:
   people, places, days, feelings, activities. They are never corrected to a food. */
const words = `mum mums mom moms dad dads aunt aunts auntie aunties uncle uncles nan nans nana nanas gran grans granny
grandma grandmas grandpa grandad sister sisters brother brothers son sons daughter daughters friend friends mate mates
wife husband partner kid kids child children baby cousin cousins niece nephew boss neighbour neighbours neighbor guest
guests people person family girl boy man men woman women teacher nurse doctor waiter chef cook host landlord spain
italy france germany greece turkey japan china india thailand mexico england scotland wales ireland america portugal
austria poland sweden norway denmark finland holland belgium morocco egypt croatia london paris berlin rome madrid
munich vienna lisbon dublin york milan naples prague athens bangkok tokyo anna anne lisa laura maria marie sarah emma
julia sophie clara nina tina maya mia lena john paul peter mark tom tim ben sam max leo luke jack james david alex
kate katie lucy amy jane jill dave steve mike rob bob jim joe dan pete nick carl karen linda susan helen diana rachel
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
october november december morning noon afternoon evening night tonight today tomorrow yesterday weekend week month
year hour minute birthday wedding party easter xmas holiday trip home house kitchen fridge freezer garden school
office station airport street corner cinema theatre pub club hotel beach park shop store market mall stand stall place
town city village plane train car bus road travel journey outside inside upstairs happy sad tired angry hungry thirsty
sick ill sore sorry glad scared worried excited crazy weird lovely amazing awful gross yummy tasty fancy posh cheap
love loved hate hated want wanted need needed crave craving craved miss missed think thought know knew guess wonder
hope wish forgot remember went goes gone going came comes stay stayed live lives lived sleep slept walk walked talk
talked tell told asked asking said saying give gave given bring brought buy bought sell sold send sent show shown find
found lose lost start stopped finish finished begin began end ended count counts counted matter matters difference
reaction react reacts problem problems trouble idea ideas reason question answer advice always never often rarely
usually maybe perhaps really quite pretty almost exactly probably definitely certainly actually instead anyway though
because however whether although while since until unless yet ever even still just only also too again already soon
later thing things stuff something anything nothing everything someone anyone everyone nobody somewhere famous quick
slow late early nice good better best bad worse worst great fine okay ready open closed free busy breath breathe
breathing swallow swallowing mince minced patty parma nests nest toastie butty diet diets dieting killing rash itchy
attack lol haha lmao omg tbh lipton heinz kelloggs nestle cadbury mccain birdseye tesco aldi lidl asda sainsburys
waitrose morrisons rewe edeka iglo knorr maggi danone alpro wording log phone email photo picture screen paper book
number name letter note money price bill tip card thai chinese indian italian mexican japanese korean vietnamese
lebanese moroccan polish american british english irish scottish caribbean jamaican african icelandic spanish german
french greek turkish pakistani colombian tunisian hawaiian chunky mini streaky smash skewer skewers cutlet cutlets
norwegian swedish danish finnish dutch belgian swiss austrian bavarian portuguese russian ukrainian hungarian romanian
bulgarian croatian czech persian iranian syrian israeli egyptian ethiopian nigerian ghanaian kenyan african brazilian
peruvian argentinian cuban filipino malaysian indonesian australian scandinavian nordic asian african european eastern
western southern northern oriental mediterranean continental foreign imported regional traditional surely supposedly
apparently mostly mainly hopefully basically partly kinda sorta gonna wanna gotta mabye mayb defo deffo prolly def
obvs obviously assume assumed assuming suppose supposed expect expected believe believed reckon reckoned figured
noticed mentioned heard told reading wrote written som sum wit wiv dat dis dey dem ppl peeps smth sth sumthing idk
dunno tbf ngl imo rn pic pics vid insta tiktok grandkids grandkid grandchildren grandchild grandson granddaughter
teenager teenagers teen teens toddler toddlers lola babcia abuela abuelita yaya nonna sticker stickers sheep sheeps
cow cows bones sat sun mon tues thurs fri neighbours neighbour's inlaws in-laws housemate housemates classmate
workmate workmates bestie babysitter nanny landlady pal pals buddy brings buying selling giving gifted gift gifts
present presents dropped handed passed served invites invited inviting hosting hosted visit visited visiting smells
smelled smelt looked looking seems seemed sounds sounded tastes tasted counted similar alike equal related relative
relatives compared versus rather instead besides otherwise somehow somewhat sometimes whenever wherever whatever
whichever whoever remaining several various certain sure true false wrong correct obvious possible likely unlikely
brand brands chain chains counter trolley basket shelf shelves section aisle till checkout delivery deliveroo uber
online grand great huge massive tiny little average medium double triple single swap swapped swapping replace replaced
switch switched choose chose chosen pick picked prefer preferred decide decided apres avant pendant depuis chaque
toujours jamais souvent parfois beaucoup trop tres plutot vraiment seulement surtout environ presque quand comment
pourquoi combien quelque quelques certains certaine plusieurs tous toute toutes aucun aucune autre autres meme memes
peux peut puisje pouvoir voudrais veux veut vais vas fait faire faut falloir suis etes sommes etait etaient serait
avoir avais avait aurait mange manger manges mangee boire buvez prendre prends prenez acheter achete achetee cuisiner
gouter essayer commander offert offerte offre donner donne repas diner dejeuner gouter cenar desayunar almorzar
merendar semaine semaines jour jours mois annee matin soir soiree demain hier noel paques anniversaire mariage fete
voisin voisine voisins collegue collegues soeur frere cousin cousine tante oncle mere pere grandmere grandpere belle
beau copain copine amie amis enfants famille tranche tranches morceau morceaux cuillere cuilleree verre tasse bol
assiette poignee bout petit petite petits grande grand gros grosse bonne bon bien mal avec sans dans chez sous entre
contre comme pour mais donc alors aussi encore deja aujourd hui ici cela celui celle ceux mon mes ses nos vos leur
leurs danger dangereux permis permise interdit interdite autorise autorisee conseille mauvais meilleur meilleure pire
mieux probleme allergie nach vorher nachher immer niemals manchmal vielleicht wirklich eigentlich ungefahr fast ganz
sehr zuviel genug jeder jede jedes jeden jedem andere anderen anderer wenn weil obwohl damit dass sonst trotzdem
deshalb gestern morgen ubermorgen woche wochen monat jahr abends morgens mittags nachts feiertag weihnachten ostern
geburtstag hochzeit nachbar nachbarin nachbarn kollege kollegen kollegin schwester bruder tante onkel schwiegermutter
schwiegervater oma opa mutter vater freunde familie kinder mochte wurde wurden konnte konnten durfen durften sollte
sollten musste mussen werde werden gemacht gebracht geschenkt angeboten bekommen gekauft bestellt gegessen getrunken
schlimm besser schlechter gleich ahnlich lieber gerne zusammen dazu davon darin daraus drin drauf dabei dafur statt
anstatt gegen zwischen unter uber durch stuck stuckchen scheibe scheiben loffel loffelchen essloffel teeloffel
handvoll portion teller becher glas bissen kleines kleine kleiner grosse grosser grosses despues antes durante desde
cada siempre nunca menudo veces mucho mucha muchos muchas poca pocos demasiado bastante solamente todavia tambien
tampoco quizas cuando donde porque aunque mientras alguno alguna algunos algunas ninguno ninguna otro otra otros otras
mismo misma todos todas puedo puede pueden podria quiero quiere quisiera tengo tiene tener hacer hago hace hecho hecha
hizo traido trajo regalado regalo ofrecido comprado comprar semana semanas mes meses ano ayer manana tarde noche
navidad cumpleanos boda fiesta vecino vecina vecinos companero companera hermana hermano suegra suegro tia tio primo
prima trozo trocito pedazo rodaja rodajas cucharada cucharadita vaso taza punado pequeno pequena grande grandes buena
bueno malo mala mejor peor igual parecido sobre entre contra hasta hacia segun pero sino entonces ahora aqui esto esta
estos estas ese esa eso aquel con sin para por prohibido permitido problema`

export const everydayWords: ReadonlySet<string> = new Set(words.split(/\s+/u))
