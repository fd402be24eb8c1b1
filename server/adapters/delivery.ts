import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../http/problem'

/**
 * Why a message was not delivered to the service that sends it.
 * `busy` it asks for patience · `unavailable` it was not reached, so nothing was sent · `unknown` it fell silent after it
 * was given the message · `credentials` it does not know this portal · `sender` it refuses whom the message comes from ·
 * `recipient` it refuses whom the message goes to · `quota` no more today · `refused` any other no.
 */
export type DeliveryFailure =
  | 'busy'
  | 'unavailable'
  | 'unknown'
  | 'credentials'
  | 'sender'
  | 'recipient'
  | 'quota'
  | 'refused'

/** A failed delivery as an answer of the server. It carries a sentence of our own, never what the service wrote. */
export class DeliveryError extends Problem {
  override name = 'DeliveryError'
  constructor(
    readonly failure: DeliveryFailure,
    sentence: string,
  ) {
    super(failure === 'busy' ? 'busy' : failure === 'recipient' ? 'invalid' : 'unavailable', sentence)
  }
}

/** What is said of failures of "The email service", which sends an "email"; `own` says what only it can advise. */
export function failuresOf(
  service: string,
  message: string,
  own: Record<'credentials' | 'sender' | 'recipient', string>,
): (failure: DeliveryFailure) => DeliveryError {
  const sentences: Record<DeliveryFailure, string> = {
    ...own,
    busy: `The ${service} is busy. Please try again in a minute.`,
    unavailable: `The ${service} cannot be reached. Nothing was sent; please try again later.`,
    unknown: `The ${service} did not answer in time. The ${message} may have been sent; please ask the recipient before you send it again.`,
    quota: `Today's sending limit of the ${service} is used up. Please try again tomorrow.`,
    refused: `The ${service} refused this ${message}.`,
  }
  return (failure) => new DeliveryError(failure, sentences[failure])
}

/** How patient an adapter is: with one attempt, and between attempts. */
export type Patience = { attemptMs: number; pausesMs: readonly number[] }
export const usualPatience: Patience = { attemptMs: 10_000, pausesMs: [400, 1_500] }

/**
 * Makes an attempt, and another after each pause while the service is busy or was not reached: only then is it certain
 * that no message went out, and none is sent twice.
 */
export async function withRetries<T>(pausesMs: readonly number[], attempt: () => Promise<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof DeliveryError) || !['busy', 'unavailable'].includes(error.failure)) throw error
      await pause(ms * (0.5 + Math.random()))
    }
  }
  return attempt()
}

/** `work`, or what `late` makes once `ms` have passed. */
export async function within<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<L>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late())
      } catch (error) {
        reject(error)
      }
    }, ms)
  })
  try {
    return await Promise.race([work, passed])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the connection was never made, so that nothing can have been sent. */
export function isUnreachable(code: string | undefined): boolean {
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$/.test(code ?? '')
}
