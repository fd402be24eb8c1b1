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

/** `practitioner` is the place in the list above; `tests` says how many reports the client has. */
export const demoClients = [
  {
    firstName: 'Nora',
    lastName: 'Whitfield',
    gender: 'Female',
    dateOfBirth: '1984-03-12',
    practitioner: 0,
    tests: 5,
  },
  {
    firstName: 'Idris',
    lastName: 'Okafor',
    gender: 'Male',
    dateOfBirth: '1991-11-02',
    practitioner: 1,
    tests: 4,
  },
  {
    firstName: 'Marta',
    lastName: 'Lindqvist',
    gender: 'Female',
    dateOfBirth: '1977-06-29',
    practitioner: undefined,
    tests: 3,
  },
  {
    firstName: 'Samuel',
    lastName: 'Brandt',
    gender: 'Male',
    dateOfBirth: '1969-01-17',
    practitioner: 0,
    tests: 4,
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    gender: 'Female',
    dateOfBirth: '1995-09-08',
    practitioner: 1,
    tests: 3,
  },
  {
    firstName: 'Jonas',
    lastName: 'Haugen',
    gender: 'Male',
    dateOfBirth: '1988-12-24',
    practitioner: undefined,
    tests: 3,
  },
  {
    firstName: 'Beatriz',
    lastName: 'Salgado',
    gender: 'Female',
    dateOfBirth: '2001-04-05',
    practitioner: 2,
    tests: 3,
  },
  {
    firstName: 'Owen',
    lastName: 'Price',
    gender: 'Male',
    dateOfBirth: '1980-08-19',
    practitioner: 2,
    tests: 3,
  },
  {
    firstName: 'Lena',
    lastName: 'Moreau',
    gender: 'Female',
    dateOfBirth: '1973-02-27',
    practitioner: 0,
    tests: 3,
  },
  {
    firstName: 'Femi',
    lastName: 'Adeyemi',
    gender: 'Other',
    dateOfBirth: '1999-07-14',
    practitioner: 1,
    tests: 3,
  },
  {
    firstName: 'Chloe',
    lastName: 'Adair',
    gender: 'Female',
    dateOfBirth: '1966-10-31',
    practitioner: undefined,
    tests: 3,
  },
  {
    firstName: 'Oskar',
    lastName: 'Nyman',
    gender: 'Male',
    dateOfBirth: '1993-05-21',
    practitioner: 2,
    tests: 3,
  },
]

export const emailOf = (person: { firstName: string; lastName: string }) =>
  `${person.firstName}.${person.lastName}@example.com`.toLowerCase()
