/* Words that show a label's language: of lists, of statements around them, and small words between.
   Folded. `-x` is an ending, `x-` a beginning. Supported languages have many, so that none of their
   texts counts as another's: a word of two languages votes for neither against the other. */

/** The headings of lists of ingredients, also as read without the language's own letters. */
export const headings: Record<string, string> = {
  en: 'ingredients ingredient',
  de: 'zutaten zutat zutatenliste zutatenverzeichnis inhaltsstoffe',
  fr: 'ingredients ingredient composition',
  es: 'ingredientes ingrediente composicion',
  it: 'ingredienti ingrediente',
  nl: 'ingredienten ingredianten samenstelling',
  pt: 'ingredientes ingrediente composicao',
  sv: 'ingredienser innehallsforteckning',
  da: 'ingredienser',
  nb: 'ingredienser',
  is: 'innihald innihaldsefni innihaldslysing',
  fi: 'ainesosat ainekset valmistusaineet',
  et: 'koostisosad koostis',
  lv: 'sastavdalas sastavs',
  lt: 'sudedamosios sudetis ingredientai',
  pl: 'skladniki sktadniki skiadniki sklad',
  cs: 'slozeni suroviny',
  sk: 'zlozenie ingrediencie',
  hr: 'sastojci sastav sestojci',
  sl: 'sestavine sestava',
  sq: 'perberesit perberja',
  hu: 'osszetevok osszetevek osszetetel',
  ro: 'ingrediente',
  tr: 'icindekiler bilesenler bilesimi',
  ca: 'ingredients ingredient',
  id: 'komposisi',
  ms: 'ramuan kandungan',
  vi: 'phan',
}

