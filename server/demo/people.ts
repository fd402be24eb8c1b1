/** Invented people of the demo; example.com belongs to nobody. */
export const demoPractitioners = [
  {
    firstName: 'Amara',
    lastName: 'Nwosu',
    licenseNumber: 'NT-20418',
    specialty: 'Nutritional therapy',
    clinicName: 'Harbour Clinic',
    releaseRule: 'release',
  },
  {
    firstName: 'Tomas',
    lastName: 'Keller',
    licenseNumber: 'DT-77310',
    specialty: 'Dietetics',
    clinicName: 'Keller Practice',
    releaseRule: 'release',
  },
  {
    firstName: 'Ines',
    lastName: 'Carvalho',
    licenseNumber: '',
    specialty: 'Naturopathy',
    clinicName: 'Casa Verde',
    releaseRule: 'hold',
  },
] as const

/** Registered, and waiting to be admitted. */
export const demoNewcomer = { firstName: 'Yara', lastName: 'Lindholm' }

type Row = [
  firstName: string,
  lastName: string,
  gender: string,
  dateOfBirth: string,
  practitioner: number | undefined,
  tests: number,
]
const rows: Row[] = [
  ['Nora', 'Whitfield', 'Female', '1984-03-12', 0, 5],
  ['Idris', 'Okafor', 'Male', '1991-11-02', 1, 4],
  ['Marta', 'Lindqvist', 'Female', '1977-06-29', undefined, 3],
  ['Samuel', 'Brandt', 'Male', '1969-01-17', 0, 4],
  ['Priya', 'Raman', 'Female', '1995-09-08', 1, 3],
  ['Jonas', 'Haugen', 'Male', '1988-12-24', undefined, 3],
  ['Maximiliana-Alexandrina', 'von Hohenlohe-Waldenburg-Bartenstein', 'Female', '2001-04-05', 2, 3],
  ['Owen', 'Price', 'Male', '1980-08-19', 2, 3],
  ['Lena', 'Moreau', 'Female', '1973-02-27', 0, 3],
  ['Femi', 'Adeyemi', 'Other', '1999-07-14', 1, 3],
  ['Chloe', 'Adair', 'Female', '1966-10-31', undefined, 3],
  ['Oskar', 'Nyman', 'Male', '1993-05-21', 2, 3],
]

/** Phone numbers (reserved for fiction) and postal addresses of some clients, by first name. */
const contacts: Record<string, { phone?: string; address?: string }> = {
  Nora: { phone: '+44 7700 900112', address: '4 Harbour Steps\nPortwick PW3 8AD' },
  Marta: { phone: '+44 7700 900129' },
  Samuel: { address: 'Lindenweg 14\n00674 Altmühl' },
  Jonas: { phone: '+44 7700 900124' },
  Owen: { phone: '01700 900119', address: '12 Mill Lane\nLowford LF1 4DY' },
  Lena: { phone: '+44 7700 900127' },
  Chloe: { address: 'Flat 2, 31 Orchard Road\nPortwick PW1 6QT' },
  Oskar: { phone: '+44 7700 900121', address: 'Granvägen 7\n009 21 Nyby' },
}

/** `practitioner` is an index in the list above; `tests` is the client's number of reports. */
export const demoClients = rows.map(([firstName, lastName, gender, dateOfBirth, practitioner, tests]) => ({
  firstName,
  lastName,
  gender,
  dateOfBirth,
  practitioner,
  tests,
  phone: contacts[firstName]?.phone,
  address: contacts[firstName]?.address,
}))

export const emailOf = (person: { firstName: string; lastName: string }) =>
  `${person.firstName}.${person.lastName}@example.com`.replaceAll(' ', '-').toLowerCase()

/** The client account offered for signing in. */
export const clientEmail = emailOf({ firstName: 'Nora', lastName: 'Whitfield' })
