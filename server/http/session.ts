import { createHash, createHmac } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import passport from 'passport'
import { Strategy as LocalStrategy } from 'passport-local'
import { DAY_MS } from '@shared/domain/dates'
import { SIGNED_OUT_COOKIE } from '@shared/domain/signed-out-cookie'
import type { ProvenBy } from '@shared/domain/factors'
import type { ProofOfWork } from '@shared/domain/proof-of-work'
import type { Actor } from '../access/actor'
import { callbackFor } from './callback'
import { cookieIn, cookieName } from './cookie-name'
import type { DeviceCookie } from './device-cookie'
import { stepCookie, type StepCookie } from './step-cookie'

declare module 'express-session' {
  interface SessionData {
    passport?: { user: Proof }
    read?: Read
  }
}

/** What the store reads with a session. It is no part of what express-session compares, at each request, to see whether to keep it. */
class Read {
  constructor(readonly found: Found) {}
  toJSON(): undefined {
    return undefined
  }
}

/** The longest a cookie lives; the server ends sessions earlier by role (see `sessionLimits`). */
const COOKIE_MS = 7 * DAY_MS
const TOUCH_EVERY_MS = 60_000

/**
 * Whose session it is to be, a stamp of the password of then (a password that changes meanwhile opens nothing), and what
 * was proven. `userAgent` tells the owner later which device it was, `deviceHash` the portal.
 */
export type Proof = {
  id: number
  stamp: string
  factors: ProvenBy[]
  userAgent?: string
  deviceHash?: string
}

/**
 * `isRecentlyAuthenticated`: who is here was proven within the last minutes. `position`: how far the database had come, where a replica
 * may be read (see `database/replica-reader`).
 */
type Found = {
  actor: Actor
  createdAt: Date
  seenAt: Date
  isRecentlyAuthenticated: boolean
  position?: string | null
}

