type Named = { firstName: string; lastName: string; email: string }

/** The full name, else the address of the account. */
export const fullName = ({ firstName, lastName, email }: Named): string =>
  `${firstName} ${lastName}`.trim() || email
