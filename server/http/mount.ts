import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import * as z from 'zod/v4/core'
import type { ApiRoute, EndpointOf, FileField, Params, Query } from '@shared/api'
import type { BodyOf, Contract, Endpoint, HandlerReplyOf, MachineReplyOf } from '@shared/core/contract'
import { needsStepUp, type MachineRoute, policy, type Rule } from '@shared/policy'
import type { Actor, Machine } from '../access/actor'
import { grantScope, type Scope } from '../access/scope'
import type { ReplicaReader } from '../database/replica-reader'
import { authorise, authoriseMachine, stepUpRequired, recheckSession } from './authorise'
import { callbackFor } from './callback'
import { check, idsOf, requireFiles } from './check-input'
import { endEvents, disconnectSignal, sendEvent, wantsEvents } from './event-stream'
import { slotFor } from './fairness'
import { CachedResponse, unzipped, type CachedResponses } from './cached-responses'
import { isKnown } from './preconditions'
import { Problem } from './problem'
import { readerOf, recordOwnReading, recordReading, type RecordReading } from './readings'
import { sendFile, type FileReply } from './replies'
import { writerOf } from './reply-shape'
import { MAX_BODY_BYTES, skipBody, takeBody, drainBody } from './request-body'
import { isRecentlyAuthenticated, positionOf, signInOf, type SignIn } from './session'
import { receiveUpload, type UploadedFile } from './uploads'
import { textOf, type DatabaseJson } from './database-json'

type IsPublic<R extends ApiRoute> = (typeof policy)[R] extends 'public' ? true : false

/** What a handler receives: checked values, nothing of Express. */
export type ApiRequest<R extends ApiRoute> = {
  params: Params<R>
  query: Query<R>
  body: BodyOf<EndpointOf<R>>
  files: Record<FileField<R>, UploadedFile>
  /** The body as it was sent, where the contract takes other media types than JSON. */
  raw: EndpointOf<R> extends { raw: unknown } ? Buffer : undefined
  signIn: SignIn
  address: string
  /** A header of the request, for conditional requests. */
  header(name: string): string | undefined
  setHeader(name: string, value: string): void
  /** Aborts when the requester disconnects. */
  signal: AbortSignal
  /** Sends a piece of the answer early, if endpoint and requester stream. */
  onText: ((piece: string) => void) | undefined
  /** Overrides the contract's usual status. */
  setStatus(status: number): void
} & Caller<R>

type Person<R extends ApiRoute> = {
  actor: IsPublic<R> extends true ? Actor | undefined : Actor
  scope: IsPublic<R> extends true ? undefined : Scope
}
/** The caller: a person, or a machine where its token allows the endpoint. */
type Caller<R extends ApiRoute> = R extends MachineRoute
  ? (Person<R> & { machine?: undefined }) | { machine: Machine; actor?: undefined; scope?: undefined }
  : Person<R>

type Answer<E> = E extends { reply: 'empty' }
  ? // A handler without an answer returns nothing.
    // oxlint-disable-next-line typescript/no-invalid-void-type
    void
  : E extends { reply: 'file' }
    ? FileReply
    : E extends { etag: true }
      ? CachedResponse<HandlerReplyOf<E>>
      : HandlerReplyOf<E> | MachineReplyOf<E> | CachedOf<E> | DatabaseJsonOf<E>

/** A cached response; not for machine endpoints, whose answer is a different one. */
type CachedOf<E> = E extends { toMachine: unknown } ? never : CachedResponse<HandlerReplyOf<E>>

/** Text written by the database; not for machine endpoints, which answer with fewer fields. */
type DatabaseJsonOf<E> = E extends { toMachine: unknown } ? never : DatabaseJson<HandlerReplyOf<E>>

export type Handler<R extends ApiRoute> = (
  request: ApiRequest<R>,
) => Promise<Answer<EndpointOf<R>>> | Answer<EndpointOf<R>>
export type Handlers<C extends Contract> = { [R in keyof C & ApiRoute]: Handler<R> }

/** Makes an empty folder for one upload, and removes it with its contents. */
export type UploadFolders = { make(): Promise<string>; remove(directory: string): Promise<void> }

/**
 * Runs a read as a person would and fills the cache, but sends and audits nothing. Answers what
 * would have been sent, or undefined if it is cached; throws the handler's errors, and a Problem
 * for an invalid query.
 */
export type WarmUpRead = (
  actor: Actor,
  given?: { params?: Record<string, number>; query?: Record<string, string> },
) => Promise<unknown>

/** What every endpoint needs; `mount` adds the reads to `warmUpReads`. */
type Means = {
  folders: UploadFolders
  record: RecordReading
  replicaReader: ReplicaReader
  responses: CachedResponses
  warmUpReads: Map<ApiRoute, WarmUpRead>
}

