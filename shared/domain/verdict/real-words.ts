/* Frequent words of the four languages, including names of people and places, that are similar to a
   food: an apparatus is no asparagus; and plants that are no such food, as butterbur is no
   butternut. They are never corrected to a food, but may be part of a food's name. */
const words = `bluebell bluebells butterbur butterburs carrion corm corms tomatillo tomatillos abogado
abogados abondante abonnes absent acelera acre acres actividad agotado ahogado alicia almirante americain
americaine americaines americana americanas anime animes animo annuelles anthony apparatus appele appelee
appelees appeler appelle arabia arise arnie asia atacado atras autriche aviones avisado bacob bail baisser
baja bajar bajas balcon balon banquette barata barney baron basin basse batterie batterien battre beba bein
bendito bene bert bete betet bett biete bins blod bloomberg bluetooth bobo bolsillo bolsillos bonita bonitas
bonn bors bouge boule boules boulot bradley brasil bree breed breeding breeds brei brian brick bride brille
brin browse burke butler byte bytes caballero caballeros calle calles calvo cambiar cambiaron camilla
caminar campagne campagnes campeones cams canalla canberra candidat candidato candidats cansada cape capilla
capteurs cara caras cargamento carnicero carol carrie carro carroll carros cartridge casar casas casi casse
cassie casting catalogue catalogues cavar cave celebracion ceramique cerebrales ceremonia cerre chad chan
chaos charlotte chat chaud chauds cheaper checken chicos chine chino chinos chloe chow christophe churches
cien claes clan clans clarte clave clavier clay clemencia clone cockerill codo coffre coin coins cojo colle
colombia comete comite complaint complaints compliant comporte comporter composite compra compte conception
confesion confiee conge connection cono consejos consommer conte contentos convention conventions conviction
coole cooling copa copas cope cops cord cork coro corps correction corrections cortando cosquillas cote
cotes courant courants cours cran crea creame crean crear creas credo creeme creen creencias cristales
croissante cuba cummings cure daga dale dales dame dames damon dana dare darte darum dated datei daten datos
dell desesperados despejado despertado dial dile diles dilo dire dite dites dock doit doll dolls domaine
domingos dorado dote doter dotes drill druck drum drums duke dulce dulces dura durar durara duras dyck
earrings entdeckte escandalo especial especiales especies estaciones estrello etage etages exam exams
exportateurs fate federales financer financial financiera financiero fingering fingern flex flur flussigkeit
flux fool forment fouet foule franc francs frankfurt gamme gammes gardening gare garras gary gehe geres
getrieben gilbert ginge gingen gira glauben glaubten goossens gorda gosses gota gotas gott gripe gris grise
grito gritos grua gruss grusse guapa guten haare habeis habitants hack haken hammy handy handys harian
harley hasse hayes healing heating helping helsing hemos heroina herrin herrn hollandais horst horte hose
huele hueles inconnue jardins java justo kalel kalte kame kamera kamst kamui kane karel kasse katherine
kehren kiki kits kohle kopie kuba kummere kyle lado lados ladron ladrones ladung lang lars lata latas lavar
leccion lecciones leck lecture lectures leeds leer lees leichen leon lexington liebster liee liees liegeoise
linge lion lions lire lires lite livre livres llame llames lobo lobos loch lord lover lovers lung macintosh
maggie magie mago mahone maine mali mami mandare mandaron mandibula mando manny manos mantenido marcha mardi
marian mart masse matare mats matt meant mear meer meile meint meinte mejorando melanger ment mercenarios
mess meta metas mete metes mette mick miente mientes mille millie millier milliers mina minas ming ministres
mios miran mire miren mires miro misa misc mise mises mist mito monton moore moses mussten naci nato nego
nippon nippons nord norm nota notas nouvelles numeric obra obras ocurra oigan olivia olvides organo organos
ouverture paar pace paces paiements pala panales panier panne paraguay pardon paroles pase pases pasillo
passee pata patas patrones pausa peak pearl pegar pekin pene penn percy perra perras perro perros perth pesa
pesadilla pesadillas pesar pest peur pied pieds piensa piense pieza piezas pile piles pine pinocchio piste
pistes plaide plainte plaintes plaire planche planches plantation plantations plastique plastiques plata
pluma plumas plume plumes podia podian podias poli polly polo poly portate porte portes presion pressure
proc propia prot proximite puppy putting qual quart quarts quasi quatschen quincy quinta quinze quit quiten
quitt quittent rage raices raid raja ramene rand rays reclament reise reisen reiss reissen religieux
religious rene renn rens rica riche rick rico ricos rider riders ries ringtones rire rires risa risk risks
rollo rosie rude rufe ruhm ruso rusos russell sabe sabes sacaron sack sacke sacs saga sagem sagen sagt sagte
sahe sahen saine salga salgan salia salomon salta salva salvador salvando samba sana sanger saque saques
sarge satt sauf schenken schicke schicken schlitten schlucken schmecken schnappen schrecken schweigen
schwerter scooby sean seeker seekers seil sein seine seines seller sellers seltsame seltsamen semental sens
serre shane shortcuts sich sien siens silly soap sofa soga soie sola solas solde solia solle solo solomon
solos sols solve soma sona sone sorpresas souplesse sowas soze spec spielst spielt spielte spock spricht
staffing stark stolen subit supe sykes sylvia tahoe tardive taub teil teile tele tels temp terminado terry
therapist tiennent tile tiles tiro tiros tomado tomalo tomamos tomando tomarlo tomaron tomarte tomaste tonne
tonnes tono toro tort tout trata tratar tratas trate trates traut trost trottel trou trous tulsa ture turk
turnier turning turno turnos tuya tuyas ugly vean veas veis velas venimos verizon vies vieux vorn warehouse
warp weaver wechseln weine weisen wichtiger winkel winner worte zahn zahne zoll`

export const realWords: ReadonlySet<string> = new Set(words.split(/\s+/u))
