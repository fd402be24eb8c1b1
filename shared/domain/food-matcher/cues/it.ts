import type { CuePhrases } from './cue'

export const italian: CuePhrases = {
  trace: `dove passano|residui di|possono ospitare|condivisa con|resti di|accanto ad altri|accanto ad altre
confina con|confinano con
puo contenere|puo anche contenere|puo contenere anche|puo eventualmente contenere
possono contenere|possono anche contenere|potrebbe contenere|potrebbe anche contenere|potrebbero contenere
tracce di|tracce|traccia di|contiene tracce|possibili tracce|possibile presenza di|possibile presenza
eventuale presenza di|eventuale presenza|presenza accidentale di|presenza accidentale|presenza involontaria
rischio di|in cui si utilizza|in cui si lavora|contaminazione crociata|contaminazioni crociate
contaminazione|a contatto con|contatto con|contiene eventualmente|contiene possibilmente
possono eventualmente contenere|contengono eventualmente|lavora con|lavorano con`,
  traceBack: 'possono essere presenti|puo essere presente|in tracce|sotto forma di tracce|tracce possibili',
  place: `stabilimento|linea di produzione|linee di produzione|laboratorio|impianto|impianti|attrezzature|macchinari`,
  weakPlace:
    'linea|linee|sito|ambiente|ambienti|locale|locali|cucina|forno|pastificio|panificio|officina|azienda|reparto',
  notList: `non contiene|non contengono|privo di|priva di|privi di|prive di|esente da|esenti da|libero da
libera da|non contiene ne|garantito senza`,
  not: `non c e|non ci sono|non v e|non vi e|non vi sono|nessun|niente|nessuna|nessuno|al posto di|al posto del|al posto della|al posto delle|invece di|invece del|sostituisce|non sostituisce|sostituiscono
alternativa a|alternativa al|alternativa alla|alternativa alle|sostituto di|sostituto del|sostituto delle`,
  without: 'senza|senza aggiunta di',
  contains: 'contiene|contengono|contiene anche',
  allergens: `allergeni|allergene|informazioni sugli allergeni|informazione allergeni
informazioni per allergici|indicazione allergeni|indicazioni per allergici|avvertenze per allergici
avvertenza allergeni|dichiarazione allergeni|per gli allergeni|allergeni presenti`,
  ingredients:
    'ingredienti|ingrediente|lista ingredienti|elenco ingredienti|elenco degli ingredienti|composizione',
  made: 'ottenuto da|ottenuta da|preparato con|preparata con|fatto con',
  end: 'da consumarsi|conservare|valori nutrizionali',
  serving:
    'modo d uso|modalita d uso|modalita di preparazione|istruzioni per l uso|suggerimento di presentazione',
  unsuitable: `non adatto a|non adatto alle|non adatto ai|non adatto per|non idoneo a|non idoneo ai
non idoneo per|non indicato per|sconsigliato a|sconsigliato ai|sconsigliato alle|non e adatto a
non e adatto ai|non adatta a|non adatta ai`,
  suitable: 'adatto a|adatto ai|adatto alle|adatto per|idoneo per|indicato per',
  plant: 'vegano|vegana|vegani|vegetale|vegetali',
  meatless: 'vegetariano|vegetariana',
  flavourOf: 'gusto|aroma di|aroma|aroma naturale di|al gusto di|sapore di',
}
