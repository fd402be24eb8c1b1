import { tidied } from '../text/fold'
import type { ScaleName } from '../reports/levels'
import { pattern } from '../text/pattern'

/** A unit as written, and its scale; undefined for a unit without one. */
export type Unit = { text: string; scale: ScaleName | undefined }

/* One grammar for units in every place: a header, a separate line, a column, the cell of a result.
   Milligrams per litre equal micrograms per millilitre, but stand for another scale in practice, so
   they stay unknown. */

/** Non-ASCII before `g/ml` is micro in a broken encoding, as milli, nano and pico are ASCII. */
const strayMicro = String.raw`Î¼|(?:(?![\p{Script=Cyrillic}\p{N}])[?\x80-\u{10ffff}]){1,6}\s?|&(?:micro|mu|#181|#xb5);`
const mass = String.raw`(?:(?:Â\s)?(?:${strayMicro})g|㎍|ug|mcg|мкг|mi[ck]ro[\s-]?g(?:ra\p{L}{0,6})?)`
const per = String.raw`(?:\s?[/·⋅∙*.-]\s?|\s(?:per|pro|par|por|je)\s|\s)?`
const inverse = String.raw`(?:\s?\^?[-−–⁻]\s?[1¹])`
const volume = String.raw`(?:1\s?)?(?:mls?|㎖|мл|cc|cm[³3]|mil?li[\s-]?lit\p{L}{1,5})${inverse}?`
const known = new RegExp(String.raw`(?<!\p{L})${mass}(?:\sof)?(?:\s?IgG)?${per}${volume}(?![\p{L}\d])`, 'giu')

const measure = String.raw`(?:100\s?)?(?:[mcduµ]?l|м?л|lit(?:er|re)s?|millilit(?:er|re)s?|[mk]?g|test)`
const amount = String.raw`[\p{L}%?\ufffd]{1,12}(?:\sIg[A-Z]\d?)?`
const ratio = new RegExp(
  String.raw`(?<![\p{L}\d/])(?:(?!a\s?/\s?l)${amount}(?:\s?/\s?|\s(?:per|pro)\s)${measure}|` +
    String.raw`\p{L}{1,5}\s?[·⋅*.]?\s?[mdu]?l${inverse}|(?:[mnp]g|k?i?ua?|[aer]u|ie)\s[mdu]?l)(?![\p{L}\d/])`,
  'giu',
)

/** Texts that are a unit only when they are alone. */
const lone = pattern`%|percent|prozent|mi[ck]ro\s?gra\p{L}*|k?i?ua?|units?|einheit(?:en)?|index|[mnpuµ]g|mcg|
  [aer]\.?u\.?|od|ie|(?:arb(?:\.|itrary)?|relative|international)(?:\s?u(?:nits?|\.)?)?|[mnpµ]?mol|tit(?:er|re)|rlu|
  mfi|coi|pp[mb]|mg%`
const isLone = new RegExp(`^(?:${lone})$`, 'iu')
const loneBehind = new RegExp(String.raw`(?:(?<!\p{L})in|[:=])\s*(${lone})$`, 'iu')

/** Words beside a unit for what is measured, without an effect. */
const companions =
  /(?<![\p{L}\d])(?:igg|total|gesamt|specific|spezifisch(?:es)?|in|of|serum|plasma|blood|blut)(?![\p{L}\d])/giu
const referenceWord = pattern`(?:ref(?:eren[cz]\p{L}*)?|norm(?:al\p{L}*)?|cut-?off|range|limit|threshold|
  grenz\p{L}*)(?!\p{L})`
const number = String.raw`\d+(?:[.,]\d+)?`
/** A reference range alone, `ref < 7,5`: a further word or sign may be a unit or a factor. */
const reference = new RegExp(
  String.raw`^(?:${referenceWord}(?:\s(?:${referenceWord}|values?))*[\s:.]*|(?=[<>≤≥]))` +
    String.raw`(?:[<>≤≥]?=?\s?${number}|${number}\s?[-–]\s?${number})$`,
  'iu',
)
/** Whether a text begins a reference: `Ref. range`, `< 7.5`. */
export const startsReference = new RegExp(String.raw`^(?:${referenceWord}|[<>≤≥])`, 'iu')

/** A text for comparing units and results: lower case, one micro sign, plain spaces. */
export const plainText = (text: string) =>
  tidied(text.replaceAll('\u03bc', '\u00b5').replaceAll('\u200b', ' '))

/** Replaces every spelling of `µg/ml` by it: `ug_ml`, `micrograms per ml`, `resultUgMl`. */
export function withPlainUnits(text: string): string {
  return text
    .replace(/[\s_\u200b]+/gu, ' ')
    .replace(/[⁄∕／÷]/gu, '/')
    .replace(/(?<=[a-z]{3})(?=(?:[uµμ]g|mcg)[\s/]*mls?$)/giu, ' ')
    .replace(/(?<=\p{Ll})(?=(?:Ug|Mcg|Micro|Per|Ml)(?!\p{Ll}{3}))/gu, ' ')
    .replace(known, 'µg/ml')
    .trim()
}

const named = (text: string): Unit => ({ text, scale: scaleOf(text.toLowerCase()) })

function scaleOf(text: string): ScaleName | undefined {
  return text === 'µg/ml' || text === 'index' ? text : undefined
}

/** The units in a text, and its other words; a reference's unit comes last. */
export function unitsWithin(text: string): { units: Unit[]; rest: string[] } {
  const units: Unit[] = []
  const ofReference: Unit[] = []
  const rest: string[] = []
  for (const [at, part] of withPlainUnits(text)
    .split(/[()[\]{};|]+|,(?!\d)/u)
    .entries()) {
    const found = [...part.matchAll(ratio)].map(([unit]) => named(unit))
    const left = part.replace(ratio, ' ').replace(companions, ' ').replace(/\s+/gu, ' ')
    const words = left.replace(/^[\s:=.,-]+|[\s:=.,-]+$/gu, '')
    const isReference = at > 0 && reference.test(words)
    const behind = loneBehind.exec(part.trim())?.[1]
    if (found.length === 0 && isLone.test(left.trim())) found.push(named(left.trim()))
    else if (found.length === 0 && behind !== undefined) {
      found.push(named(behind))
      rest.push(words.slice(0, -behind.length).trim())
    } else if (!isReference) rest.push(words)
    const list = isReference ? ofReference : units
    list.push(...found)
  }
  const others = ofReference.filter((one) => !units.some((unit) => isSameUnit(one, unit)))
  return { units: [...units, ...others], rest }
}

/** The unit that a text consists of, known or not, perhaps with what is measured: `µg/ml serum`. */
export function unitOf(text: string): Unit | undefined {
  if (text === '' || text.length > 100 || startsReference.test(text)) return undefined
  const { units, rest } = unitsWithin(text)
  return units.length === 1 && rest.every((words) => words === '') ? units[0] : undefined
}

/** The highest normal number of a reference, `Normal range 0-7,5`; undefined for other texts. */
export function referenceLimit(text: string): number | undefined {
  const words = plainText(withPlainUnits(text).replace(ratio, ' '))
  if (/[>≥]/u.test(words) || !reference.test(words)) return undefined
  const limit = Number(/[\d.,]+$/u.exec(words)?.[0].replace(',', '.'))
  return limit > 0 ? limit : undefined
}

export const isSameUnit = (one: Unit, other: Unit): boolean =>
  one.scale === undefined || other.scale === undefined
    ? plainText(one.text) === plainText(other.text)
    : one.scale === other.scale
