import path from 'node:path'
import express, { type Express } from 'express'
import helmet from 'helmet'
import type { Dependencies } from './dependencies'
import * as accounts from './features/accounts/accounts.routes'
import { accountName } from './features/accounts/accounts.public'
import * as assistant from './features/assistant/assistant.routes'
import * as audit from './features/audit/audit.routes'
import * as auth from './features/auth/auth.routes'
import { credentialCheck } from './features/auth/auth.service'
import { sessionRows } from './features/auth/actor.queries'
import { signInThrottle } from './features/auth/throttle'
import { addClient } from './features/clients/clients.public'
import * as clients from './features/clients/clients.routes'
import * as dashboard from './features/dashboard/dashboard.routes'
import * as faqs from './features/faqs/faqs.routes'
import * as foods from './features/foods/foods.routes'
import * as messaging from './features/messaging/messaging.routes'
import * as notifications from './features/notifications/notifications.routes'
import * as portal from './features/portal/portal.routes'
import { addPractitioner } from './features/practitioners/practitioners.public'
import * as practitioners from './features/practitioners/practitioners.routes'
import * as privacy from './features/privacy/privacy.routes'
import { recipesWith } from './features/recipes/recipes.public'
import * as recipes from './features/recipes/recipes.routes'
import { foodsInReports, reportsOfClient } from './features/reports/reports.public'
import * as reports from './features/reports/reports.routes'
import * as scanner from './features/scanner/scanner.routes'
import { errorAnswers } from './http/errors'
import { fairPlaces, withPlaces } from './http/fairness'
import { mount } from './http/mount'
import { notFound } from './http/problem'
import { boundBody, skipBody } from './http/request-body'
import { requestLog } from './http/request-log'
import { sessions, type SessionRows } from './http/session'
import { clientFiles } from './http/static'
import { projectRoot } from './project-root'

/** The whole server as an Express app; it does not listen. */
export function createApp(deps: Dependencies): Express {
  const { config, db, files, log, pool } = deps
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.use(securityHeaders)
  app.use(requestLog(log))
  app.use(boundBody)

  const api = express.Router()
  const throttle = signInThrottle(pool)
  // While as many wait for PostgreSQL as can, as many are worked on here.
  const places = fairPlaces(2 * pool.options.max)
  const rows = sessionRows(db)
  const find: SessionRows['find'] = (idHash) => places.run(`session ${idHash}`, () => rows.find(idHash))
  api.use('/api', sessions({ ...rows, find }, deps.sessionSecrets, credentialCheck(deps, throttle)))
  api.use('/api', withPlaces(places))
  mount(api, portal.contract, portal.handlers(deps), files)
  mount(api, auth.contract, auth.handlers(deps, throttle), files)
  mount(
    api,
    accounts.contract,
    accounts.handlers(deps, { client: addClient, practitioner: addPractitioner }),
    files,
  )
  mount(api, clients.contract, clients.handlers(deps, reportsOfClient), files)
  mount(api, practitioners.contract, practitioners.handlers(deps), files)
  mount(api, audit.contract, audit.handlers(deps, accountName), files)
  mount(api, privacy.contract, privacy.handlers(deps), files)
  mount(api, dashboard.contract, dashboard.handlers(deps), files)
  mount(api, reports.contract, reports.handlers(deps), files)
  mount(api, foods.contract, foods.handlers(deps, { reports: foodsInReports, recipesWith }), files)
  mount(api, recipes.contract, recipes.handlers(deps), files)
  mount(api, scanner.contract, scanner.handlers(deps), files)
  mount(api, assistant.contract, assistant.handlers(deps), files)
  mount(api, faqs.contract, faqs.handlers(deps), files)
  mount(api, messaging.contract, messaging.handlers(deps), files)
  mount(api, notifications.contract, notifications.handlers(deps), files)
  api.use('/api', () => {
    throw notFound('This call')
  })
  app.use(api)
  app.use(async (req, res, next) => {
    await skipBody(req, res)
    next()
  })
  app.use(clientFiles(path.join(projectRoot, 'dist', 'client')))
  app.use(errorAnswers(log))
  return app
}

const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Radix's scroll lock writes a style element.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Plain HTTP on a laboratory's own network must keep working; a proxy that ends TLS sets this header itself.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
})
