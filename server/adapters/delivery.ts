import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../http/problem'

/**
 * Why a message was not delivered to the service that sends it.
 * `busy` it asked to slow down · `unavailable` not reached, or it answered with 5xx · `unknown`
 * no answer came after it had the message · `credentials` it does not accept the credentials ·
 * `sender` it refuses the sender's address · `recipient` it refuses the recipient's address ·
 * `quota` the daily limit is reached · `refused` any other refusal.
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

/** A failed delivery, with a sentence of this portal, never the service's own text. */
export class DeliveryError extends Problem {
  override name = 'DeliveryError'
  constructor(
    readonly failure: DeliveryFailure,
    sentence: string,
  ) {
    super(failure === 'busy' ? 'busy' : failure === 'recipient' ? 'invalid' : 'unavailable', sentence)
  }
}

/**
 * Builds the error texts for a service ("email service") and its messages ("email");
 * `own` has the sentences that differ between services.
 */
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
    quota: `The ${service} has reached its sending limit for today. Please try again tomorrow.`,
    refused: `The ${service} rejected this ${message}.`,
  }
  return (failure) => new DeliveryError(failure, sentences[failure])
}

/** The time limit of one attempt and the pauses between attempts, in milliseconds. */
export type Patience = { attemptMs: number; pausesMs: readonly number[] }
export const usualPatience: Patience = { attemptMs: 10_000, pausesMs: [400, 1_500] }

/**
 * Retries after each pause while the service is busy or unavailable. Never after `unknown`, where
 * the message may have gone out.
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

/** Resolves with `work`, or with the result of `late` once `ms` milliseconds have passed. */
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
