export type MailMessage = { to: string; subject: string; text: string; html?: string }

/**
 * The state of the sender's address at the service. `unasked`: the service answers but may not be
 * asked (a key that may only send). `refused`: it rejects the key. `silent`: it gives no answer.
 * `unreachable`: nothing listens there.
 */
export type SenderState = 'verified' | 'unverified' | 'unasked' | 'refused' | 'silent' | 'unreachable'

/** A service that sends email. */
export type Mail = {
  /** Returns the service's id for the message. Within 40 s; rejects with a DeliveryError. */
  send(message: MailMessage): Promise<string>
  /** Queries the sender's state. Settles within 3 s and never rejects. */
  sender(): Promise<SenderState>
}
