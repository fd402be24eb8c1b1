type Named = { firstName: string; lastName: string; email: string }

export const fullName = ({ firstName, lastName, email }: Named): string =>
  `${firstName} ${lastName}`.trim() || email
