/** A service that sends text messages. */
export type Sms = {
  /** Sends to an E.164 number; returns the service's id in 40 s or throws a DeliveryError. */
  send(to: string, text: string): Promise<string>
}
