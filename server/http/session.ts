import { createHash, createHmac } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import passport from 'passport'
import { Strategy as LocalStrategy } from 'passport-local'
import { DAY_MS } from '@shared/domain/text/dates'
import { SIGNED_OUT_COOKIE } from '@shared/domain/sign-in/signed-out-cookie'
import type { ProvenBy } from '@shared/domain/sign-in/factors'
import type { ProofOfWork } from '@shared/domain/sign-in/proof-of-work'
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

/** What the store read; serialises to nothing, so express-session sees no change. */
class Read {
  constructor(readonly found: Found) {}
  toJSON(): undefined {
    return undefined
  }
}

/** The longest lifetime of a cookie; sessions end earlier by role (see `sessionLimits`). */
const COOKIE_MS = 7 * DAY_MS
const TOUCH_EVERY_MS = 60_000

/** A proven sign-in; a stamp of its password makes it invalid when the password changes. */
export type Proof = {
  id: number
  stamp: string
  factors: ProvenBy[]
  userAgent?: string
  deviceHash?: string
}

/** `position`: what a replica must have reached to be read (`database/replica-reader`). */
type Found = {
  actor: Actor
  createdAt: Date
  seenAt: Date
  isRecentlyAuthenticated: boolean
  position?: string | null
}

/** Where sessions are stored, by the hash of their id. */
export type SessionRows = {
  /** The person of a valid session with an active account; one query in its own slot. */
  find(idHash: string): Promise<Found | undefined>
  /** The same for a call that has a slot already and could wait for a second one in vain. */
  findWithin(idHash: string): Promise<Found | undefined>
  /** Throws a Problem if the account is inactive or its password has changed since the proof. */
  create(idHash: string, proof: Proof): Promise<void>
  touch(idHash: string): Promise<void>
  remove(idHash: string): Promise<void>
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex')

/** express-session's store over our rows, which contain only the person and times. */
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
    // Only a sign-in creates a session; one that was read has no stamp and is stored already.
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

/** A sign-in request; `proofOfWork` is the proof of work if one was required. */
export type Attempted = {
  email: string
  password: string
  address: string
  deviceHash: string | undefined
  proofOfWork: ProofOfWork | undefined
}

/** Checks an email and a password; undefined if they do not match. Throws a Problem (throttled). */
export type Verify = (attempted: Attempted) => Promise<Proof | undefined>

/** A session id as express-session signs it for the cookie. */
const signed = (id: string, secret: string) =>
  `s:${id}.${createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '')}`

/**
 * The middleware that sets `req.user` to the signed-in `Actor`. The secrets are read at each
 * request; the first one signs, and a cookie signed by an older one is signed anew.
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
  // Strict: a page opened from a link requests the person in a second call.
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict' } as const
  const step = stepCookie(publicUrl)
  const guard = new passport.Passport()
  guard.use(
    new LocalStrategy({ usernameField: 'email', passReqToCallback: true }, (req, email, password, done) => {
      // The body was validated before the handler that calls this.
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
  // The store's query has read the person already.
  guard.deserializeUser((req: Request, _proof: Proof, done: (error: unknown, user?: Actor | false) => void) =>
    done(null, req.session.read?.found.actor ?? false),
  )
  // express-session reads this array at each request, so it is updated in place.
  const current = [...secrets()]
  return [
    (req, _res, next) => {
      // With a public https address the cookie is for TLS only, despite any headers of the proxy.
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
      // With a single secret the cookie cannot be signed by an older one.
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

/** Ends a session that the user left in this browser while the portal was unreachable. */
function endLeft(req: Request, res: Response, next: (error?: unknown) => void): void {
  const left = cookieIn(req.headers, SIGNED_OUT_COOKIE)
  if (left === undefined) return next()
  const goOn = () => {
    res.clearCookie(SIGNED_OUT_COOKIE, { path: '/', sameSite: 'strict' })
    next()
  }
  if (left !== String((req.user as Actor | undefined)?.id)) return goOn()
  delete req.user
  // A new session, since this request may sign in.
  req.session.regenerate(callbackFor(goOn, next))
}

/** The database position of the session; a replica read must be at least as recent. */
export const positionOf = (req: Request) => (req.session as SessionData | undefined)?.read?.found.position

/** Whether the request's person has authenticated within the last minutes. */
export const isRecentlyAuthenticated = (req: Request): boolean =>
  (req.session as SessionData | undefined)?.read?.found.isRecentlyAuthenticated ?? false

/** The request's session as it is now: it may have ended while the body arrived. */
export const findSessionAgain = (res: Response): Promise<Found | undefined> =>
  (res.locals['findAgain'] as () => Promise<Found | undefined>)()

/** Sign-in and sign-out for the session of one request. */
export type SignIn = {
  /** Checks `email` and `password` of the request's body; undefined if they do not match. */
  byPassword(): Promise<Proof | undefined>
  /** Signs in under a new session id. */
  as(proof: Proof): Promise<void>
  /** The hash of the device's id, if it has one. */
  device(): string | undefined
  /** The browser's token for a sign-in that awaits its second step. */
  step: { token(): string | undefined; begin(token: string): void; end(): void }
  out(): Promise<void>
  /** The hash under which this request's session is stored. */
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
      // Otherwise express-session would try to save it again with the answer.
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
