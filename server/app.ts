import path from 'node:path'
import express, { type Express } from 'express'
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
import { securityTxt } from './features/portal/portal.public'
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
import { metricsPage } from './http/metrics-page'
import { mount } from './http/mount'
import { notFound } from './http/problem'
import { requestLog } from './http/request-log'
import { securityHeaders } from './http/security-headers'
import { sessions } from './http/session'
import { clientFiles, textFile } from './http/static'
import { portalMetrics } from './metrics'
import { projectRoot } from './project-root'

/** The whole server as an Express app; it does not listen. */
export function createApp(deps: Dependencies): Express {
  const { config, db, files, log, pool } = deps
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.use(securityHeaders(config))
  const metrics = portalMetrics(deps)
  app.use(requestLog(log, metrics.requests))
  app.get('/metrics', metricsPage(config.metricsToken, metrics))
  app.get(
    '/.well-known/security.txt',
    textFile(() => securityTxt(deps)),
  )

  const api = express.Router()
  const throttle = signInThrottle(pool)
  api.use(
    '/api',
    sessions(sessionRows(db), deps.sessionSecrets, credentialCheck(deps, throttle), config.publicUrl),
  )
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
  app.use(clientFiles(path.join(projectRoot, 'dist', 'client')))
  app.use(errorAnswers(log))
  return app
}
