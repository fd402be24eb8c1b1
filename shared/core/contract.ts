import type * as z from 'zod/v4/core'
import type { ReadAction } from '../domain/audit/audit'
import type { ErrorCode } from './errors'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint's key, such as `GET /api/reports/:id`; `:name` is an integer id by default. */
export type Route = `${Method} /api/${string}`

type Schema = z.$ZodType

/**
 * What one endpoint takes and answers.
 * `reply`: a schema for JSON, `'empty'` for no body (204), `'file'` for bytes.
 * `files`: names of the required multipart fields; `body` then describes the text fields.
 * `reads`: the audit action, written before the answer leaves, when somebody reads health data of
 * another person; `own.read` where the answer contains only the requester's own.
 * `status`: of the ordinary answer; 200 unless stated (204 when the reply is empty).
 */
export type Endpoint = {
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  files?: readonly string[]
  filesRequired?: string
  /** Media types of a body that the handler gets as bytes in `raw`, and its limit in bytes. */
  raw?: { types: readonly string[]; maxBytes: number }
  reply: Schema | 'empty' | 'file'
  /** The media types of a `'file'` reply; any unless stated. */
  media?: readonly string[]
  /** Open to pages of every site, without cookies (CORS). */
  crossOrigin?: true
  /** The reply to a machine token that may use it: only what the machine uploaded. */
  toMachine?: Schema
  reads?: ReadAction | 'own.read'
  /** With `Accept: text/event-stream` sends `text` events, then the reply as `answer`. */
  streams?: true
  /** Whether a body bypasses the requester's queue; checked before the request takes a slot. */
  urgent?: (body: never) => boolean
  /** The browser caches and revalidates it (304): for large answers without health data. */
  etag?: true
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
/** What a handler returns, before the reply schema drops unknown fields. */
export type HandlerReplyOf<E> = E extends { reply: infer S }
  ? S extends Schema
    ? z.input<S>
    : undefined
  : never
/** What a handler returns to a machine token. */
export type MachineReplyOf<E> = E extends { toMachine: infer S }
  ? S extends Schema
    ? z.input<S>
    : never
  : never
export type ReplyOf<E> = E extends { reply: infer S } ? (S extends Schema ? z.output<S> : undefined) : never
