import type { CuePhrases } from './cue'

export const german: CuePhrases = {
  trace: `eintrag von|eintrage von|ubertragung von|verschleppung von|verschleppungen von|verunreinigungen durch
reste von|resten von|reste der|produktionsbedingt|erntebedingt|neben anderen mit|grenzt an|grenzen an
spuren von|spur|spuren|enthalt moglicherweise|enthalt eventuell|enthalt evtl|enthalt ggf|enthalten moglicherweise
enthalten eventuell|enthalt unter umstanden|kann spuren|unbeabsichtigt|kreuzkontamination|kreuzkontakt
im gleichen betrieb wie|ruckstande von|in kontakt mit|ungewollt|unabsichtlich|versehentlich
nicht beabsichtigt|nicht absichtlich|nicht auszuschliessen|nicht ausgeschlossen|in kontakt|kontakt mit
arbeitet mit`,
  traceBack: 'spuren moglich|in spuren moglich|in spuren|nicht geeignet',
  place: 'in einem betrieb|in einem werk|betrieb der|produktionsanlage|produktionsstatte',
  weakPlace: `betrieb|betriebsstatte|werk|fabrik|produktion|produktionslinie|anlage|anlagen|linie|linien
maschine|maschinen|backerei|backstube|kuche|manufaktur|herstellung|fertigung|raumen|umgebung`,
  notList: `frei von|enthalt keine|enthalt keinen|enthalt kein|enthalten keine|enthalt keinerlei
enthalt weder|nicht enthalten|garantiert ohne|hergestellt ohne`,
  not: `null|nichts von|ohne zusatz von|kein|keine|keinen|keinerlei|weder|statt|anstatt|anstelle von|an stelle von|anstelle|ersetzt|ersatz fur|alternative zu|alternative fur
alternativen zu|kein ersatz fur`,
  without: 'ohne',
  free: 'frei|freie|freies|freier|freien|freiem',
  contains: 'enthalt|beinhaltet|beinhalten|enthalt auch',
  allergens: `allergen|allergene|allergenen|allergie hinweis|allergiehinweis|allergiehinweise
allergenhinweis|allergenhinweise|allergikerhinweis|hinweis fur allergiker|hinweise fur allergiker
information fur allergiker|allergeninformation|allergeninformationen|allergenkennzeichnung
enthaltene allergene|fur allergene|enthalt folgende allergene`,
  ingredients: 'zutat|zutaten|zutatenliste|zutatenverzeichnis',
  end: 'mindestens haltbar',
  serving: 'zubereitung|serviervorschlag',
  unsuitable: 'nicht geeignet fur',
  suitable: 'geeignet fur',
  plant: 'vegane|veganer|veganes',
  meatless: 'vegetarisch|vegetarische|vegetarisches',
  flavour: 'aroma',
  flavourOf: 'geschmack|geschmack von',
  instead: `ersatz|alternative|alternativen`,
}
