import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs, tried } from '../../testing/runs'
import { matcher } from '../../testing/seeded-knowledge'

type Language = {
  /** Foods by their names in the catalogue, as prose names them. */
  foods: string
  list: string
  contains: string
  traces: string
  /** `_` is the food; what is said of other foods than the product. */
  beside: string
  /** What is said of the product itself. */
  held: string
}

const languages: Record<string, Language> = {
  en: {
    foods:
      'Milk=milk|Butter=butter|Egg=eggs|Peanut=peanuts|Hazelnut=hazelnuts|Salmon=salmon|Sesame=sesame|Celery=celery|Banana=banana|Tomato=tomatoes|Mustard=mustard|Honey=honey',
    list: 'Ingredients: plums, sugar, salt.',
    contains: 'Contains: _.',
    traces: 'May contain _.',
    beside: `Also available: _ and Lemon|Other flavours: Lemon, _|More varieties: _, Lemon
From our range: Lemon, _|Try also our _ cups|Also try: _ Crunch|Available in Lemon and _
Our other varieties: _, Lemon|You may also like our _ biscuits|More from Ivy: _|Lovely on scones with _
Delicious with _|Perfect for rice with _|Serve with _|Enjoy warm with lemon and _|Great on _
Goes well with _ and rice|Pairs perfectly with _|Serving suggestion: try with _
Recipe idea: stir into rice with _|Tip: serve with _|Best served with _|We love it with _
Our jam is delicious with _|"I always eat it with _" says Kim|"So good with _!" - Anna, 5 stars
Review: "better than any _ I know"|Customer review: I eat it with _|Kim says: great with _|★★★★★ "Better than _"
‘Great with _’ says Kim|"I put _ on it every day"|Spread it on rice with _|Stir into rice with _|Eat with _
Per 30 g with 125 ml of _|Store away from _|Great with: rice, _|To serve: rice and _|Chef's tip: finish with _
Top with _|Pair with _|Also great with _|Ideal in rice with _|Perfect alongside _ and rice
Simply delicious with _|Our other products: _, Lemon|Also in our range: _|Discover the other flavours: _
Other varieties in this range: Lemon, _|Collect them all! Other flavours: _
Our other soups: Lemon, _|Why not try it with _|Why not dip them in our _`,
    held: `Now with more _|Made with real _|With _ and lemon|Filled with _ cream|Delicious filled with _
Plums with _ and lemon|Serve with the enclosed _ sauce|Enriched with _|Enjoy our plums with _`,
  },
  de: {
    foods:
      'Milk=Milch|Butter=Butter|Egg=Ei|Peanut=Erdnüssen|Hazelnut=Haselnüssen|Salmon=Lachs|Sesame=Sesam|Celery=Sellerie|Banana=Banane|Tomato=Tomaten|Mustard=Senf|Honey=Honig',
    list: 'Zutaten: Zwetschgen, Zucker, Salz.',
    contains: 'Enthält: _.',
    traces: 'Kann _ enthalten.',
    beside: `Weitere Sorten: Zitrone, _|Auch erhältlich: _ und Zitrone|Probier auch: _
Andere Geschmacksrichtungen: _, Zitrone|Entdecke auch unsere Riegel mit _|Aus unserem Sortiment: _, Zitrone
Mehr von Oma: _|Gibt es auch mit _|Erhältlich in Zitrone und _|Neu im Sortiment: Riegel und _
Schmeckt zu _ und Reis|Schmeckt besonders gut mit _|Passt hervorragend zu _|Köstlich auf _|Ideal zu Reis und _
Lecker mit _|Dazu passt _|Mit _ servieren|Am besten mit _ genießen|Serviervorschlag: mit _
Rezeptidee: mit Reis und _|Tipp: zu _ reichen|Klassisch zu _|"Mit _ ein Traum", Sabine aus Ulm
"Wir essen es mit _", sagt Tom|Kundenstimme: schmeckt besser als _|„Besser als jede _“ – Petra
Kunden sagen: besser als _|Probieren Sie auch unsere Sorte _|Auch lecker zu _|Schmeckt auch kalt mit _
Genießen Sie es mit _|Servieren Sie es mit _|Perfekt zu _|Getrennt von _ lagern|Auch als Riegel mit _ erhältlich
Einfach köstlich mit _|Unsere weiteren Sorten: _|Weitere Produkte: _|Passt zu Reis, Brot und _
Pro Portion mit 125 ml _|Mehr Sorten: _|Dazu schmeckt _|Ein Genuss zu _
Unsere anderen Suppen: Reis, _|Warum nicht mal mit _ probieren|Nimm auch unsere _ mit`,
    held: `Jetzt mit mehr _|Mit _ und Zitrone|Mit _ verfeinert|Köstlich mit _ gefüllt|Zwetschgen mit _
Mit beiliegender _ servieren|Hergestellt aus _`,
  },
  fr: {
    foods:
      'Milk=lait|Butter=beurre|Egg=œufs|Hazelnut=noisettes|Salmon=saumon|Sesame=sésame|Celery=céleri|Banana=banane|Tomato=tomates|Mustard=moutarde|Honey=miel',
    list: 'Ingrédients : prunes, sucre, sel.',
    contains: 'Contient : _.',
    traces: 'Peut contenir : _.',
    beside: `Existe aussi : _, citron|Existe en citron et _|Découvrez aussi nos gâteaux : _
Autres saveurs : citron, _|Dans la même gamme : _, citron|Notre gamme : _, citron|Goûtez aussi nos barres : _
Également disponible : _|Nos autres parfums : _, citron|De la même gamme : _|Délicieux avec _|Parfait sur _
Idéal pour le riz avec _|Servez avec _|À déguster avec _|Dégustez-le avec _|Accompagne le riz et _
Se marie bien avec _|Idée recette : du riz avec _|Suggestion de présentation : avec _|Astuce : servez avec _
Un délice avec _|Avis de Léa : « je les mange avec _ »|« Mes enfants adorent ça avec _ », dit Marie
« Meilleur que _ » - Paul|Témoignage : mieux que _|À servir avec _|À essayer aussi : _|Découvrez également : _
Excellent avec _|Savourez-le avec _|Se déguste avec _|À tartiner sur du riz avec _|Aussi délicieux avec _
Nos autres recettes : _|Disponible aussi : _|Idées recettes : riz et _|Parfait pour accompagner _
Avec 125 ml de _|Accompagnez-le de _|Parsemez sur _
Nos autres soupes : riz, _|Pourquoi ne pas le servir avec _|Emportez aussi notre _`,
    held: `Désormais avec plus de _|Avec _ et citron|Prunes avec _|Fourré avec _|Délicieux et enrichi avec _
Servez avec la sauce _ incluse|Préparé avec _`,
  },
  es: {
    foods:
      'Milk=leche|Butter=mantequilla|Egg=huevo|Peanut=cacahuetes|Hazelnut=avellanas|Salmon=salmón|Sesame=sésamo|Celery=apio|Banana=plátano|Tomato=tomate|Mustard=mostaza|Honey=miel',
    list: 'Ingredientes: ciruelas, azúcar, sal.',
    contains: 'Contiene: _.',
    traces: 'Puede contener _.',
    beside: `Otras variedades: limón, _|Otros sabores: _, limón|También disponible: _|Prueba también: _
Descubre también nuestras barritas: _|De la misma gama: _, limón|Nuestra gama: _, limón|Disponible en limón y _
Más sabores: _, limón|Delicioso con _|Perfecto para arroz con _|Ideal sobre _|Sírvelo con _
¡Pruébalo con _ y arroz|Combina muy bien con _|Acompáñalo con _|Servir con _|Disfrútalo con _
Sugerencia de presentación: con _|Consejo: con _|Idea: arroz con _|Está rico con _
Opinión de Marta: «lo tomo con _»|«Lo tomo con _», dice Ana|"Mejor que _" - Luis|Reseña: mejor que _
Sírvase con _|Queda genial con _|Excelente con _|Perfecta para acompañar con _|Prueba nuestros otros sabores: _
Recomendamos servir con _|Consejo de uso: con _|Con 125 ml de _|Idea de receta: _
Descubre toda la gama: _, limón
¡Llévate también nuestra _|Nuestras otras sopas: _|¿Por qué no servirlo con _`,
    held: `Ahora con más _|Con _ y limón|Ciruelas con _|Relleno de _|Delicioso y relleno con _
Servir con la salsa de _ incluida|Hecho con _ ahora`,
  },
  it: {
    foods:
      'Milk=latte|Butter=burro|Egg=uova|Peanut=arachidi|Hazelnut=nocciole|Salmon=salmone|Sesame=sesamo|Celery=sedano|Banana=banana|Tomato=pomodoro|Mustard=senape|Honey=miele',
    list: 'Ingredienti: prugne, zucchero, sale.',
    contains: 'Contiene: _.',
    traces: 'Può contenere _.',
    beside: `Della stessa linea: limone, _|Altri gusti: _, limone|Prova anche: _|Scopri anche le barrette: _
Disponibile anche: _|Dalla nostra gamma: _, limone|Altre varietà: _, limone|Disponibile in limone e _
Assaggia anche i nostri biscotti: _|Perfetti per riso con _|Ottimo con _|Delizioso su _|Ideale con riso e _
Servire con _|Si abbina a _|Provalo con _|Gustalo con _|Si accompagna bene con _|È ottimo con _
Suggerimento: con _|Idea: riso con _|Consiglio: provatelo con _|"Lo bevo con _" - recensione di Gianni
«Meglio di _», scrive Anna|Recensione di Gianni: lo mangio con _|Opinione: meglio di _|Da provare con _
Si sposa con _|Buono con _|Servire con riso e _|Scopri anche: _|Dalla stessa linea: _|Altri prodotti: _
Consigli d'uso: con _|Eccellente con _|Perfetto per accompagnare _|Con 125 ml di _
Da provare anche al limone e _|Perché non provarlo con _|I nostri altri dolci: riso, _`,
    held: `Ora con più _ adesso|Con _ e limone|Prugne con _|Ripieno di _|Ottimo ripieno con _
Servire con la bustina di _|Fatto con _`,
  },
  nl: {
    foods:
      'Milk=melk|Butter=boter|Egg=ei|Peanut=pinda|Hazelnut=hazelnoten|Salmon=zalm|Sesame=sesam|Celery=selderij|Banana=banaan|Tomato=tomaat|Mustard=mosterd|Honey=honing',
    list: 'Ingrediënten: pruimen, suiker, zout.',
    contains: 'Bevat: _.',
    traces: 'Kan _ bevatten.',
    beside: `Andere smaken: citroen, _|Ook van Oma: _|Ook verkrijgbaar: _|Probeer ook: _
Ontdek ook onze repen: _|Uit ons assortiment: _, citroen|Meer smaken: _, citroen|Verkrijgbaar in citroen en _
Meer van Oma: _, citroen|Heerlijk op _|Lekker met _|Perfect voor rijst met _|Smaakt goed bij _|Past goed bij _
Serveer met _|Ideaal bij rijst en _|Met _ serveren|Geniet ervan met rijst en _|Serveertip: met _|Tip: met _
Receptidee: rijst met _|"Wij eten het met _" - Petra|„Lekkerder dan _”, zegt Jan|Recensie: beter dan _
"Zo lekker met _" schrijft Els|Serveer met _|Eet met _|Ook lekker met _|Smakelijk met _|Combineer met _
Onze andere smaken: _|Ook heerlijk bij _|Probeer ook onze _|Met 125 ml _|Smeer op rijst met _|Lekker bij _
Onze andere soepen: rijst, _|Waarom niet eens proberen met _|Neem ook onze _ mee`,
    held: `Nu met meer _|Met _ en citroen|Pruimen met _|Gevuld met _|Heerlijk gevuld met _
Serveer met het zakje _|Gemaakt met _`,
  },
  pl: {
    foods:
      'Milk=mlekiem|Butter=masłem|Egg=jajkiem|Peanut=orzeszkami ziemnymi|Salmon=łososiem|Sesame=sezamem|Celery=selerem|Banana=bananem|Tomato=pomidorami|Mustard=musztardą|Honey=miodem',
    list: 'Składniki: śliwki, cukier, sól.',
    contains: 'Zawiera: _.',
    traces: 'Może zawierać _.',
    beside: `Polecamy także: batony z _|Inne smaki: z _, cytrynowy|Spróbuj także: batony z _
Dostępne również: z _|Z tej samej serii: batony z _|Odkryj też batony z _|Nowość: baton z _|Pyszne do ryżu z _
Idealne z _|Doskonale smakuje z _|Podawaj z _|Najlepiej smakuje z _|Świetnie pasuje do ryżu z _|Podawać z _
Świetne do ryżu z _|Propozycja podania: ryż z _|Wskazówka: podawać z _|Pomysł: ryż z _
Opinia: „jem je z _” - Marek|„Lepsze niż ryż z _” - Ewa|„Jemy to zawsze z _”, mówi Ola|Opinia Ewy: jem je z _
Najlepsze z _|Dodaj do ryżu z _|Wyśmienite z _|Nasze inne smaki: _|Polecamy też: _|Sprawdź też: _|Pasuje do _
Smakuje wyśmienicie z _|Serwuj z _|Inne produkty: _
Nasze inne zupy: _|Dlaczego nie spróbować z _|Warto spróbować też z _`,
    held: `Teraz z _|Z _ i cytryną|Śliwki z _|Nadziewane z _|Pyszne nadziewane z _|Podawaj z dołączonym _`,
  },
  pt: {
    foods:
      'Milk=leite|Butter=manteiga|Egg=ovos|Peanut=amendoim|Hazelnut=avelãs|Salmon=salmão|Sesame=sésamo|Celery=aipo|Banana=banana|Tomato=tomate|Mustard=mostarda|Honey=mel',
    list: 'Ingredientes: ameixas, açúcar, sal.',
    contains: 'Contém: _.',
    traces: 'Pode conter _.',
    beside: `Outros sabores: limão, _|Da mesma gama: _, limão|Prove também: _|Também disponível: _
Descubra também as barras: _|Disponível em limão e _|Mais sabores: _, limão|Da nossa gama: _, limão
Experimente também: _|Experimente com _|Delicioso com _|Perfeito para arroz com _|Ideal com _|Combina bem com _
Sirva com _|Fica ótimo com _|Acompanha bem com _|Saboreie com _|Servir com _|Sugestão de apresentação: com _
Dica: com _|Sugestão: arroz com _|"Fica bem com _", diz a Rita|«Melhor do que _» - Ana
Opinião da Rita: como com _|Avaliação: melhor que _|Excelente com _|Acompanhe com _|Bom com _
Os nossos outros sabores: _|Descubra também: _|Com 125 ml de _|Ideia: arroz com _|Conheça também: _
Delicie-se com _
As nossas outras sopas: arroz, _|Porque não servir com _|Leve também a nossa _`,
    held: `Agora com extra _|Com _ e limão|Ameixas com _|Recheado com _|Delicioso e recheado com _
Sirva com a saqueta de _`,
  },
  sv: {
    foods:
      'Milk=mjölk|Butter=smör|Egg=ägg|Peanut=jordnötter|Hazelnut=hasselnötter|Salmon=lax|Sesame=sesam|Celery=selleri|Banana=banan|Tomato=tomat|Mustard=senap|Honey=honung',
    list: 'Ingredienser: plommon, socker, salt.',
    contains: 'Innehåller: _.',
    traces: 'Kan innehålla _.',
    beside: `Fler smaker: citron, _|Andra smaker: _, citron|Testa också vårt bröd med _|Finns även med _
Prova även: _|Ur samma serie: _, citron|Upptäck också våra kakor med _|Mer från Rårörd: _|Klassisk till _
Gott till _ och ris|Bäst med _|Perfekt till ris och _|Passar till _|Passar utmärkt med _|Servera med _
Njut med _|Smakar bäst med _|Är godast på bröd med _|Serveringsförslag: med _|Tips: servera med _
"Bäst med _!" tycker Anna|"Godare än _" - Erik|Recension: bättre än _|”Vi äter det med _”, säger Bo
Servera gärna med _|Gott med _|Passar bra till _|Utmärkt till _|Våra andra smaker: _|Upptäck även: _
Perfekt med _|Jättegott med _|Smaklig till _
Våra andra soppor: ris, _|Varför inte prova med _|Varför inte servera med _`,
    held: `Nu med mer _|Med _ och citron|Plommon med _|Fylld med _|Gott och fyllt med _
Servera med medföljande _`,
  },
  da: {
    foods:
      'Milk=mælk|Butter=smør|Egg=æg|Peanut=jordnødder|Hazelnut=hasselnødder|Salmon=laks|Sesame=sesam|Celery=selleri|Banana=banan|Tomato=tomat|Mustard=sennep|Honey=honning',
    list: 'Ingredienser: blommer, sukker, salt.',
    contains: 'Indeholder: _.',
    traces: 'Kan indeholde _.',
    beside: `Andre varianter: citron, _|Flere smage: _, citron|Prøv også vores brød med _|Fås også med _
Findes også med _|Fra samme serie: _, citron|Opdag også: _|Mere fra Oma: _|Klassisk til _|Lækker til _ og ris
Bedst med _|Perfekt til ris og _|Passer til _|Passer godt til _|Server med _|Nyd med _|Smager bedst med _
Er skøn på brød med _|Serveringsforslag: med _|Tip: server med _|"Bedst med _!" siger Anna|"Bedre end _" - Erik
Anmeldelse: bedre end _|"Vi spiser det med _", skriver Bo|Server gerne med _|Godt med _|Passer perfekt til _
Spis med _|Velegnet til _|Vores andre varianter: _|Prøv også: _|Perfekt med _|Velsmagende til _
Vores andre supper: ris, _|Hvorfor ikke prøve med _|Hvorfor ikke servere med _`,
    held: `Nu med mere _|Med _ og citron|Blommer med _|Fyldt med _|Lækker og fyldt med _
Server med medfølgende _`,
  },
}

