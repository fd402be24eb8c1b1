import { pattern } from '../text/pattern'

/** What a report's files can state about its sample, by label. */
export type Field =
  | 'sampleId'
  | 'clientName'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'dateOfBirth'
  | 'age'
  | 'dateOfReceipt'
  | 'reportDate'
  | 'practitioner'
  | 'email'
  | 'phone'

const labels: Record<Field, string> = {
  sampleId: pattern`sample id|sampleid|sample|sample no|sample nr|sample number|sample code|sample reference|specimen|
    sample name|samples|sample label|sample identifier|lab sample id|laboratory sample id|muestra|échantillon|
    echantillon|campione|specimen id|specimen no|specimen number|probe|proben id|probe id|proben nr|probe nr|probennr|
    probennummer`,
  clientName:
    'client name|patient name|full name|name|client|patient|name of client|name of patient|' +
    'client full name|patient full name|clientname|patientname|customer|customer name|name, vorname|' +
    'patientin|patientenname|name des patienten|name der patientin|kunde|kundin|kundenname|klient|klient/in|' +
    'kunde/in|patient/in|proband|probandin|proband/in|' +
    'klientin|nom du patient|nom|nom et prénom|paciente|nombre|nombre del paciente|nombre y apellidos|paziente|nome|' +
    'nome del paziente|nome e cognome|cognome e nome|naam|naam patiënt|navn|namn|imię i nazwisko|név|姓名|имя|фио',
  firstName: pattern`first name|firstname|forename|given name|given names|vorname|client first name|
    patient first name|patient forename|prénom|prenom|voornaam|fornavn|förnamn|imię|primer nombre`,
  lastName: pattern`surname|last name|lastname|family name|nachname|familienname|client surname|client last name|
    patient surname|patient last name|nom de famille|apellido|apellidos|cognome|achternaam|efternavn|efternamn|
    nazwisko`,
  gender: 'gender|sex|geschlecht|client gender|client sex|patient gender|patient sex',
  dateOfBirth:
    'date of birth|dob|d.o.b|birth date|birthdate|birthday|born|born on|geburtsdatum|geburtstag|geboren|' +
    'geboren am|geb|geb. datum|date de naissance|fecha de nacimiento|data di nascita|client dob|' +
    'client date of birth|client birth date|patient dob|patient date of birth|patient birth date|' +
    'patient birthdate',
  age: 'age|alter|client age|patient age|age in years',
  dateOfReceipt:
    'date of receipt|receipt date|received|received on|date received|sample received|sample received on|' +
    'date sample received|probeneingang|eingangsdatum',
  reportDate:
    'report date|date of report|reported|reported on|reported at|date reported|report issued|berichtsdatum|befunddatum',
  practitioner:
    'practitioner|health practitioner|practitioner name|name of practitioner|therapist|doctor|physician|' +
    'referring doctor|referring practitioner|therapeut|arzt',
  email: 'email|e mail|email address|e mail address|client email|client e mail|patient email|patient e mail',
  phone:
    'phone|telephone|tel|mobile|cell|phone number|telephone number|mobile number|client phone|patient phone|telefon',
}

const fieldOf = new Map(
  (Object.keys(labels) as Field[]).flatMap((field) =>
    labels[field].split('|').map((label) => [label, field] as const),
  ),
)

/** The field that a label names, regardless of case, signs, an end mark and brackets. */
export function fieldOfLabel(text: string): Field | undefined {
  if (text.length > 60) return undefined
  return fieldOf.get(
    text
      .toLowerCase()
      .replace(/^[\s#*/>]+/u, '')
      .replace(/[([][^)\]]*[)\]]?\s*$/u, '')
      .replace(/[\s_-]+/gu, ' ')
      .replace(/[\s:：=.*#]+$/u, '')
      .trim(),
  )
}

/** A pattern for any of the labels, the longest first, with any signs between their words. */
const anyOf = (some: readonly string[]) =>
  [...some]
    .sort((one, other) => other.length - one.length)
    .map((label) => label.replaceAll('.', '\\.').replaceAll(' ', '[\\s_-]+'))
    .join('|')
const all = [...fieldOf.keys()]
const before = new RegExp(
  `(?<![\\p{L}\\d])(${anyOf(all)})\\s?(?:\\([^)]{0,30}\\)\\s?)?[.#]?\\s?[:：=]`,
  'giu',
)
/** A single word at the beginning may be part of a sentence. */
const unmistakable = all.filter(
  (label) => label.includes(' ') || /^(?:dob|geburtsdatum|probenn(?:umme)?r)$/.test(label),
)
const beginning = new RegExp(`^[\\s#*/>]*(${anyOf(unmistakable)})[.#]?\\s+(?=[\\p{L}\\d])`, 'iu')

/** A birth date after a name, without a colon: `Ada Stone, geb. 02.03.1980`. */
const born = new RegExp(
  pattern`(?:(?<![\p{L}\d])(?:geb\.?|geboren|born|dob|d\.o\.b\.?|née? le)(?:\s(?:am|on))?\s|
    \*\s?)(\d{1,4}[./-]\s?\d[\d./ -]+|\d{1,2}\.?\s\p{L}+\s\d{2,4})`,
  'iu',
)

/** Files, foods and laboratories have names, too. */
const ofAnything = new Set(['name', 'nom', 'nombre', 'nome', 'naam', 'navn', 'namn'])

/** A value that a text gives for a field, in the text's order. */
export type Fact = { field: Field; value: string }

/** Facts as `Label: value` or as a longer label before its value (`Sample ID EF20418`). */
export function labelledIn(text: string): Fact[] {
  // "Name" counts only at the beginning of its cell or line.
  const found = [...(/[:：=]/u.test(text) ? text.matchAll(before) : [])].filter(
    ({ 1: label = '', index }) =>
      !ofAnything.has(label.toLowerCase()) ||
      /(?:^|[^\p{L}\d\s])\s*$/u.test(text.slice(Math.max(0, index - 3), index)),
  )
  const facts = found.map((match, index) => ({
    field: fieldOfLabel(match[1] ?? ''),
    value: text.slice(match.index + match[0].length, found[index + 1]?.index),
  }))
  const first = beginning.exec(text)
  const isBefore = first && !(found[0] && found[0].index <= first.index + first[0].length)
  const start = isBefore
    ? [{ field: fieldOfLabel(first[1] ?? ''), value: text.slice(first[0].length, found[0]?.index) }]
    : []
  const birth = facts.some(({ field }) => field === 'dateOfBirth') ? undefined : born.exec(text)?.[1]
  const behind = birth === undefined ? [] : [{ field: 'dateOfBirth' as const, value: birth }]
  return [...start, ...facts, ...behind].flatMap(({ field, value }) => {
    const clean = value.replace(/[\s,;|/–(-]+$/u, '').replace(/^[\s"]+|"+$/gu, '')
    return field && clean !== '' ? [{ field, value: clean }] : []
  })
}
