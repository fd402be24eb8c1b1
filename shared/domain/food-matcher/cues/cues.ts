import type { Cue } from './cue'
import { danish } from './da'
import { dutch } from './nl'
import { english } from './en'
import { french } from './fr'
import { german } from './de'
import { italian } from './it'
import { polish } from './pl'
import { portuguese } from './pt'
import { spanish } from './es'
import { swedish } from './sv'

/** All phrases with what they say. */
export const cuePhrases: readonly (readonly [phrase: string, cue: Cue])[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  danish,
  swedish,
  polish,
].flatMap((language) =>
  (Object.keys(language) as Cue[]).flatMap((cue) =>
    (language[cue] ?? '').split(/[|\n]/u).map((phrase) => [phrase, cue] as const),
  ),
)

/** How a label goes on behind its list of ingredients without a word on foods: how it was made, what it feeds. */
export const behindList =
  /(?:produced|packed|packaged|manufactured|made (?:in|on)|processed|hergestellt|fabriqu[ée]|allerg\p{L}*|nutrition\p{L}*|typical values|keep cool|once opened|nährwert\p{L}*|valeurs? nutriti\p{L}*|información nutricional|consumir)(?!\p{L})/iuy