const json = express.json({ limit: MAX_BODY_BYTES })
type RawBody = NonNullable<Endpoint['raw']>
/** Requests without a sign-in are short. */
const MAX_PUBLIC_BYTES = 16 * 1024

/**
 * Serves a feature's contract. Every call passes these checks, in this order: signed in (401), not
 * from another site (403), not from a page of another account (409), role by the policy (403), a
 * second factor for staff (403), step-up authentication for dangerous acts (401), a concurrency
 * slot (429), shape (400 with fields). Then the handler answers, the reply schema drops other
 * fields, and a reading of health data is audited before it is sent. Uploads are received within
 * the slot. A machine's token is checked for its scope instead (403), and its answer has only the
 * fields of `toMachine`.
 */
export function mount<C extends Contract>(
  router: Router,
  contract: C,
  handlers: Handlers<C>,
  means: Means,
): void {
  const routes = Object.keys(contract) as (keyof C & ApiRoute)[]
  // `/reports/latest` must be registered before `/reports/:id`.
  for (const route of routes.sort((a, b) => paramsIn(a) - paramsIn(b))) {
    const [method, path] = route.split(' ') as [string, string]
    const endpoint = contract[route] as Endpoint
    const handler = handlers[route] as unknown as Handler<ApiRoute>
    router[method.toLowerCase() as 'get'](path, (req, res) =>
      serve(route, endpoint, handler, means, req, res),
    )
    if (endpoint.crossOrigin) router.options(path, preflight(method))
    if (method === 'GET') means.warmUpReads.set(route, warmUpReadOf(route, endpoint, handler, means))
  }
}

/** Every site may read the answer, but browsers then send no cookies. */
const openToAll = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }

const preflight =
  (method: string): RequestHandler =>
  (_req, res) => {
    res.set({ ...openToAll, 'Access-Control-Allow-Methods': method })
    res.set({ 'Access-Control-Allow-Headers': 'Content-Type', 'Access-Control-Max-Age': '600' })
    res.status(204).end()
  }

const warmUpReadOf =
  (
    route: ApiRoute,
    endpoint: Endpoint,
    handler: Handler<ApiRoute>,
    { responses, replicaReader }: Means,
  ): WarmUpRead =>
  async (actor, { params, query } = {}) => {
    const reach = (policy[route] as Exclude<Rule, 'public'>)[actor.role]
    if (reach === 'no' || typeof endpoint.reply !== 'object') return undefined
    const scope = grantScope(actor, reach)
    const nobody = {
      header: () => undefined,
      setHeader: () => undefined,
      signal: AbortSignal.timeout(WARM_UP_MS),
    }
    const request = { actor, scope, params, query: check(endpoint.query, query ?? {}), ...nobody }
    const answer: unknown = await replicaReader.readReplica(undefined, () => handler(request as never))
    if (!(answer instanceof CachedResponse)) return JSON.parse(textOf(endpoint.reply, answer)) as unknown
    await responses(route, answer, writerOf(endpoint.reply), () => false)
    return undefined
  }

const WARM_UP_MS = 10_000

const paramsIn = (route: string) => route.split(':').length

async function serve(
  route: ApiRoute,
  endpoint: Endpoint,
  handler: Handler<ApiRoute>,
  { folders, record, replicaReader, responses }: Means,
  req: Request,
  res: Response,
): Promise<void> {
  res.locals['route'] = route
  res.set('Cache-Control', 'no-store')
  if (endpoint.crossOrigin) res.set(openToAll)
  const machine = res.locals['machine'] as Machine | undefined
  const scope = machine ? authoriseMachine(machine, route) : authorise(route, endpoint, req)
  const params = check(endpoint.params, req.params) ?? idsOf(req.params)
  const query = check(endpoint.query, req.query)
  const served = { endpoint, scope, machine, params, record }
  const signal = disconnectSignal(res)
  const sent = endpoint.files || endpoint.raw ? undefined : await jsonBody(route, endpoint, req, res)
  const isGuarded = scope !== undefined && needsStepUp(route, sent)
  if (isGuarded && !isRecentlyAuthenticated(req)) throw stepUpRequired()
  const slot = await slotFor(req, res, signal, isUrgent(endpoint, sent))
  const folder = endpoint.files ? await folders.make() : undefined
  try {
    const upload =
      folder && endpoint.files ? await receiveUpload(req, res, folder, endpoint.files) : undefined
    const raw = endpoint.raw && (await rawBody(endpoint.raw, req, res))
    const body = check(endpoint.body, upload ? upload.fields : sent)
    if (upload) requireFiles(endpoint, upload.files)
    if (isGuarded) await recheckSession(route, res)
    res.status(endpoint.status ?? 200)
    const streams = Boolean(endpoint.streams) && wantsEvents(req)
    await recordOwnReading(served)
    const request = {
      params,
      query,
      body,
      files: upload?.files ?? {},
      raw,
      actor: req.user as Actor | undefined,
      scope,
      machine,
      signIn: signInOf(req, res),
      address: req.ip ?? '',
      header: (name: string) => req.get(name),
      setHeader: (name: string, value: string) => void res.set(name, value),
      setStatus: (status: number) => void res.status(status),
      signal,
      onText: streams ? (piece: string) => sendEvent(res, 'text', piece) : undefined,
    }
    const answer: unknown = await replicaReader.readReplica(positionOf(req), () => handler(request as never))
    if (answer instanceof CachedResponse) {
      if (readerOf(served)) throw new Error(`${route} stores what it says about somebody else's health`)
      return await sendCached(res, route, endpoint, answer, responses)
    }
    const shape = (machine && endpoint.toMachine) ?? endpoint.reply
    const text = typeof shape === 'object' ? textOf(shape, answer) : undefined
    // Creations and deletions have their own audit events.
    if (res.statusCode === 200 && endpoint.reply !== 'empty' && !(machine && endpoint.toMachine))
      await recordReading(served, answer)
    if (text === undefined) await sendFileOrNothing(res, endpoint, answer)
    else if (streams) endEvents(res, text)
    else sendJson(res, text)
  } catch (error) {
    if (error instanceof Problem && error.more.current !== undefined)
      await recordReading(served, error.more.current)
    throw asReplied(endpoint, error)
  } finally {
    slot.done()
    if (folder) await folders.remove(folder)
  }
}

