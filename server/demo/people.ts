/** Invented people of the demonstration; every address is under example.com, which belongs to nobody. */
export const demoPractitioners = [
  {
    firstName: 'Amara',
    lastName: 'Nwosu',
    licenseNumber: 'NT-20418',
    specialty: 'Nutritional therapy',
    clinicName: 'Harbour Clinic',
  },
  {
    firstName: 'Tomas',
    lastName: 'Keller',
    licenseNumber: 'DT-77310',
    specialty: 'Dietetics',
    clinicName: 'Keller Practice',
  },
  {
    firstName: 'Ines',
    lastName: 'Carvalho',
    licenseNumber: '',
    specialty: 'Naturopathy',
    clinicName: 'Casa Verde',
  },
]

/** Registered, and waits to be let in. */
export const demoNewcomer = { firstName: 'Yara', lastName: 'Lindholm' }

type Row = [
  firstName: string,
  lastName: string,
  gender: string,
  dateOfBirth: string,
  practitioner: number | undefined,
  tests: number,
  phone?: string,
  address?: string,
]
const rows: Row[] = [
  ['Nora', 'Whitfield', 'Female', '1984-03-12', 0, 5, '+44 7700 900112', '4 Harbour Steps\nPortwick PW3 8AD'],
  ['Idris', 'Okafor', 'Male', '1991-11-02', 1, 4],
  ['Marta', 'Lindqvist', 'Female', '1977-06-29', undefined, 3, '+44 7700 900129'],
  ['Samuel', 'Brandt', 'Male', '1969-01-17', 0, 4, '', 'Lindenweg 14\n00674 Altmühl'],
  ['Priya', 'Raman', 'Female', '1995-09-08', 1, 3],
  ['Jonas', 'Haugen', 'Male', '1988-12-24', undefined, 3, '+44 7700 900124'],
  ['Beatriz', 'Salgado', 'Female', '2001-04-05', 2, 3, '', 'Rua das Flores 12\n0100-204 Vila Clara'],
  ['Owen', 'Price', 'Male', '1980-08-19', 2, 3, '01700 900119', '12 Mill Lane\nLowford LF1 4DY'],
  ['Lena', 'Moreau', 'Female', '1973-02-27', 0, 3, '+44 7700 900127'],
  ['Femi', 'Adeyemi', 'Other', '1999-07-14', 1, 3],
  ['Chloe', 'Adair', 'Female', '1966-10-31', undefined, 3, '', 'Flat 2, 31 Orchard Road\nPortwick PW1 6QT'],
  ['Oskar', 'Nyman', 'Male', '1993-05-21', 2, 3, '+44 7700 900121', 'Granvägen 7\n009 21 Nyby'],
]

/** Phone numbers are of those that are given to nobody. `practitioner` is the place in the list above; `tests` says how many reports the client has. */
export const demoClients = rows.map(
  ([firstName, lastName, gender, dateOfBirth, practitioner, tests, phone, address]) => ({
    firstName,
    lastName,
    gender,
    dateOfBirth,
    practitioner,
    tests,
    phone,
    address,
  }),
)

export const emailOf = (person: { firstName: string; lastName: string }) =>
  `${person.firstName}.${person.lastName}@example.com`.toLowerCase()
