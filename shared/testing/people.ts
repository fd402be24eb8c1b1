const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
})

/**
 * The people of the tests on both sides and of the journeys in a browser, who are the demonstration's: a name tells who
 * somebody is wherever it is read. Who only stands for what a test is about is named after that.
 */
export const named = {
  client: person('Nora', 'Whitfield'),
  otherClient: person('Idris', 'Okafor'),
  practitioner: person('Amara', 'Nwosu'),
  otherPractitioner: person('Ines', 'Carvalho'),
  admin: person('Helena', 'Osei'),
}