export const words: Record<string, string> = {
  en: `and or of with from in the may contain contains containing traces for see free flour wheat water sugar salt oil
    oils milk powder egg eggs butter cream cheese cocoa yeast barley malt oat oats rye rice starch syrup modified
    vegetable vegetables sunflower rapeseed palm soya soy soybeans lecithin lecithins flavouring flavourings flavoring
    flavor natural acid citric acidity regulator emulsifier emulsifiers stabiliser stabilizer preservative antioxidant
    colour color raising agent agents thickener nut nuts peanut peanuts almond almonds hazelnut hazelnuts walnut
    walnuts cashew sesame mustard celery fish crustaceans molluscs lupin sulphites sulfites garlic onion pepper spices
    spice herbs tomato tomatoes potato potatoes chicken beef pork juice concentrate vinegar honey whey skimmed dried
    whole ground sea black white brown dark best before store cool dry place once opened keep refrigerated allergens
    allergy advice bold made factory that handles not suitable also fruit seeds seed apple lemon orange strawberry
    raspberry fat chocolate protein maltodextrin corn maize bread baked beans peas lentils carrot carrots spinach
    mushroom mushrooms meat lamb tuna salmon prawns sauce paste extract vanilla cinnamon ginger chilli room
    temperature per portion energy which fats saturates fibre by no is are this product as on at to produced products
    packed can be less than min max total all other any van ten met sap fine more most red green vegan vegetarian
    organic coconut cane caster fresh roasted toasted smoked cooked pasteurised whites yolk yolks buttermilk latte
    sale salsa caramel mozzarella parmesan cheddar basil oregano parsley thyme gelatine gum bicarbonate sodium
    potassium calcium ammonium carbonate phosphate baking soda bran flakes semolina durum spelt noodles pasta linseed
    paprika non people unsuitable shake well use within days package packaged packaging protective atmosphere source
    phenylalanine preservatives colours colors added naturally occurring kitchen bakery where used using guarantee
    processed alongside line fridge eat eaten cook cooking thoroughly heat unopened ambient nutrition nutritional
    typical values saturated carbohydrate carbohydrates weight net origin manufactured distributed imported serving
    servings light day out reach children burro farina log locket rug lax fed stock cumin coriander lard capers rusk
    med mere lot piper batatas palmier mandioca baharat pomodoro`,
  de: `und oder aus mit von in der die das den dem ein eine kann konnen spuren enthalten enthalt fur siehe frei ohne
    mehl weizen wasser zucker salz ol ole milch pulver ei eier butter sahne rahm kase kakao hefe gerste hafer roggen
    reis starke sirup modifizierte modifiziert pflanzliche pflanzliches pflanzlich sonnenblumen raps palm soja
    lecithin lecithine aroma aromen naturliches naturliche saure citronensaure zitronensaure saureregulator emulgator
    emulgatoren stabilisator konservierungsstoff konservierungsstoffe antioxidationsmittel farbstoff backtriebmittel
    verdickungsmittel nuss nusse nussen erdnusse erdnussen mandeln haselnusse haselnussen walnusse cashewkerne sesam
    senf sellerie fisch krebstiere weichtiere lupinen sulfite sulfit knoblauch zwiebel zwiebeln pfeffer gewurze
    krauter tomaten tomate kartoffeln kartoffel hahnchen huhn rindfleisch rind schweinefleisch saft konzentrat essig
    honig molke molkenerzeugnis getrocknet vollkorn meersalz mindestens haltbar bis kuhl trocken lagern nach offnen
    gekuhlt aufbewahren allergene hinweis hergestellt betrieb verarbeitet nicht geeignet auch frucht fruchte apfel
    zitrone schokolade eiweiss mais brot teilweise entrahmt magermilch magermilchpulver vollmilch vollmilchpulver
    butterreinfett kakaobutter kakaomasse speisesalz jodsalz invertzucker rohrohrzucker gemuse karotten mohren fleisch
    bio anderen andere schalenfruchte schalenfruchten zu als zum zur sind ist im wird werden tot wert fett brennwert
    davon gesattigte fettsauren kohlenhydrate ballaststoffe lake salat linsen erbsen bohnen pute lachs thunfisch
    kuhmilch kein keine natriumhydrogencarbonat dinkel gries leinsamen kokos champignons korn fabrik volle karamell
    basilikum petersilie -mehl -zucker -milch -kerne -starke -sirup -saure -stoff -mittel -pulver -fett -butter -nuss
    -nusse -nussen -extrakt -erzeugnis -kase -saft -flocken -wurze -masse -eiweiss -mark paprika anderer binnen innen
    innerhalb tagen vor gebrauch schutteln schutzatmosphare verpackt raumtemperatur ungeoffnet gedruckt hervorgehoben
    personen allergie allergikern allergiehinweis kuhlschrank verzehr verzehren durcherhitzen graten zusatz zugesetzt
    zuckerzusatz quelle phenylalanin konservierungsstoffen farbstoffe veganer vegan vegetarier deckel rasch
    verbrauchen nettogewicht deutschland osterreich nahrwerte produkt produkte stil fruktose speck kreuzkummel sporen
    magere magerer mandel lauch kapern niet nero derivate bruhe konnte rote bete`,
  fr: `et ou de du des la le les au aux avec sans en un une peut contenir contient traces pour voir farine ble eau
    sucre sel huile huiles lait poudre oeuf oeufs beurre creme fromage cacao levure orge malt avoine seigle riz amidon
    sirop modifie transforme vegetale vegetales tournesol colza palme soja lecithine lecithines arome aromes naturel
    naturels naturelle acide citrique correcteur acidite acidifiant emulsifiant emulsifiants stabilisant conservateur
    antioxydant colorant poudres lever epaississant fruits coque arachide arachides cacahuetes amandes noisettes noix
    cajou sesame moutarde celeri poisson poissons crustaces mollusques lupin sulfites ail oignon oignons poivre epices
    herbes tomate tomates pomme pommes terre poulet boeuf porc jus concentre vinaigre miel lactoserum ecreme ecremee
    seche entier entiere complet complete mer consommer preference avant conserver endroit frais sec apres ouverture
    allergenes fabrique atelier utilise ne convient pas aussi fruit citron chocolat proteine proteines mais pain
    legumes carottes viande dinde saumon thon crevettes pate issu agriculture biologique vis eventuelle presence
    farines graines noir blanc sur par dont matieres grasses energie glucides fibres son salade petit cru demi
    gelifiant bicarbonate sodium carbonate ammonium flocons semoule epeautre lin coco caramel champignons vanille
    cannelle gingembre basilic persil thym canne roux volaille raisin framboise fraise cerise conditionne protectrice
    atmosphere temperature ambiante ajoutes ajoute agiter emploi utilisation cuire coeur jours rapidement personnes
    allergiques allergie allergies gras figurent source phenylalanine aretes conservateurs colorants vegetaliens
    vegetariens chaleur abri conserve se sous refrigerateur ni autres cereales possible possibles lot poids net
    origine france valeur nutritionnelle energetique lipides satures paprika lard bouillon aneth non prima coriandre
    cumin dattes concentrat palmier cereale patates coeurs chou douces`,
  es: `de del con sin en el la los las un una para por puede contener contiene trazas ver harina trigo agua azucar sal
    aceite aceites leche polvo huevo huevos mantequilla nata queso cacao levadura cebada malta avena centeno arroz
    almidon jarabe modificado vegetal vegetales girasol colza nabina palma soja lecitina lecitinas aroma aromas
    natural naturales acido citrico corrector acidez acidulante emulgente emulgentes emulsionante estabilizante
    estabilizador conservador conservante antioxidante colorante gasificante gasificantes espesante frutos cascara
    cacahuete cacahuetes mani almendras avellanas nueces anacardos sesamo mostaza apio pescado crustaceos moluscos
    altramuces sulfitos ajo cebolla pimienta especias hierbas tomate patata patatas papa pollo ternera vacuno cerdo
    carne zumo jugo concentrado vinagre miel suero lactosuero desnatada entera seco secos integral marina consumir
    preferentemente antes conservar lugar fresco abierto alergenos elaborado fabrica fabricado que no apto tambien
    fruta limon manzana chocolate proteina proteinas maiz pan legumbres zanahoria pavo salmon atun gambas pasta
    derivados otros oliva virgen extra pimiento pimenton procedente su es son al se mas como producto grasas materia
    grasa azucares fibra energia valor lomo bicarbonato sodico amonico copos semola espelta lino coco vainilla canela
    jengibre albahaca perejil oregano cana moreno salsa clara claras guardar local regulador caramelo huevina
    frambuesa fresa uva pasteurizado guisantes garbanzos lentejas alubias espinacas mejillones calabacin berenjena
    gelificante envasado envasar atmosfera protectora temperatura ambiente conservantes colorantes anadidos anadida
    anadido consumo frio calor dias agitar usar uso comer cocinar bien congelar descongelar vaca lote caldo personas
    alergicas alergia alergias fuente fenilalanina posibles posible tapa mantengase mantener refrigerado vez abrir
    conserva conservese despues pronto lejos espinas huesos negrita aparecen destacados utiliza usan obrador donde
    veganos vegetarianos frutas nevera nutricional saturadas hidratos carbono peso neto importado distribuido dextrosa
    fructosa olio burro magro vino prima humo adobo remolacha cilantro comino citronela alcaparras eneldo tocino
    mandioca batata batatas rija`,
  it: `di con senza del della dei delle degli il lo gli al alla puo contenere contiene tracce farina frumento grano
    acqua zucchero sale olio oli latte polvere uovo uova burro panna formaggio cacao lievito orzo malto avena segale
    riso amido sciroppo modificato vegetale vegetali girasole colza palma soia lecitina lecitine aroma aromi naturale
    naturali acido citrico correttore acidita emulsionante emulsionanti stabilizzante conservante antiossidante
    colorante agenti lievitanti addensante frutta guscio arachidi mandorle nocciole noci anacardi sesamo senape sedano
    pesce crostacei molluschi lupini solfiti aglio cipolla pepe spezie erbe pomodoro pomodori patate pollo manzo suino
    carne succo concentrato aceto miele siero scremato intero secco integrale marino consumarsi preferibilmente entro
    conservare luogo fresco asciutto dopo apertura allergeni prodotto stabilimento anche limone mela cioccolato
    proteine glutine lattosio glucosio pane verdure carote tacchino salmone tonno gamberi oliva extravergine
    prezzemolo basilico ceci fagioli piselli derivati pasta tuorlo albume sodio gelificante mais destrosio peperoncino
    rosmarino massa nero bianco fiocchi semola lenticchie zafferano farro uvetta sottovuoto estratto granulare vitello
    non adatto adatti adatta allergiche allergici persone possibile presenza agitare bene uso prima cuocere
    confezionato atmosfera protettiva fonte fonti calore temperatura ambiente lontano aggiunti zuccheri conservanti
    coloranti petto giorni frigorifero consumare consumo fenilalanina mantenere prodotti vedi coperchio utilizza
    utilizzano lische grassi saturi energia valori nutrizionali per proteggere marinatura`,
  nl: `van en met uit het een voor kan sporen bevatten bevat tarwebloem tarwemeel bloem tarwe suiker zout plantaardige
    plantaardig olie zonnebloemolie palmolie raapzaadolie melk melkpoeder magere volle ei eieren boter kaas cacao
    cacaoboter cacaomassa gist gerst gerstemout mout haver havervlokken rogge rijst zetmeel aardappelzetmeel mais
    siroop glucosestroop stroop soja sojalecithine lecithine aroma natuurlijk natuurlijke emulgator emulgatoren
    zuurteregelaar zuurteregelaars stabilisator conserveermiddel conserveermiddelen antioxidant kleurstof rijsmiddel
    rijsmiddelen verdikkingsmiddel noten pinda pindas amandelen hazelnoten walnoten cashewnoten sesam sesamzaad
    mosterd mosterdzaad selderij vis schaaldieren weekdieren lupine sulfiet sulfieten knoflook uien peper kruiden
    specerijen tomaat tomaten aardappelen aardappel kip kippenvlees rundvlees varkensvlees vlees sap azijn honing
    weipoeder gedroogde gedroogd water poeder bewaren koel droog plaats openen minste houdbaar zie verpakking
    gemodificeerd citroenzuur voedingszuur zonder groenten wortel wortelen allergenen geproduceerd fabriek waar ook
    wordt verwerkt niet geschikt vrij zeezout volkoren eiwit eigeel kokos rozijnen kaneel gember zalm tonijn garnalen
    scharreleieren andere producten rietsuiker vanille champignons paprika biologische linzen bonen erwten geroosterde
    gebrande geleermiddel room ui wei bieten kikkererwten -bloem -meel -olie -poeder -zetmeel -stroop -zuur -middel
    -noten -suiker -zaad -vlees -vlokken zijn onder toegevoegde suikers schudden gebruik beschermende atmosfeer
    verpakt buiten koelkast binnen dagen goed verhitten eten bron dit kunnen mensen allergie gezouten doperwten
    ontdooien kamertemperatuur vetten waarvan verzadigde koolhydraten eiwitten vezels zure kalkoen`,
  pt: `de do da dos das com sem em os um uma para por pode conter contem vestigios farinha trigo agua acucar sal oleo
    oleos azeite leite po ovo ovos manteiga natas nata queijo cacau levedura fermento cevada malte aveia centeio arroz
    amido xarope modificado vegetal vegetais girassol colza palma soja lecitina lecitinas aroma aromas natural
    naturais acido citrico corretor acidez regulador acidulante emulsionante emulsionantes estabilizador estabilizante
    conservante conservantes antioxidante corante levedantes espessante frutos casca amendoim amendoins amendoas
    avelas nozes caju sesamo gergelim mostarda aipo peixe peixes crustaceos moluscos tremoco sulfitos alho cebola
    pimenta especiarias ervas tomate batata batatas frango bovina suina carne sumo suco concentrado vinagre mel soro
    desnatado magro inteiro seco integral marinho consumir preferencia antes conservar guardar local fresco depois
    aberto alergenicos alergenos alergicos produzido fabrica tambem limao maca chocolate proteina proteinas glicose
    milho pao legumes cenoura peru salmao atum camarao outros derivados nao que ou ver rija cana grao feijao ervilhas
    canela mandioca coentros salsa azeitonas gema clara massa pasteurizado gordura flocos tracos fritar lentilhas
    morango uva passas linhaca castanha pimentao bicarbonato sodio gelificante espinafres maionese cogumelos consumo
    frio dias adequado adicionado adicao agitar usar congelar embalado atmosfera protetora tampa cozinhar bem comer
    cru temperatura ambiente espinhas fonte corantes negrito alergenios estao fruto rapidamente pessoas alergicas
    vinho porco vaca validade lote acucares caldo beterraba mas`,
  sv: `och med av fran eller kan innehalla innehaller spar vetemjol mjol vete vatten socker salt vegetabilisk
    vegetabiliska olja oljor solrosolja rapsolja palmolja mjolk mjolkpulver skummjolkspulver skummjolk agg aggula
    aggvita smor gradde ost kakao kakaosmor kakaomassa jast korn kornmalt havre havregryn rag ragmjol ris starkelse
    potatisstarkelse sirap glukossirap soja sojalecitin lecitin arom aromer naturlig naturliga syra citronsyra
    surhetsreglerande emulgeringsmedel stabiliseringsmedel konserveringsmedel antioxidationsmedel fargamne bakpulver
    jasmedel fortjockningsmedel notter jordnotter jordnot mandel mandlar hasselnotter valnotter cashewnotter sesam
    sesamfro senap senapsfro selleri fisk kraftdjur blotdjur lupin sulfit vitlok lok peppar svartpeppar kryddor orter
    tomat tomater tomatpure potatis kyckling notkott griskott flaskkott kott saft juice koncentrat vinager attika
    honung vassle vasslepulver torkad torkade fullkorn havssalt bast forvaras torrt svalt oppnad oppnande allergener
    tillverkad fabrik dar ocksa hanteras inte lamplig fri graddpulver helagg majs majsstarkelse modifierad ekologisk
    rapsfro solrosfro russin kokos kanel ingefara lax torsk rakor morotter artor linser bonor graddfil dextros frukt
    -mjol -olja -socker -smor -notter -kott -pulver -sirap -medel -starkelse -fro -gryn utan tillsatt tillsatta
    anvandning begransad hallbarhet skakas forpackad forpackning skyddande atmosfar rumstemperatur forvaring servering
    personer allergi kalla dagar inom kylskap ats se locket markerade stil fetstil fett varav mattat kolhydrater
    protein naringsvarde for en ej innehallande kikartor jordgubbar kalkon paprika -mjolk`,
  da: `og med af fra eller kan indeholde indeholder spor hvedemel mel hvede vand sukker salt vegetabilsk vegetabilske
    olie olier solsikkeolie rapsolie palmeolie maelk maelkepulver skummetmaelkspulver skummetmaelk sodmaelkspulver aeg
    aeggeblomme aeggehvide smor flode ost kakao kakaosmor kakaomasse gaer byg bygmalt maltbyg havre havregryn rug
    rugmel ris stivelse kartoffelstivelse sirup glukosesirup glucosesirup soja sojalecithin lecithin aroma aromaer
    naturlig naturlige syre citronsyre surhedsregulerende emulgator emulgatorer stabilisator konserveringsmiddel
    antioxidant farvestof haevemiddel haevemidler fortykningsmiddel nodder jordnodder mandler hasselnodder valnodder
    cashewnodder sesam sesamfro sennep sennepsfro selleri fisk krebsdyr bloddyr lupin sulfit sulfitter hvidlog log
    peber krydderier krydderurter urter tomat tomater tomatpure kartofler kylling oksekod svinekod kod saft koncentrat
    eddike honning valle vallepulver torret torrede fuldkorn havsalt mindst holdbar til opbevares tort koligt abning
    allergener fremstillet fabrik hvor ogsa handteres ikke egnet fri majs majsstivelse modificeret okologisk
    okologiske solsikkekerner rosiner kokos kanel ingefaer laks torsk rejer gulerodder aerter linser bonner frugt -mel
    -olie -sukker -smor -nodder -kod -pulver -sirup -middel -stivelse -fro -gryn uden tilsat for efter brug bruges
    inden dage pakket beskyttende atmosfaere stuetemperatur skal servering kol koleskab spises personer allergi
    oplysning fremhaevet fed skrift fedt heraf maettede kulhydrater naeringsindhold andre kornsorter kilde en se
    kyllingebryst kalkun paprika jordbaer -maelk`,
  nb: `og med av fra eller kan inneholde inneholder spor hvetemel mel hvete vann sukker salt vegetabilsk vegetabilske
    olje oljer solsikkeolje rapsolje palmeolje melk melkepulver skummetmelkpulver skummetmelk helmelkpulver egg
    eggeplomme eggehvite smor flote ost kakao kakaosmor kakaomasse gjaer bygg byggmalt havre havregryn rug rugmel ris
    stivelse potetstivelse sirup glukosesirup soya soyalecitin lecitin aroma aromaer naturlig naturlige syre
    sitronsyre surhetsregulerende emulgator emulgatorer stabilisator konserveringsmiddel antioksidant fargestoff
    hevemiddel fortykningsmiddel notter peanotter mandler hasselnotter valnotter cashewnotter sesam sesamfro sennep
    selleri fisk skalldyr krepsdyr blotdyr lupin sulfitt hvitlok lok pepper krydder urter tomat tomater tomatpure
    poteter kylling storfekjott svinekjott kjott saft konsentrat eddik honning myse mysepulver torket fullkorn havsalt
    best holdbar oppbevares tort kjolig apning allergener produsert fabrikk hvor ogsa handteres ikke egnet mais
    maisstivelse modifisert okologisk rosiner kokos kanel ingefaer laks torsk reker gulrotter erter linser bonner
    frukt -mel -olje -sukker -smor -notter -kjott -pulver -sirup -middel -stivelse -fro -gryn uten tilsatt for etter
    bruk brukes innen dager pakket beskyttende atmosfaere romtemperatur ma servering kjoleskap spises personer allergi
    opplysning uthevet fet skrift fett hvorav mettede karbohydrater naeringsinnhold andre kornsorter kilde se en
    kyllingbryst kalkun paprika jordbaer -melk`,
  is: `og med ur eda getur innihaldid inniheldur snefil hveiti vatn sykur salt olia repjuolia solblomaolia palmaolia
    mjolk mjolkurduft undanrennuduft egg smjor rjomi ostur kako kakosmjor kakomassi ger bygg hafrar haframjol rugur
    hrisgrjon sterkja kartoflusterkja sirop glukosasirop soja bragdefni syra sitronusyra syrustillir yruefni bindiefni
    rotvarnarefni litarefni lyftiefni hnetur jardhnetur mondlur heslihnetur valhnetur sesam sinnep selleri fiskur
    skelfiskur krabbadyr hvitlaukur laukur pipar krydd tomatar kjuklingur nautakjot svinakjot edik hunang mysa
    thurrkadur geymist kaelivara thorskur -mjol -olia -sykur -duft -kjot -hnetur -efni`,
  fi: `ja tai seka voi saattaa sisaltaa pienia maaria vehnajauho vehnajauhoa vehna vesi vetta sokeri sokeria suola
    suolaa kasvioljy kasvioljyt oljy rypsioljy auringonkukkaoljy palmuoljy palmu rypsi maito maitoa maitojauhe
    rasvaton maitojauhetta kananmuna kananmunaa muna munaa keltuainen voita kerma kermaa juusto juustoa kaakao
    kaakaovoi kaakaomassa hiiva hiivaa ohra ohraa ohramallas mallas maltaat kaura kauraa kaurahiutale kaurahiutaleet
    ruis ruista ruisjauho riisi riisia tarkkelys perunatarkkelys maissitarkkelys siirappi glukoosisiirappi soija
    soijaa soijalesitiini lesitiini aromi aromit aromia luontainen happo sitruunahappo happamuudensaatoaine
    happamuudensaatoaineet emulgointiaine emulgointiaineet stabilointiaine sailontaaine sailontaaineet
    hapettumisenestoaine vari varit nostatusaine nostatusaineet kohotusaine kohotusaineet sakeuttamisaine pahkina
    pahkinaa pahkinoita pahkinat maapahkina maapahkinaa maapahkinoita manteli mantelia hasselpahkina hasselpahkinat
    saksanpahkina cashewpahkina seesami seesamia seesaminsiemen sinappi sinappia selleri selleria kala kalaa ayriaisia
    ayriaiset nilviaisia lupiini lupiinia sulfiittia valkosipuli sipuli pippuri mustapippuri mausteet mauste yrtit
    tomaatti tomaattia tomaattipyree peruna broileri kana kanaa naudanliha sianliha liha lihaa mehu tiiviste etikka
    vakiviinaetikka hunaja hera herajauhe kuivattu taysjyva merisuola parasta ennen sailytetaan sailyta viileassa
    kuivassa avattuna avattu allergeenit valmistettu tehtaassa jossa kasitellaan myos ei soveltuu tuote tuotteessa
    muunnettu sisaltaen jodioitu luomu rusina kookos kaneli inkivaari lohi porkkana herne papu kikherne muita -jauho
    -jauhoa -jauhe -oljy -tarkkelys -siirappi -aine -aineet -happo -pahkina -pahkinaa -pahkinoita -voi -uute -liha
    -sokeri -maito -siemen -hiutale -hiutaleet -marja on ole ilman lisattya kayttoa kaytto ravistettava pakattu
    suojakaasuun huoneenlammossa jaakaapissa paivaa kuluessa sopii vegaaneille gluteeniton laktoositon maidoton
    kananmunaton valmistusmaa alkupera rasva hiilihydraatit proteiini josta tyydyttynytta ravintosisalto sisalla
    nauttimista kypsennettava allergisille allergiatieto kalkkuna paprika lisattyja tuotteen -mehu -suola -massa
    -kastike -leipa -kala -proteiini -herneet -isille`,
  et: `ja voi vois sisaldab sisaldada jalgi nisujahu jahu nisu vesi suhkur sool taimeoli oli paevalilleoli rapsioli
    palmioli piim piimapulber lossipulber lossi muna munapulber munavalge koor juust kakao kakaovoi kakaomass parm
    oder odra odralinnase linnase kaer kaera kaerahelbed rukkijahu rukis riis tarklis kartulitarklis siirup
    glukoosisiirup soja sojaletsitiin letsitiin lohna maitseaine looduslik hape sidrunhape happesuse regulaator
    emulgaator stabilisaator sailitusaine varvaine kergitusaine kergitusained paksendaja pahklid pahkleid maapahkleid
    maapahklid mandlid sarapuu kreeka seesam seesamiseemned sinep seller kala koorikloomad molluskid lupiin kuuslauk
    sibul pipar maitseained vurtsid tomat tomatipasta kartul kana veiseliha sealiha mahl aadikas mesi vadak
    vadakupulber kuivatatud taisteranisu meresool parim enne hoida jahedas kuivas parast avamist allergeenid ning
    teiste toodetud modifitseeritud -jahu -oli -pulber -tarklis -siirup -aine -ained -hape -liha -helbed ilma lisatud
    suhkruta kasutamist pakendatud toatemperatuuril sobib veganitele gluteenivaba laktoosivaba`,
  lv: `un vai ar no var saturet satur pedas dalinas kviesu milti udens cukurs sals augu ella saulespuku rapsu palmu
    piens piena pulveris vajpiena olas olu sviests krejums siers kakao masa raugs miezu iesals auzu parslas rudzu risi
    risu ciete kartupelu kukuruzas sirups glikozes soja sojas lecitins aromatizetajs aromats dabigs skabe citronskabe
    skabuma regulators reguletajs emulgators stabilizators konservants antioksidants krasviela irdinataji irdinatajs
    biezinatajs rieksti riekstus riekstu zemesrieksti zemesriekstu mandeles lazdu valrieksti sezama seklas sinepes
    sinepju seleriju selerijas zivis vezveidigie moluski lupina kiploki kiploku sipoli sipolu pipari melnie garsvielas
    tomati tomatu vistas gala liellopu cukgala sula etikis medus suklu sukalas kaltetas pilngraudu juras ieteicams
    lidz glabat vesa sausa vieta atversanas alergeni razots uznemuma kura izmanto modificeta bez pievienota cukura
    pirms lietosanas iepakots istabas temperatura glutena laktozes produkts`,
  lt: `ir arba su be is gali tureti sudetyje yra pedsaku kvietiniai kvietinu miltai vanduo cukrus druska augalinis
    augaliniai aliejus saulegrazu rapsu palmiu pienas pieno milteliai liesas nugriebto kiausiniai kiausiniu sviestas
    grietinele suris kakava kakavos mase mieles mieziu salyklas salyklo aviziniai dribsniai aviziu ruginiai rugiu
    ryziai ryziu krakmolas bulviu kukuruzu sirupas gliukozes soja soju lecitinas kvapioji medziaga kvapiosios
    medziagos naturali naturalus rugstis citrinu rugstingumo reguliuojanti reguliuojancios emulsiklis emulsikliai
    stabilizatorius konservantas antioksidantas dazikliai dazilklis tesla kildancios tirstiklis riesutai riesutu zemes
    migdolai lazdyno graikiniai sezamo sezamu seklos garstyciu garstycios saliero salierai zuvis zuvu veziagyviai
    moliuskai lubinai cesnakai svogunai svogunu pipirai prieskoniai pomidorai pomidoru vistiena vistienos jautiena
    kiauliena mesa sultys actas medus isrugos isrugu dziovinti viso grudo juros geriausias iki laikyti vesioje sausoje
    vietoje atidarius alergenai pagaminta imoneje kurioje naudojami modifikuotas pridetinio cukraus pries vartojima
    supakuota kambario temperaturoje gliuteno laktozes produktas`,
  pl: `ze oraz lub moze zawierac zawiera zawartosc sladowe slady ilosci maka pszenna pszenica pszenicy woda wody
    cukier sol oleje olej roslinny roslinne rzepakowy slonecznikowy palmowy mleko mleka mleku proszku odtluszczone
    pelne jaja jajka jaj maslo smietana smietanka ser kakao kakaowy kakaowa tluszcz miazga drozdze jeczmien jeczmienny
    slod slodowy owies owsiane platki zyto zytnia ryz ryzowa skrobia skrobi ziemniaczana kukurydziana modyfikowana
    syrop glukozowy glukozowo soja sojowa soi soje lecytyna lecytyny aromat aromaty naturalny kwas cytrynowy regulator
    kwasowosci emulgator emulgatory stabilizator substancja substancje konserwujaca spulchniajace spulchniajaca
    zageszczajaca przeciwutleniacz barwnik orzechy orzechow orzeszki arachidowe ziemne ziemnych migdaly laskowe
    wloskie nerkowca sezam sezamu nasiona gorczyca gorczycy musztarda seler selera ryby ryba skorupiaki mieczaki lubin
    siarczyny siarki czosnek cebula pieprz czarny przyprawy ziola pomidory pomidorowy koncentrat ziemniaki kurczak
    kurczaka wolowina wolowe wieprzowina wieprzowe mieso sok ocet miod serwatka serwatki serwatkowy suszone suszona
    pelnoziarnista morska najlepiej spozyc przed przechowywac suchym chlodnym miejscu po otwarciu alergeny
    wyprodukowano zakladzie ktorym uzywane sie takze nie inne zboza jablka jablkowy marchew bialko bialka rodzynki
    cynamon imbir losos tunczyk krewetki warzywa grzyby fasola groch soczewica cieciorka zawierajace produkt
    przetworzone kokosowe kasza bulka tarta pszenn- bez dla odpowiednie osob alergia alergikow informacja dodatku
    cukru uzyciem wstrzasnac atmosferze ochronnej zapakowano temperaturze pokojowej zrodlo konserwantow barwnikow
    oznaczono dokladnie podgrzac spozyciem lodowce dni ciagu tluszcze weglowodany nasycone wartosc odzywcza groszek
    wegan glutenu laktozy wyprodukowane pakowano`,
  cs: `ze nebo muze obsahovat obsahuje stopy stopova mnozstvi mouka psenicna psenice psenicny voda cukr sul jedla
    rostlinny rostlinne olej oleje slunecnicovy repkovy palmovy mleko mleka mlecna susene suseny odstredene odtucnene
    plnotucne vejce vajecny maslo smetana syr kakao kakaove kakaova hmota drozdi kvasnice jecmen jecny slad sladovy
    oves ovesne vlocky zito zitna ryze ryzova skrob bramborovy kukuricny modifikovany sirup glukozovy soja sojovy
    sojove soju lecitin lecitiny aroma prirodni kyselina citronova regulator kyselosti emulgator emulgatory
    stabilizator konzervant konzervacni latka kypridlo kyprici latky zahustovadlo antioxidant barvivo orechy orechu
    arasidy arasidu podzemnice mandle liskove vlasske kesu sezam sezamova semena horcice horcicne celer celeru ryby
    ryba korysi mekkysi vlci siricitany cesnek cibule pepr cerny koreni bylinky rajcata rajcatovy protlak brambory
    kure kureci hovezi veprove maso stava ocet med syrovatka syrovatkova celozrnna morska minimalni trvanlivost
    spotrebujte skladujte suchu chladu otevreni alergeny vyrobeno zavode kde zpracovavaji neni vhodne jine dalsi lepek
    jablka mrkev bilkovina rozinky skorice zazvor losos tunak krevety zelenina houby fazole hrach cocka cizrna vyrobek
    psenicn- -mouka susen- bez pridaneho cukru pred pouzitim protrepejte baleno ochranne atmosfere pri pokojove
    teplote zdroj konzervantu barviv vyznaceny tucne jsou pro osoby alergicke dnu uchovavejte informace alergiky
    obiloviny lepku laktozy tuky sacharidy nasycene solene hrasek puvodu do po vyrobku pokyny`,
  sk: `zo alebo moze obsahovat obsahuje stopy stopove mnozstva muka psenicna psenica psenicny voda cukor sol jedla
    rastlinny rastlinne olej oleje slnecnicovy repkovy palmovy mlieko mlieka mliecna susene suseny odstredene
    odtucnene plnotucne vajcia vajce vajecny maslo smotana syr kakao kakaove kakaova hmota drozdie kvasnice jacmen
    jacmenny slad sladovy ovos ovsene vlocky razna ryza ryzova skrob zemiakovy kukuricny modifikovany sirup glukozovy
    soja sojovy sojove soju lecitin lecitiny aroma prirodna kyselina citronova regulator kyslosti emulgator emulgatory
    stabilizator konzervant konzervacna latka kypridlo kypriace latky zahustovadlo antioxidant farbivo orechy orechov
    arasidy arasidov mandle lieskove vlasske kesu sezam sezamove semena semienka horcica horcicne zeler zeleru ryby
    ryba korovce makkyse vlci siricitany cesnak cibula korenie cierne bylinky paradajky paradajkovy pretlak zemiaky
    kuracie hovadzie bravcove maso stava ocot med srvatka celozrnna morska minimalna trvanlivost spotrebujte skladujte
    suchu chlade otvoreni alergeny vyrobene zavode kde spracuvaju tiez nie vhodne ine dalsie lepok jablka mrkva
    bielkovina hrozienka skorica zazvor losos tuniak krevety zelenina huby fazula hrach sosovica cicer vyrobok
    psenicn- susen- bez pridaneho cukru pred pouzitim balene ochrannej atmosfere pri izbovej teplote zdroj
    konzervantov farbiv vyznacene tucne su pre osoby alergicke dni uchovavajte informacie alergikov obilniny lepku
    laktozy tuky sacharidy nasytene po do`,
  hr: `sa ili iz od moze sadrzavati sadrzati sadrzi tragove tragovi brasno psenicno psenica psenicni voda secer sol so
    biljno biljna ulje suncokretovo repicino palmino mlijeko mleko mlijeka mleka prahu prah obrano punomasno jaja jaje
    maslac vrhnje pavlaka kakao kakaov kakaova masa kvasac jecam jecmeni slad zob ovas zobene ovsene pahuljice razeno
    riza pirinac skrob krumpirov kukuruzni modificirani sirup glukozni soja sojin sojini lecitin lecitini aroma arome
    prirodna kiselina limunska regulator kiselosti emulgator emulgatori stabilizator konzervans sredstvo za rahljenje
    dizanje tijesta zgusnjivac antioksidans bojilo boja orasi orasaste orasasto orasastih plodove plodovi voce
    kikiriki kikirikija bademi badem ljesnjaci lesnik indijski sezam sjemenke senf gorusica gorusice celer celera riba
    ribe rakovi mekusci lupina sulfiti cesnjak beli luk papar biber crni zacini zacinsko bilje rajcica rajcice
    paradajz krumpir piletina pilece govedina svinjetina meso sok ocat sirce med sirutka sirutke susene integralno
    morska najbolje upotrijebiti prije cuvati suhom hladnom mjestu nakon otvaranja alergeni proizvedeno pogonu kojem
    koriste takodjer takoder nije ostale drugi proizvod jabuka mrkva grozdice cimet losos tuna gljive grah grasak
    psenicn- bez dodanog secera upotrebe pakirano zastitnoj atmosferi sobnoj temperaturi glutena laktoze osobe
    alergicne`,
  sl: `in iz lahko vsebuje vsebujejo sledi sledove moka psenicna psenica voda sladkor sol jedilna rastlinsko
    rastlinska olje soncnicno repicno palmovo mleko mleka prahu posneto polnomastno jajca jajce maslo smetana kakav
    kakavovo kakavova masa kvas jecmen jecmenov slad oves ovseni kosmici rz rzena riz riza skrob krompirjev koruzni
    modificiran sirup glukozni soja sojin sojini lecitin lecitini aroma arome naravna kislina citronska regulator
    kislosti uravnavanje emulgator emulgatorji stabilizator konzervans sredstvo vzhajanje gostilo antioksidant barvilo
    oreski oreskov oresckov arasidi arasidov mandlji lesniki orehi indijski sezam sezamova seme semena gorcica
    gorcicno zelena zelene ribe riba mehkuzci volcji sulfiti cesen cebula poper crni zacimbe zelisca paradiznik
    paradiznikova krompir piscancje goveje svinjsko meso sok kis med sirotka sirotke suseno polnozrnata morska
    uporabno najmanj hraniti suhem hladnem mestu odprtju alergeni proizvedeno obratu kjer predelujejo tudi ni primerno
    drugi izdelek jabolka korenje rozine cimet losos gobe fizol grah psenicn- brez dodanega sladkorja pred uporabo
    pakirano zascitni atmosferi sobni temperaturi glutena laktoze za osebe`,
  sq: `dhe me nga ose mund te permbaje permban gjurme miell gruri uje sheqer kripe vaj bimor luledielli
    palme qumesht pluhur veze gjalpe krem djathe kakao maja elb malt tershere thekra oriz niseshte shurup
    glukoze soje lecitine arome natyrale acid citrik rregullues aciditeti emulsifikues stabilizues
    konservues arra kikirike bajame lajthi susam mustarde selino peshk hudher qepe piper erza domate patate
    pule vici derri mish leng uthull mjalte thara ruhet ne vend fresket thate`,
  hu: `es vagy nyomokban tartalmazhat tartalmaz buzaliszt liszt buza cukor so asvanyi etkezesi novenyi olaj napraforgo
    napraforgoolaj repce repceolaj palma palmaolaj zsir tej tejpor sovany zsiros tojas tojaspor tojasfeherje vaj
    tejszin sajt kakao kakaopor kakaovaj kakaomassza eleszto arpa arpamalata malata zab zabpehely rozs rozsliszt rizs
    kemenyito burgonyakemenyito kukoricakemenyito kukorica szirup glukozszirup szoja szojabab szojalecitin lecitin
    lecitinek aroma aromak termeszetes sav citromsav savanyusagot szabalyozo savanyusagszabalyozo emulgealoszer
    emulgealoszerek stabilizator stabilizatorok tartositoszer tartositoszerek terfogatnovelo terfogatnovelok szer
    suritoanyag antioxidans szinezek diofelek diofeleket dio foldimogyoro foldimogyorot mogyoro mandula torokmogyoro
    kesudio szezam szezammag mustar mustarmag zeller hal halak rakfelek rakot puhatestuek csillagfurt kendioxid
    szulfitok fokhagyma voroshagyma hagyma bors fekete fuszerek fuszer paradicsom paradicsomsuritmeny suritmeny
    burgonya csirke csirkehus marhahus serteshus hus le ecet mez savo savopor tejsavopor szaritott teljes kiorlesu
    tengeri minoseget megorzi tarolando szaraz huvos helyen felbontas utan allergenek keszult olyan uzemben ahol
    felhasznalnak is nem egyeb alma sargarepa mazsola fahej gyomber lazac tonhal zoldseg bab borso lencse
    csicseriborso modositott sutopor elelmiszer szarazanyag -liszt -olaj -por -kemenyito -szirup -hus -mag -szer
    -szerek -anyag -sav -suritmeny nelkul hozzaadott elott hasznalat fogyasztas fogyaszthato fogyaszthatjak
    fogyasztando felrazando vedogazas csomagolasban szobahomersekleten tarolhato termek gabonafeleket gabonafelek
    allergen informacio hutve napon belul glutenmentes laktozmentes mentes vastag betuvel jelolve forrast forras
    tartalmu zsirok szenhidrat feherje amelybol cukrok telitett osszes gyarto forgalmazza tejet tojast szojat buzat az
    csomag pulyka -tej -mentes -lisztet -morzsa -krem -feherje -aroma`,
  ro: `si cu de sau poate contine continand urme faina grau apa zahar sare ulei uleiuri vegetal vegetale floarea
    soarelui rapita palmier lapte praf degresat integral oua ou galbenus albus unt smantana branza cascaval cacao masa
    drojdie orz malt ovaz fulgi secara orez amidon cartofi porumb modificat sirop glucoza soia lecitina lecitine aroma
    arome naturala naturale acid citric corector aciditate regulator emulsifiant emulsifianti stabilizator conservant
    conservanti afanare afanatori agenti agent ingrosare antioxidant colorant nuci alune arahide migdale padure caju
    susan seminte mustar telina peste crustacee moluste lupin sulfiti usturoi ceapa piper negru condimente plante
    aromatice rosii tomate pasta cartof pui vita porc carne suc concentrat otet miere zer uscate uscat integrala
    marina consuma preferinta inainte pastra loc racoros dupa deschidere alergeni produs fabricat unitate se
    proceseaza folosesc nu alte derivate mere morcovi stafide scortisoara ghimbir somon creveti ciuperci fasole mazare
    linte naut fructoza cereale este pentru fara adaugat utilizare ambalat atmosfera protectoare temperatura camerei
    sursa coloranti bine consum gati pastreaza alergice persoanele potrivit vegani zile rece evidentiati litere
    ingrosate sunt lactoza grasimi glucide proteine acizi saturati produsul valabilitate lot la alergenii informatii
    piept`,
  tr: `ve veya icin icerebilir icerir iceren eser miktarda un unu bugday su seker tuz bitkisel yag yagi yaglar aycicek
    kanola palm sut tozu yagsiz yagli yumurta yumurtasi tereyagi krema peynir peyniri kakao kakaosu kitlesi maya
    mayasi arpa malti yulaf ezmesi cavdar pirinc nisasta nisastasi patates misir modifiye surup surubu glikoz glukoz
    soya lesitin lesitini aroma vericiler verici dogal asit asidi sitrik asitlik duzenleyici emulgator emulgatorler
    stabilizator koruyucu kabartici kabarticilar kivam arttirici antioksidan renklendirici findik findigi fistik
    fistigi yer badem ceviz kaju antep kabuklu meyveler susam hardal kereviz balik kabuklular yumusakcalar aci bakla
    sulfit sarimsak sogan biber karabiber baharat baharatlar domates salcasi tavuk dana sigir eti et suyu konsantresi
    sirke peyniralti kurutulmus deniz tavsiye edilen tuketim tarihi serin kuru yerde muhafaza ediniz saklayiniz
    acildiktan sonra alerjen alerjenler uyarisi uretilmistir ayni tesiste islenmektedir diger urunleri urun elma havuc
    uzum tarcin zencefil somon sebze mantar fasulye bezelye mercimek nohut -lari -leri -nisastasi degildir uygundur
    uygun degil once kullanmadan calkalayiniz tuketiniz tuketmeden atmosferde paketlenmistir sicakliginda oda icermez
    ilave gun icinde buzdolabinda olanlar alerjisi kaynagi yazilmistir koyu renkle pisiriniz iyice kisa surede uretim
    enerji karbonhidrat doymus icindeki veganlar`,
  ca: `amb del dels de la les contenir traces farina blat aigua sucre sal oli olis llet ou ous mantega nata
    formatge cacau llevat ordi malt civada segol arros mido xarop modificat vegetal girasol palma soja
    lecitina aroma aromes natural acid citric corrector acidesa emulgent emulgents estabilitzant conservador
    colorant gasificants espessidor fruits closca cacauets ametlles avellanes sesam mostassa api peix
    crustacis molluscs all ceba pebre especies tomaquet patata pollastre vedella porc carn suc vinagre mel
    serum desnatada sencera conservar lloc fresc sec un cop obert xocolata`,
  id: `atau dari mengandung mungkin tepung terigu gandum gula garam minyak nabati kelapa sawit susu bubuk telur
    mentega krim keju kakao ragi beras pati jagung sirup glukosa kedelai lesitin perisa alami sintetik asam sitrat
    pengatur keasaman pengemulsi penstabil pengawet pewarna pengembang pengental penguat rasa kacang tanah mete wijen
    ikan udang bawang putih merah lada rempah tomat kentang ayam sapi daging cuka madu simpan tempat sejuk kering`,
  ms: `atau daripada mengandungi mungkin tepung gandum gula garam minyak sayuran kelapa sawit susu telur
    mentega krim keju koko yis beras kanji jagung sirap glukosa soya lesitin perisa dibenarkan asid sitrik
    pengawal keasidan pengemulsi penstabil pengawet pewarna penaik kacang bijan ikan udang bawang putih lada
    rempah ayam lembu daging cuka madu simpan sejuk kering`,
  vi: `hoac chua mi nuoc duong muoi dau thuc huong trung gan kem ca gao tinh xi nanh nhu hoa chinh axit tu nhien bao
    quan tao mau phong hanh tieu vung cua thit ga bo heo noi kho`,
}