/** Believed after the list only. */
const after: Record<string, string> = {
  en: 'Slice and serve with _|Slice it, then serve with _|Enjoy the moment with _',
  de: 'In Scheiben schneiden und mit _ servieren|Den Moment mit _ genießen',
  fr: "Coupez en tranches et servez avec _|Savourez l'instant avec _",
  es: 'Corta en lonchas y sirve con _|Disfruta el momento con _',
  it: 'Tagliare a fette e servire con _|Goditi il momento con _',
  nl: 'Snijd in plakken en serveer met _|Geniet van het moment met _',
  pl: 'Pokrój i podawaj z _|Ciesz się chwilą z _',
  pt: 'Corte em fatias e sirva com _|Aproveite o momento com _',
  sv: 'Skiva och servera med _|Skörda stunden med _',
  da: 'Skær i skiver og server med _|Nyd øjeblikket med _',
}

const split = (text: string) => text.split(/[|\n]/u)
const all = Object.entries(languages).flatMap(([code, language]) => {
  const said = { after: split(after[code] ?? ''), beside: split(language.beside), held: split(language.held) }
  return split(language.foods).map((pair) => {
    const [name = '', word = ''] = pair.split('=')
    return { ...language, ...said, code, name, word, food: matcher.resolve([{ name }]) }
  })
})
type Case = (typeof all)[number]

