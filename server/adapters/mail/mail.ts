/** One message to one address. */
export type MailMessage = { to: string; subject: string; text: string; html?: string }

/**
 * What the service says of the address that messages come from. `unasked`: it answers, but does not say (a key that may
 * only send). `refused`: it does not take the key. `silent`: it gives no answer. `unreachable`: there is nobody.
 */
export type SenderState = 'verified' | 'unverified' | 'unasked' | 'refused' | 'silent' | 'unreachable'

/** A service that sends email. */
export type Mail = {
  /** Sends one message and answers the service's id for it. Ends within 40 s, else rejects with a DeliveryError. */
  send(message: MailMessage): Promise<string>
  /** Asks for the sender's state. Ends within 3 s and never rejects. */
  sender(): Promise<SenderState>
}
