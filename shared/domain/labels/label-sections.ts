import { fold } from '../text/fold'
import { wordsOf } from '../food-matcher/automaton'
import type { Token } from '../food-matcher/tokens'

/** What else a pack says; `place` may mention what else is handled there. */
export type Section =
  | 'storage'
  | 'date'
  | 'nutrition'
  | 'weight'
  | 'maker'
  | 'suitable'
  | 'preparation'
  | 'origin'
  | 'packing'
  | 'place'

/** How such a section begins, folded, separated by `|` or a line's end, in four languages. */
const beginnings: Record<Section, string> = {
  storage: `store|stored|storage|storing|storage instructions|keep refrigerated|keep frozen|keep chilled|keep in
keep cool|keep dry
keep away|keep out|keep at|keep below|keep sealed|once opened|after opening|refrigerate|consume within
eat within|do not refreeze|do not freeze
kuhl|trocken|bei raumtemperatur|gekuhlt|lagerung|lagern|aufbewahren|aufbewahrung|lagerhinweis
nach dem offnen|vor warme|vor licht|ungeoffnet
im kuhlschrank|gut verschlossen|bei 18|bei hochstens|bei max|dunkel lagern|tiefgekuhlt lagern
a conserver|conserver|conservation|conserver a l abri|apres ouverture|une fois ouvert|a stocker|stocker
ne pas recongeler|garder au
conservar|conservese|conservacion|mantener|mantengase|almacenar|una vez abierto|despues de abrir|guardar en
no congelar|consumir antes`,
  date: `best before|best by|best if used|use by|use before|expiry|expires|expiry date|sell by|lot|lot no|batch
batch no|batch number
mindestens haltbar|haltbar bis|zu verbrauchen bis|verbrauchen bis|mhd|mindesthaltbarkeitsdatum|losnummer
charge|chargennummer
a consommer de preference|a consommer avant|a consommer jusqu au|ddm|dlc|dluo|numero de lot|lot n
consumir preferentemente|fecha de caducidad|fecha de consumo|caducidad|lote`,
  nutrition: `nutrition|nutritional|nutritional information|nutrition information|nutrition facts|nutrition declaration
typical values|average values
energy|average nutritional|per 100|amount per serving|servings per
nahrwert|nahrwerte|nahrwertangaben|nahrwertinformation|nahrwertinformationen|nahrwerttabelle
nahrwertdeklaration|durchschnittliche nahrwerte
durchschnittliche nahrwertangaben|brennwert|energie|100 g enthalten|pro 100
valeur nutritive|valeurs nutritionnelles|valeur nutritionnelle|valeurs nutritionnelles moyennes
information nutritionnelle|informations nutritionnelles
declaration nutritionnelle|analyse nutritionnelle|valeur energetique|valeurs moyennes|pour 100
informacion nutricional|valores nutricionales|valor energetico|valor nutricional|valores medios|energia
declaracion nutricional|por 100`,
  weight: `net weight|net wt|net|weight|drained weight|contents|net contents|net quantity|serving size
nettofullmenge|fullmenge|nettogewicht|netto|abtropfgewicht|inhalt|nettoinhalt|fullgewicht
poids net|poids egoutte|poids|contenance|quantite nette|contenu net
peso neto|peso escurrido|peso|contenido neto|cantidad neta`,
  maker: `produced by|produced for|made by|made for|manufactured by|manufactured for|packed by|packed for|packaged by
bottled by|distributed by|imported by
sold by|produced and packed|importer|manufacturer|customer care|consumer service|contact us|write to|visit
visit us|guarantee|uk|eu|tel|www|http|https
hergestellt von|hergestellt fur|hergestellt durch|hersteller|vertrieb|vertrieb durch|vertrieben durch
importeur|abgefullt|abgepackt|inverkehrbringer
verbraucherservice|kundenservice|produziert von|produziert fur
fabrique par|fabrique pour|produit par|produit et|elabore par|conditionne par|emballe par|distribue par
importe par|mis en bouteille|service consommateurs
fabricant|fabrique et
elaborado por|fabricado por|envasado por|distribuido por|importado por|producido por|fabricado para
elaborado para|elaborado y|fabricante|atencion al consumidor`,
  suitable: `suitable for|vegan friendly|geeignet fur|fur vegetarier|fur veganer|convient aux|convient a|apto para`,
  preparation: `directions|preparation|cooking|cooking instructions|instructions|serving suggestion|serving|to serve
to prepare|to cook|how to|shake well|shake before
best served|serve chilled|usage
zubereitung|zubereitungsempfehlung|zubereitungshinweis|serviervorschlag|vor gebrauch|vor dem verzehr
verzehrempfehlung|verwendung|anwendung|gekuhlt servieren
gut schutteln|backofen
mode d emploi|conseil de preparation|conseils de preparation|conseil d utilisation|conseils d utilisation
suggestion de presentation|preparation|agiter|a servir
bien agiter|servir frais
modo de empleo|modo de preparacion|preparacion|instrucciones|agitar|agitese|sugerencia de presentacion
sugerencia de consumo|servir frio`,
  origin: `product of|produce of|country of origin|origin|made in the|made in italy|made in germany|made in france
made in spain|grown in
caught in|fished in|herkunft|gefangen|ursprung|ursprungsland|peche en|peche dans|origine|produit de
pays d origine|capturado en|pescado en|origen|producto de|pais de origen|hecho en`,
  packing: `packaged in a protective|packed in a protective|packaged in protective|recycle|recycling|please recycle
packaging
unter schutzatmosphare|verpackung|bitte recyceln|recyceln
conditionne sous|emballage|pensez au tri|a recycler
envasado en atmosfera|envase|recicla|reciclar`,
  place: `this product|these products|in this|produced in|produced on|made in|made on|manufactured in|manufactured on
packed in|packaged in|processed in
hergestellt in|hergestellt auf|verpackt in|abgepackt in|verarbeitet in|fabrique sur|consumir|dieses produkt
diese produkte|in diesem|in unserem|in dieser|in der produktion|ce produit|dans cet|dans notre
fabrique dans|produit dans|elabore dans|este producto|en esta|en nuestra|en nuestras|fabricado en
elaborado en|producido en|envasado en`,
}

type Beginning = { rest: readonly string[]; section: Section }

const byFirst = new Map<string, Beginning[]>()
for (const section of Object.keys(beginnings) as Section[])
  for (const phrase of beginnings[section].split(/[|\n]/u)) {
    const [first = '', ...rest] = wordsOf(phrase)
    byFirst.set(first, [...(byFirst.get(first) ?? []), { rest, section }])
  }

/** The section that begins at a position, and its number of words; the longest phrase wins. */
export function sectionAt(
  { text, tokens }: { text: string; tokens: readonly Token[] },
  at: number,
): { section: Section; words: number } | undefined {
  // Compare as corrected and as printed: "ouverture" is corrected to a word for chocolate.
  const says = (token: Token | undefined, word: string) =>
    token !== undefined &&
    (token.text === word || (token.isMisread && fold(text.slice(token.start, token.end)) === word))
  let best: Beginning | undefined
  for (const one of byFirst.get(tokens[at]?.text ?? '') ?? [])
    if (one.rest.every((word, index) => says(tokens[at + 1 + index], word)))
      if (!best || one.rest.length > best.rest.length) best = one
  return best && { section: best.section, words: best.rest.length + 1 }
}
