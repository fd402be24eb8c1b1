import type * as z from 'zod/v4/core'
import type { ReadAction } from '../domain/audit'
import type { ErrorCode } from './errors'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint's name everywhere: `GET /api/reports/:id`. Every `:name` in it is a row's integer id unless `params` says otherwise. */
export type Route = `${Method} /api/${string}`

type Schema = z.$ZodType

/**
 * What one endpoint takes and answers.
 * `reply`: a schema for JSON, `'empty'` for no body (204), `'file'` for bytes.
 * `files`: the names of the required multipart fields; a multipart endpoint's `body` describes its text fields.
 * `reads`: what the audit calls it when somebody reads this of another, where the answer tells of health; `own.read` where
 * it tells only of the asker's. The event is written before the answer leaves.
 * `status` of the ordinary answer; 200 unless stated (204 when the reply is empty).
 */
export type Endpoint = {
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  files?: readonly string[]
  /** What is said when one of `files` is missing. */
  filesRequired?: string
  reply: Schema | 'empty' | 'file'
  /** What a machine is answered instead, where its token may make the call: no more than it brought. */
  toMachine?: Schema
  reads?: ReadAction | 'own.read'
  /** Asked for `text/event-stream`, it sends `text` events as they come and its reply as the last event, `answer`. */
  streams?: true
  /** Whether a body must not wait behind the asker's other calls, however many these are; asked before its turn. */
  urgent?: (body: never) => boolean
  /**
   * The browser keeps the answer and asks whether it is still so (ETag, 304): for large answers without a word of
   * anybody's health.
   */
  kept?: true
  status?: 200 | 201 | 202 | 204
  errors?: readonly ErrorCode[]
}

export type Contract = Record<Route, Endpoint>

/** Keeps the literal types of a feature's endpoints. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

export type ParamsOf<R extends string, E> = E extends { params: infer S }
  ? Output<S>
  : Record<NamesIn<R>, number>
export type QueryOf<E> = E extends { query: infer S } ? Output<S> : undefined
export type BodyOf<E> = E extends { body: infer S } ? Output<S> : undefined
export type BodyInputOf<E> = E extends { body: infer S } ? Input<S> : undefined
export type FileFieldOf<E> = E extends { files: readonly (infer F extends string)[] } ? F : never
/** What a handler returns, before the reply schema has dropped what is not in it. */
export type HandlerReplyOf<E> = E extends { reply: infer S }
  ? S extends Schema
    ? z.input<S>
    : undefined
  : never
/** The same of what a machine is answered. */
export type MachineReplyOf<E> = E extends { toMachine: infer S }
  ? S extends Schema
    ? z.input<S>
    : never
  : never
export type ReplyOf<E> = E extends { reply: infer S } ? (S extends Schema ? z.output<S> : undefined) : never
