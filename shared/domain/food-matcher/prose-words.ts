/** The words, folded, that a pack's prose is recognised by, in ten languages. */
const words = {
  also: `also auch aussi egalement tambien anche ook takze tez rowniez tambem aven ocksa ogsa`,
  other: `other others further more weitere weiteren andere anderen mehr autres otros otras mas altri altre
    andre andra meer inne pozostale wiecej outros outras mais fler mer flere mere`,
  range: `flavour flavours flavor flavors variety varieties variant variants range assortment sorten sorte
    geschmacksrichtungen varianten variationen sortiment reihe serie series saveurs parfums varietes gamme
    sabores variedades gama surtido gusti varieta varianti gamma assortimento smaken soorten varianten
    assortiment reeks smaki smakach warianty oferta oferty seria serii asortymentu smaker sorter sortimentet
    smagsvarianter smage varianter sortimentet serien selection auswahl vielfalt diversity`,
  line: `line linie ligne linea lijn linii linha linje linjen products produkte produits productos prodotti
    producten produkty produktow produtos produkter creations creazioni lekkernijen specialties spezialitaten
    specialites recettes collection coleccion collezione kollektion collectie kolekcji colecao family familie
    famille`,
  our: `our unser unsere unserem unserer unseren notre nos nuestra nuestro nuestras nuestros nostra nostro
    nostri nostre onze ons nasza nasz nasze naszej naszych nossa nosso nossas nossos var vart vara vores vor`,
  same: `same gleichen selben meme misma mismo stessa medesima zelfde dezelfde tej samej mesma samma samme`,
  of: `of from by aus von vom der de da del du des dos das della dalla dal dall di van uit od z ze av fran fra`,
  attempt: `try discover taste explore probier probiere probieren probiert teste testen entdecke entdecken
    entdeckt empfehlen decouvrez decouvre essayez goutez testez retrouvez aimerez prueba pruebe probad
    descubre descubra descubrid prova provate scopri scoprite assaggia assaggiate probeer proef ontdek sprobuj
    wyprobuj odkryj poznaj polecamy zobacz experimente prove descubra conheca testa upptack smaka prov opdag
    llevate lleve emportez nimm neem leve wez provare probar proberen sprobowac prover
    like gustara piacera decouvrir essayer gouter gustar guste schmecken gillar zainteresowac piacere sprawdz`,
  available: `available erhaltlich verfugbar gibt disponible disponibles existe existent disponibile
    disponibili verkrijgbaar leverbaar dostepny dostepna dostepne disponivel disponiveis tillganglig finns fas
    findes finden`,
  /** "Do you know our ..." */
  know: `know tried kennst kennen probiert connaissez conoces conosci conoscete ken kent znasz conhece provat
    provet`,
  fresh: `new neu neuheit nouveau nouveaute nuevo novedad nuovo novita nieuw nowosc novo novidade nyhet nyhed
    ny`,
  tasty: `lovely delicious great perfect perfectly ideal best good tasty yummy superb wonderful fantastic
    excellent amazing gorgeous lecker kostlich perfekt herrlich wunderbar besten bestens gut hervorragend
    traumhaft delicieux delicieuse delicieuses parfait parfaite parfaits parfaites ideale ideaux ideales
    excellent excellente savoureux delicioso deliciosa deliciosos deliciosas perfecto perfecta perfectos
    perfectas rico rica ricos ricas exquisito exquisita estupendo ottimo ottima ottimi ottime perfetto
    perfetta perfetti perfette ideali delizioso deliziosa deliziosi deliziose squisito squisita squisiti
    squisite buonissimo buonissima heerlijk heerlijke lekker ideaal verrukkelijk smakelijk pyszny pyszna
    pyszne idealny idealna idealne doskonaly doskonala doskonale swietny swietna swietne smaczny smaczna
    smaczne wysmienity wysmienita wysmienite otimo otima otimos otimas perfeito perfeita perfeitos perfeitas
    ideais god gott goda utmarkt utmarkta underbar underbart harlig harligt bast perfekta perfekte laekker
    laekkert laekre dejlig dejligt godt gode ideel ideelt fantastisk fantastiskt bedst skon skont delice
    delicia delizia traum genuss gedicht treat godast godaste skonnest excelente excelentes eccellente
    eccellenti excellents buono buona buoni buone genial geniales bom boa bons boas najlepszy najlepsza
    najlepsze wysmienicie jattegott jattegod smaklig smakligt velegnet velsmagende brilliant scrumptious
    irresistible irresistibile wspanialy wspaniala wspaniale bueno buena bon bonne goed geschikt toll super
    top`,
  classic: `classic klassisch klassiker klassiek klassisk klassiskt klassiska klassiske classique classico
    classica clasico clasica klasycznie klasyczny`,
  serve: `serve enjoy try combine serviere servieren geniesse geniessen probiere degustez servez savourez
    accompagnez tartinez essayez servir deguster savourer sirve sirva sirvelo sirvela prueba pruebalo pruebala
    pruebalos disfruta disfrutalo disfrutala acompanalo acompanala endulza combinalo servire servite gustare
    gustate gustalo provalo provala provali serveer probeer geniet combineer podawaj podawac serwuj serwowac
    sprobuj jedz smakuj experimente sirva saboreie combine servera njut prova server nyd eat snack blend podaj
    zjedz genieten mezclalo mezclala melangez mischen sirvase acompanhe delicie eet spis tartiner provare top
    pair`,
  spread: `spread dip pour mix stir use spalma unte streiche dippen drizzle sprinkle toss melt fold crumble
    scatter add streue traufle parsemez saupoudrez versez ajoutez espolvorea vierte anade anadir versare
    spalmare aggiungi aggiungere smeer strooi toevoegen posyp dodaj dodawac smaruj barre espalhe polvilhe
    adicione bred stro hall lagg smor drys haeld tilsaet`,
  garnish: `garnissez tartinez accompagnez nappez acompana acompanalo accompagna`,
  pair: `goes go pairs works schmeckt schmecken passt passen mundet harmoniert accompagne accompagnent marie
    marient acompana acompanan combina combinan marida abbina abbinano accompagna accompagnano sposa past
    passen smaakt smakuje smakuja pasuje pasuja komponuje combinam acompanha passar smakar passer smager
    deguste degustent`,
  love: `love loves eat liebe lieben liebt esse adore adorons adorent mange mangent tomo comemos amo bevo
    mangio eet jem jemy pije uwielbiam adoro ater alskar spiser elsker`,
  pronoun: `it them es ihn sie la lo los las le les l het ze go je den det dem dom`,
  filler: `it them this well great very especially best fresh freshly straight also even simply just warm hot
    cold chilled served eaten enjoyed perfectly es ihn gut sehr besonders hervorragend prima toll auch kalt am
    besten einfach pur herrlich wunderbar bien tres aussi le la les chaud froid tiede parfaitement lo muy
    mejor caliente frio molto bene benissimo caldo freddo anche perfettamente meglio ze het goed heerlijk
    lekker koud ook erg swietnie doskonale dobrze najlepiej go je sie si se bem muito tambem melhor o a bra
    gott bast den det aven varm varmt godt bedst perfekt un una ein eine een uma e ervan er te u vous
    recomendamos recommend we wir empfehlen da garna gerne gern graag gerna chetnie wysmienicie znakomicie`,
  copula: `is are s ist sind est sont es son sono zijn jest sa sao ar er fica ficam queda quedan tastes tasted
    esta estan`,
  with: `with mit avec con met z ze com med`,
  on: `on onto over in into alongside auf zu zum zur uber im neben sur dans sobre em su sul sullo sulla sui
    sugli sulle nel nella op bij door do na no nos nas num numa till pa til i dazu`,
  to: `for as als fur pour en para como per voor w jako som`,
  at: `a al ai agli alla alle aux au ao aos to aan`,
  serveLast: `servieren geniessen reichen probieren kombinieren serveren proberen combineren servera`,
  apart: `away apart separate separately getrennt fern loin ecart lejos lontano buurt dala longe borta vaek
    adskilt`,
  tip: `tip tips tipp tipps serviertipp serviertipps genusstipp rezepttipp rezeptidee rezeptideen
    serviervorschlag suggestion suggestions idea ideas idee idees astuce conseil consejo sugerencia
    sugerencias idea ideas suggerimento suggerimenti consiglio serveertip serveersuggestie receptidee pomysl
    wskazowka propozycja sugestao sugestoes dica serveringstips serveringsforslag tipset consigli ideia ideias
    dicas`,
  recipe: `recipe rezept recette receta ricetta recept przepis receita opskrift`,
  review: `review reviews rating opinion testimonial testimonials avis temoignage opinion opiniones resena
    resenas valoracion recensione recensioni parere opinione beoordeling recensie bewertung kundenstimme
    kundenstimmen meinung rezension opinia opinie recenzja avaliacao opiniao omdome recension anmeldelse`,
  says: `says said writes wrote sagt meint schreibt findet dit ecrit dice dicen escribe scrive zegt vindt
    schrijft mowi pisze diz escreve sager siger tycker synes skriver star stars stern sterne etoile etoiles
    estrella estrellas stella stelle ster sterren gwiazdka gwiazdki gwiazdek estrela estrelas stjarnor
    stjerner customer kunde kundin cliente client klant klient klientka kund sagen disent dicono zeggen mowia
    dizem`,
  /** What the product is or has, or what is in the pack. */
  holds: `filled stuffed coated topped covered enriched fortified infused loaded packed baked refined enrobed
    dipped now gefullt gefullte verfeinert ummantelt uberzogen veredelt angereichert umhullt gebacken jetzt
    fourre fourree fourres fourrees enrobe enrobee enrobes garni garnie garnis enrichi desormais relleno
    rellena rellenos cubierto cubierta recubierto recubierta banado enriquecido ahora ripieno ripiena ripieni
    farcito farcita farciti ricoperto ricoperta arricchito adesso gevuld gevulde omhuld bedekt verrijkt nu
    nadziewany nadziewane nadziewana oblany oblewane wzbogacony teraz recheado recheada coberto coberta agora
    fylld fyllda fyllt overdragen berikad fyldt fyldte overtrukket beriget enclosed included sachet sachets
    packet supplied provided beiliegend beiliegende beiliegenden beiliegender beigelegt beigefugt beigefugte
    beigefugten beutel tutchen joint jointe fourni fournie inclus incluse incluido incluida adjunto adjunta
    sobrecito incluso inclusa bustina allegata allegato bijgevoegd bijgevoegde bijgeleverd bijgeleverde
    meegeleverd meegeleverde zakje dolaczony dolaczona dolaczonym dolaczona saszetka saszetki saqueta
    medfoljande pase medfolgende vedlagt vedlagte`,
} as const

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u))

