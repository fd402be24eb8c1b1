import { PARTS, PARTS_BITS } from '@shared/domain/sign-in/proof-of-work'

/** What holds for all calls, in Markdown. */
export const description = `Every call that the portal's own pages make, and those for programs.

## Who calls
A person signs in by \`POST /api/login\` and has a cookie. A program sends \`Authorization: Bearer TOKEN\`, which
decides whatever cookie comes beside it: 401 where the token is unknown or revoked, 403 on every call that none of its
scopes opens. Signed out, all calls but the public ones answer 401. What a person may not reach answers 404, as if it
were not there.

A call may name the account that it is meant for with \`X-Account: USER_ID\`. Where the session is another's by then, it
answers 409 \`other-account\` and changes nothing.

## Errors
Every error is a \`Problem\`: \`error\` is a sentence to show, \`code\` is for programs, \`fields\` says what is wrong with
which field. Ids are whole numbers; anything else is 400.

A \`challenge: { token, bits }\` (429, of \`POST /api/login\`) is met once, within five minutes, for the same email and
from the same network or known browser, by \`proof: { token, nonces }\` with ${PARTS} numbers: for each \`part\` from 0 on,
one with which SHA-256(SHA-256(token) + part + number) begins with \`bits - ${PARTS_BITS}\` zero bits, where part and number
are 4 bytes each, the highest first.

Where staff have a second factor, a right password answers 401 \`second-factor\` with \`methods\`, and a cookie for the
five minutes in which \`POST /api/login/second\` is awaited. A call that asks for a fresh proof answers 401 \`assure\` later
than ten minutes after the last one; \`POST /api/user/assure\` gives it, and the call is made again. Where the portal
requires a second factor of staff and the session has proven none, every call but those that lead to one answers 403
\`factor-needed\`.

## Limits
A request may bring 256 kB beside its files (16 kB where it is public); 413 ends the connection. It has 30 s, and as long
again as its size needs at 10 kB/s, to come whole (408). Six calls of an account run at once and 400 more wait; beyond
that 429 says with \`Retry-After\` when to try again.
`
