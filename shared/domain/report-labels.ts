/** What a report's page can say about its sample, by label. */
export type Field =
  | 'sampleId'
  | 'clientName'
  | 'gender'
  | 'dateOfBirth'
  | 'dateOfReceipt'
  | 'reportDate'
  | 'practitioner'
  | 'email'
  | 'phone'

const labels: Record<Field, string> = {
  sampleId: 'sample id|sample no|sample number|sample code|probennummer|proben-id',
  clientName: 'client name|patient name|full name|name|client|patient|name of client|name of patient',
  gender: 'gender|sex|geschlecht',
  dateOfBirth: 'date of birth|dob|d.o.b|birth date|birthdate|birthday|born|geburtsdatum',
  dateOfReceipt:
    'date of receipt|receipt date|received|received on|date received|sample received|sample received on|date sample received|probeneingang|eingangsdatum',
  reportDate:
    'report date|date of report|reported|reported on|date reported|report issued|berichtsdatum|befunddatum',
  practitioner:
    'practitioner|health practitioner|practitioner name|name of practitioner|therapist|doctor|physician|referring doctor|referring practitioner|therapeut|arzt',
  email: 'email|e-mail|email address|e-mail address|client email|client e-mail|patient email|patient e-mail',
  phone:
    'phone|telephone|tel|mobile|cell|phone number|telephone number|mobile number|client phone|patient phone|telefon',
}

const fieldOf = new Map(
  (Object.keys(labels) as Field[]).flatMap((field) =>
    labels[field].split('|').map((label) => [label, field] as const),
  ),
)

/** The field that a label names; case, a colon and a full stop at its end do not matter. */
export function fieldOfLabel(text: string): Field | undefined {
  if (text.length > 60) return undefined
  return fieldOf.get(
    text
      .toLowerCase()
      .replace(/\s+/gu, ' ')
      .replace(/[\s:：.*#]+$/u, '')
      .trim(),
  )
}