/** "Why not try it with" */
export const whyWords = setOf(
  'why warum wieso pourquoi que perche waarom dlaczego czemu porque varfor hvorfor',
)
/** The same; some follow another of them. */
export const notWords = setOf('not nicht ne pas no non niet nie nao inte ikke mal einmal eens')
/** "Slice and serve with" */
export const andWords =
  setOf(`and then und dann et puis y luego e poi en dan i och sedan og derefter nastepnie
  depois`)
/** The same; nothing that also names a food. */
export const serveWords = setOf(`serve enjoy serviere servieren servez degustez sirve sirva sirvelo sirvela
  sirvalo disfruta servire servite gustate serveer podawaj podaj podawac servir saboreie servera njut server
  nyd`)
/** "Enjoy the moment with" */
export const momentWords =
  setOf(`moment momentet momento instant stund stunden chwile chwila ojeblik ojeblikket
  augenblick`)

export type Kind = keyof typeof words

/** A bit for each kind of word. */
export const bit = Object.fromEntries(Object.keys(words).map((kind, at) => [kind, 2 ** at])) as Record<
  Kind,
  number
>

const kindsOf = new Map<string, number>()
for (const [kind, list] of Object.entries(words) as [Kind, string][])
  for (const word of list.split(/\s+/u)) kindsOf.set(word, (kindsOf.get(word) ?? 0) | bit[kind])

/** The kinds that a folded word has, as bits; 0 for none. */
export const kindOf = (word: string): number => kindsOf.get(word) ?? 0

/** Whether it is one of these words, which is then never corrected to a food. */
export const isProseWord = (word: string): boolean => word.length > 3 && kindsOf.has(word)
