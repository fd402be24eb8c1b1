const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
})

/**
 * The people of the demonstration, used in unit and browser tests, so that a name always means the
 * same person. Other test persons are named after what the test is about.
 */
export const named = {
  client: person('Nora', 'Whitfield'),
  otherClient: person('Idris', 'Okafor'),
  practitioner: person('Amara', 'Nwosu'),
  otherPractitioner: person('Ines', 'Carvalho'),
  admin: person('Helena', 'Osei'),
}
