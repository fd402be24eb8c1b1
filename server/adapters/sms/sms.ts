/** A service that sends text messages. */
export type Sms = {
  /**
   * Sends `text` to a number in E.164 form and answers the service's id for it. Settles within 40
   * s; rejects with a DeliveryError.
   */
  send(to: string, text: string): Promise<string>
}