/** Where sessions are kept, by the hash of their id. */
export type SessionRows = {
  /** The session's person while it is within its limits and the account is active, in one query, in a turn of its own. */
  find(idHash: string): Promise<Found | undefined>
  /** The same for a call that has its turn: another one it might wait for in vain. */
  findWithin(idHash: string): Promise<Found | undefined>
  /** Throws a Problem when the account is inactive or its password is no longer the proven one. */
  create(idHash: string, proof: Proof): Promise<void>
  touch(idHash: string): Promise<void>
  remove(idHash: string): Promise<void>
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')

/** express-session's store over our rows: it holds who and since when, nothing else. */
class RowStore extends session.Store {
  private readonly rows: SessionRows
  constructor(rows: SessionRows) {
    super()
    this.rows = rows
  }

  override get(id: string, done: (error: unknown, data?: SessionData | null) => void) {
    this.rows.find(hashOf(id)).then(
      (found) => done(null, found ? toData(found) : null),
      (error: unknown) => done(error),
    )
  }

  override set(id: string, data: SessionData, done?: (error?: unknown) => void) {
    const proof = data.passport?.user
    // Only signing in makes a session; one that was read has no stamp and is kept already.
    if (!proof?.stamp) return done?.()
    settle(this.rows.create(hashOf(id), proof), done)
  }

  override touch(id: string, { read }: SessionData, done?: () => void) {
    if (read && Date.now() - read.found.seenAt.getTime() < TOUCH_EVERY_MS) return done?.()
    settle(this.rows.touch(hashOf(id)), done)
  }

  override destroy(id: string, done?: (error?: unknown) => void) {
    settle(this.rows.remove(hashOf(id)), done)
  }
}

function settle(work: Promise<void>, done?: (error?: unknown) => void) {
  work.then(
    () => done?.(),
    (error: unknown) => done?.(error),
  )
}

function toData(found: Found): SessionData {
  const cookie = {
    originalMaxAge: found.createdAt.getTime() + COOKIE_MS - Date.now(),
  } as SessionData['cookie']
  return { cookie, passport: { user: { id: found.actor.id, stamp: '', factors: [] } }, read: new Read(found) }
}

/** A request to sign in: from a browser that brings `deviceHash`, after `proofOfWork` where that was asked for. */
export type Attempted = {
  email: string
  password: string
  address: string
  deviceHash: string | undefined
  proofOfWork: ProofOfWork | undefined
}

/** Checks an email and a password; undefined when they do not belong together. May throw a Problem (throttled). */
export type Verify = (attempted: Attempted) => Promise<Proof | undefined>

/** A session's id as express-session writes it into the cookie. */
const signed = (id: string, secret: string) =>
  `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`

/**
 * The middleware that puts the signed-in `Actor` on `req.user`. The secrets are asked for at each request, the newest
 * first: it signs, and a cookie that an older one signed is signed anew.
 */
export function sessions(
  rows: SessionRows,
  secrets: () => readonly string[],
  device: DeviceCookie,
  verify: Verify,
  publicUrl: string,
): RequestHandler[] {
  const name = cookieName('pearwell.sid', publicUrl)
  const isHttps = publicUrl.startsWith('https:')
  // Strict: no page of another site, and no link in an email, brings the cookie along; the page that such a link opens
  // asks for the person itself.
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict' } as const
  const step = stepCookie(publicUrl)
  const guard = new passport.Passport()
  guard.use(
    new LocalStrategy({ usernameField: 'email', passReqToCallback: true }, (req, email, password, done) => {
      // The body's shape was checked before the handler that asks for this.
      const { proof: proofOfWork } = req.body as { proof?: ProofOfWork }
      verify({ email, password, address: req.ip ?? '', deviceHash: device.read(req), proofOfWork }).then(
        (proof) => done(null, proof ?? false),
        (error: unknown) => done(error),
      )
    }),
  )
  guard.serializeUser((req: Request, user: unknown, done: (error: unknown, proof: Proof) => void) =>
    done(null, { ...(user as Proof), userAgent: (req.get('user-agent') ?? '').slice(0, 300) }),
  )
  // The store's one query has brought the person already.
  guard.deserializeUser((req: Request, _proof: Proof, done: (error: unknown, user?: Actor | false) => void) =>
    done(null, req.session.read?.found.actor ?? false),
  )
  // express-session looks into this list at each request.
  const current = [...secrets()]
  return [
    (req, _res, next) => {
      // The address says that people come over TLS: the cookie is for TLS alone, whatever the proxy in front tells.
      if (isHttps) Object.defineProperty(req, 'secure', { value: true })
      current.splice(0, current.length, ...secrets())
      next()
    },
    session({
      name,
      secret: current,
      store: new RowStore(rows),
      resave: false,
      saveUninitialized: false,
      cookie: { ...cookie, secure: isHttps || 'auto', maxAge: COOKIE_MS },
    }),
    (req, res, next) => {
      // Where there is one secret, it is the one that has signed.
      const value = current.length > 1 && req.session.read && signed(req.sessionID, current[0] ?? '')
      if (value && !req.headers.cookie?.includes(encodeURIComponent(value)))
        res.cookie(name, value, {
          ...cookie,
          secure: req.secure,
          maxAge: req.session.cookie.originalMaxAge ?? 0,
        })
      next()
    },
    guard.initialize() as RequestHandler,
    guard.session() as RequestHandler,
    endLeft,
    (req, res, next) => {
      res.locals['guard'] = guard
      res.locals['device'] = device
      res.locals['step'] = step
      res.locals['findAgain'] = () => rows.findWithin(hashOf(req.sessionID))
      res.locals['forgetCookie'] = () => res.clearCookie(name, { ...cookie, secure: isHttps })
      next()
    },
  ]
}

/** Ends the session of an account that has signed out in this browser while the portal could not be told. */
function endLeft(req: Request, res: Response, next: (error?: unknown) => void): void {
  const left = cookieIn(req.headers, SIGNED_OUT_COOKIE)
  if (left === undefined) return next()
  const goOn = () => {
    res.clearCookie(SIGNED_OUT_COOKIE, { path: '/', sameSite: 'strict' })
    next()
  }
  if (left !== String((req.user as Actor | undefined)?.id)) return goOn()
  delete req.user
  // A new one, as this request may sign in.
  req.session.regenerate(callbackFor(goOn, next))
}

/** How far the database had come when the request's session was read; whatever anybody had been told until then is kept. */
export const positionOf = (req: Request) => (req.session as SessionData | undefined)?.read?.found.position

/** Whether the person of a request has proven within the last minutes who they are. */
export const isRecentlyAuthenticated = (req: Request): boolean =>
  (req.session as SessionData | undefined)?.read?.found.isRecentlyAuthenticated ?? false

/** The session of a request as it is now: it may have ended while the body came. */
export const findSessionAgain = (res: Response): Promise<Found | undefined> =>
  (res.locals['findAgain'] as () => Promise<Found | undefined>)()

/** Signing in and out of the session of one request. */
export type SignIn = {
  /** Checks `email` and `password` of the request's body; undefined when they do not belong together. */
  byPassword(): Promise<Proof | undefined>
  /** Signs in under a new session id. */
  as(proof: Proof): Promise<void>
  /** The hash of the device's id, where it has one. */
  device(): string | undefined
  /** What the browser keeps of a sign-in that waits for its second step. */
  step: { token(): string | undefined; begin(token: string): void; end(): void }
  out(): Promise<void>
  /** The hash under which this request's session is kept. */
  idHash(): string
}

export function signInOf(req: Request, res: Response): SignIn {
  const as = async (proof: Proof) => {
    const deviceHash = (res.locals['device'] as DeviceCookie).renew(req, res)
    try {
      await new Promise<void>((resolve, reject) =>
        req.logIn({ ...proof, deviceHash }, callbackFor(resolve, reject)),
      )
    } catch (error) {
      // With the answer express-session would save it once more.
      delete req.session.passport
      throw error
    }
  }
  const step = res.locals['step'] as StepCookie
  return {
    as,
    byPassword: async () => (await authenticate(req, res)) || undefined,
    device: () => (res.locals['device'] as DeviceCookie).read(req),
    step: {
      token: () => step.read(req),
      begin: (token) => step.set(req, res, token),
      end: () => step.clear(req, res),
    },
    out: async () => {
      await new Promise<void>((resolve, reject) => req.session.destroy(callbackFor(resolve, reject)))
      ;(res.locals['forgetCookie'] as () => void)()
    },
    idHash: () => hashOf(req.sessionID),
  }
}

function authenticate(req: Request, res: Response): Promise<Proof | false> {
  const guard = res.locals['guard'] as passport.PassportStatic
  return new Promise((resolve, reject) => {
    const done = (error: unknown, user?: Proof | false) =>
      callbackFor(() => resolve(user || false), reject)(error)
    const middleware = guard.authenticate('local', done) as RequestHandler
    void middleware(req, res, (error?: unknown) =>
      reject((error as Error | undefined) ?? new Error('sign-in fell through')),
    )
  })
}