/** A heading that advises for several sentences, as before. */
const isAdvice =
  /^(?:Serv\p{L}*(?:vorschlag|förslag|forslag| suggestion)|To serve|Sugg?[eé]\p{L}+ d|Propozycja|Serveertip)/u
const isNews = /^(?:Nowość|Neu im)/u
const isQuoted = /["„«‘”“]/u
/** Texts by their verdict, or by several of which each text may have one. */
type Texts = (one: Case, prose: string, held: string) => Record<string, string[]>

const withFood = ({ list, word }: Case) => list.replace(', ', `, ${word}, `)
const bare = ({ list, word }: Case) => `${list.replace(/^[^:]*: /u, '').replace('.', '')}, rice, ${word}.`
const named = (sentence: string, word: string) => sentence.replace('_', word)

function holds(texts: Texts, isFit: (phrase: string) => boolean = () => true) {
  const cases = fc
    .constantFrom(...all)
    .chain((one) =>
      fc.tuple(fc.constant(one), fc.constantFrom(...one.beside.filter(isFit)), fc.constantFrom(...one.held)),
    )
  fc.assert(
    fc.property(cases, ([one, phrase, held]) => {
      for (const [verdict, wanted] of Object.entries(texts(one, phrase, named(held, one.word))))
        for (const text of wanted) {
          const said = matcher.verdicts(matcher.read(text), one.food)[0]?.verdict ?? 'none'
          expect({ text, is: verdict.split(' or ').includes(said) }).toEqual({ text, is: true })
        }
    }),
    { numRuns: runs(3000) },
  )
}

describe('a food that a pack names beside its list', () => {
  it('is not in the product, before the list or after it', () => {
    holds((one, phrase) => ({
      none: [
        `${one.list} ${named(phrase, one.word)}.`,
        ...(isNews.test(phrase) ? [] : [`Brix No 5. ${named(phrase, one.word)}. ${one.list}`]),
      ],
    }))
  })

  it('is not in the product, in capitals or on its own line', () => {
    holds(
      (one, phrase) => ({
        none: [
          `${one.list} ${named(phrase, one.word)}.`.toUpperCase(),
          `${one.list}\n${named(phrase, one.word)}`,
        ],
      }),
      (phrase) => !isQuoted.test(phrase),
    )
  })

  it('is not in the product where the pack says so only after the list', () => {
    for (const one of all)
      for (const phrase of tried(one.after)) {
        const prose = named(phrase, one.word)
        const verdictOn = (text: string) => matcher.verdicts(matcher.read(text), one.food)[0]?.verdict
        expect({ prose, is: verdictOn(`${one.list} ${prose}.`) }).toEqual({ prose, is: 'none' })
        expect({ prose, is: verdictOn(`${prose}. ${withFood(one)}`) }).toEqual({ prose, is: 'match' })
        expect({ prose, is: verdictOn(`${withFood(one)} ${prose}.`) }).toEqual({ prose, is: 'match' })
        const stated = `${one.list} ${prose}. ${named(one.contains, one.word)}`
        expect({ stated, is: verdictOn(stated) }).toEqual({ stated, is: 'match' })
      }
  })

  it('is only possible as the product that there is in other kinds as well', () => {
    const also: Record<string, string> = {
      en: 'Bar with _, also available in lemon',
      de: 'Riegel mit _ gibt es auch mit Reis',
      fr: 'Gâteau de riz avec _ existe aussi en version citron',
      es: 'Barritas con _ también disponibles en limón',
      it: 'Barretta con _ disponibile anche al limone',
      nl: 'Reep met _ ook verkrijgbaar met rijst',
      pl: 'Baton z _ dostępny również z ryżem',
      pt: 'Barra com _ também disponível com arroz',
      sv: 'Kaka med _ finns även med ris',
      da: 'Kage med _ findes også med ris',
    }
    for (const one of all) {
      const prose = named(also[one.code] ?? '', one.word)
      const verdictOn = (text: string) => matcher.verdicts(matcher.read(text), one.food)[0]?.verdict
      expect({ prose, is: verdictOn(`${prose}. ${one.list}`) }).toEqual({ prose, is: 'unsure' })
      expect({ prose, is: verdictOn(`${prose}. ${withFood(one)}`) }).toEqual({ prose, is: 'match' })
      expect({ prose, is: verdictOn(`${prose}.`) }).toEqual({ prose, is: 'match' })
    }
  })

  it('counts where the text has no list', () => {
    for (const { beside, after: later, word } of all)
      for (const phrase of tried([...beside, ...later]))
        expect(matcher.read(`${named(phrase, word)}.`).modes).not.toContain('beside')
  })
})

describe('a contained food counts', () => {
  it('when the list names it as well', () => {
    holds((one, phrase) => ({
      match: [
        `${named(phrase, one.word)}. ${withFood(one)}`,
        `${withFood(one)} ${named(phrase, one.word)}.`,
        `${named(phrase, one.word)} ${withFood(one)}`,
        `${named(phrase, one.word)}\n${withFood(one)}`,
      ],
    }))
  })

  it('when a statement follows such prose at once', () => {
    holds((one, phrase) => ({
      match: [' ', '\n', '. '].map(
        (gap) => `${one.list} ${named(phrase, one.word)}${gap}${named(one.contains, one.word)}`,
      ),
      'trace or match': ['\n', '. '].map(
        (gap) => `${one.list} ${named(phrase, one.word)}${gap}${named(one.traces, one.word)}`,
      ),
    }))
  })

  it('when a list without its heading follows such prose', () => {
    holds(
      (one, phrase) => ({
        match: [
          `${named(phrase, one.word)}. ${bare(one)} ${named(one.contains, 'soja')}`,
          ...(phrase.includes('linea')
            ? []
            : [`${named(phrase, one.word)}\n${bare(one)} ${named(one.contains, 'soja')}`]),
        ],
      }),
      (phrase) => !isAdvice.test(phrase),
    )
  })

  it('when prose beside such prose says that the product has it', () => {
    holds(
      (one, phrase, held) => ({
        match: [
          `${one.list} ${named(phrase, 'xylo')}. ${held}.`,
          `${one.list} ${held}. ${named(phrase, 'xylo')}.`,
          `${held}. ${named(phrase, one.word)}. ${one.list}`,
          `${one.list}\n${held}\n${named(phrase, 'xylo')}`.toUpperCase(),
        ],
      }),
      (phrase) => !isAdvice.test(phrase),
    )
  })
})

describe('beside a list', () => {
  it('other kinds on lines of their own are not in the product', () => {
    const text = 'Ingredients: oats, sugar, salt.\n\nOther flavours:\nPeanut\nHazelnut\nContains: milk'
    const { contains, traces, possible } = matcher.groups(matcher.read(text))
    expect({ contains, traces, possible }).toEqual({
      contains: ['milk', 'gluten'],
      traces: [],
      possible: [],
    })
  })
})
