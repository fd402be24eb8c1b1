/** A service that sends text messages. */
export type Sms = {
  /** Sends `text` to a number in E.164 form and answers the service's id for it. Ends within 40 s, else rejects with a DeliveryError. */
  send(to: string, text: string): Promise<string>
}
