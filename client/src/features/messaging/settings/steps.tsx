import type { ReactNode } from 'react'

/** A numbered list of steps. */
export function Steps({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ol aria-label={label} className="list-decimal space-y-1.5 pl-5 text-small marker:font-semibold">
      {children}
    </ol>
  )
}

/** How to verify a sender with Amazon SES. */
export function VerificationSteps({ address }: { address: string | null }) {
  return (
    <Steps label="How to verify the sender">
      <li>
        Open Amazon SES in the AWS console, in this portal’s region, and go to <b>Verified identities</b>.
      </li>
      <li>
        Choose <b>Create identity</b>.
      </li>
      <li>
        Choose <b>Email address</b> and enter {address ?? 'the sender address'}, or <b>Domain</b> and enter
        the part after the @.
      </li>
      <li>
        For an address, open the email that Amazon sends to it and follow the link. For a domain, add the DNS
        records that SES shows you.
      </li>
      <li>
        Come back here and press <b>Check again</b>.
      </li>
    </Steps>
  )
}

export const Variable = ({ name }: { name: string }) => (
  <code className="font-mono text-small break-words">{name}</code>
)