function isUrgent({ urgent, body }: Endpoint, sent: unknown): boolean {
  if (!urgent || !body) return false
  const read = z.safeParse(body, sent)
  return read.success && urgent(read.data as never)
}

/** The row in a 412 has the same fields as the ordinary answer. */
function asReplied({ reply }: Endpoint, error: unknown): unknown {
  if (!(error instanceof Problem) || error.more.current === undefined || typeof reply === 'string')
    return error
  const current = fitting(reply, error.more.current)
  return new Problem(error.code, error.message, { ...error.more, current })
}

/** The fields of a value that the schema names; undefined if the value does not fit. */
function fitting(schema: z.$ZodType, value: unknown): unknown {
  try {
    return JSON.parse(writerOf(schema)(value))
  } catch {
    return undefined
  }
}

async function jsonBody(route: ApiRoute, endpoint: Endpoint, req: Request, res: Response): Promise<unknown> {
  if (!endpoint.body) return skipBody(req, res)
  takeBody(req, res, policy[route] === 'public' ? MAX_PUBLIC_BYTES : MAX_BODY_BYTES)
  await new Promise<void>((resolve, reject) => json(req, res, callbackFor(resolve, reject)))
  await drainBody(req)
  return (req.body as unknown) ?? {}
}

/** Throws a Problem for another media type or a body that is too large. */
async function rawBody({ types, maxBytes }: RawBody, req: Request, res: Response): Promise<Buffer> {
  if (!req.is([...types]))
    throw new Problem('unsupported', `Please send the message as ${types.join(' or ')}.`)
  takeBody(req, res, maxBytes)
  const receive = express.raw({ type: () => true, limit: maxBytes })
  await new Promise<void>((resolve, reject) => receive(req, res, callbackFor(resolve, reject)))
  await drainBody(req)
  const body = req.body as Buffer | undefined
  if (!body?.length) throw new Problem('invalid', 'The request has no message in it.')
  return body
}

async function sendFileOrNothing(res: Response, { reply, status }: Endpoint, answer: unknown): Promise<void> {
  if (reply === 'file') await sendFile(res, answer as FileReply)
  else res.status(status ?? 204).end()
}

function sendJson(res: Response, text: string): void {
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  // A single call, so that header and text leave together.
  res.end(text)
}

/** Sends a cached response or 304; Express ignores If-None-Match with `no-cache`. */
async function sendCached(
  res: Response,
  route: ApiRoute,
  { reply, etag: hasEtag }: Endpoint,
  answer: CachedResponse<unknown>,
  responses: CachedResponses,
): Promise<void> {
  const has = (tag: string) => hasEtag === true && isKnown(res.req.get('If-None-Match'), tag)
  const { tag, etag, zipped } = await responses(route, answer, writerOf(reply as z.$ZodType), has)
  // A weak tag, since it is the same for both encodings.
  if (hasEtag) res.set({ ETag: `W/${tag}`, 'Cache-Control': 'private, no-cache' })
  else if (etag) res.set('ETag', etag)
  res.vary(hasEtag ? 'Cookie, Accept-Encoding' : 'Accept-Encoding')
  if (!zipped) return void res.status(304).end()
  const isZipped = res.req.acceptsEncodings('gzip') !== false
  if (isZipped) res.set('Content-Encoding', 'gzip')
  const body = isZipped ? zipped : await unzipped(zipped)
  res.type('json').set('Content-Length', String(body.length)).end(body)
}
