/** To how many people one email can be sent at once. */
export const MAX_RECIPIENTS = 50
/** How many characters a text message may have. */
export const SMS_LENGTH = 160
