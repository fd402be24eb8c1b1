import type { RequestListener } from 'node:http'
import path from 'node:path'
import express, { type Request, type Response } from 'express'
import type { ApiRoute } from '@shared/api'
import type { Dependencies } from './dependencies'
import * as accounts from './features/accounts/accounts.routes'
import { sendsLinks } from './features/accounts/accounts.public'
import { redactAll } from './features/assistant/assistant.public'
import * as assistant from './features/assistant/assistant.routes'
import { readingRecorder } from './features/audit/audit.public'
import * as audit from './features/audit/audit.routes'
import { requestReset } from './features/auth/auth.public'
import * as auth from './features/auth/auth.routes'
import { credentialCheck } from './features/auth/auth.service'
import { sessionRows } from './features/auth/actor.queries'
import { signInThrottle } from './features/auth/throttle'
import { addClient } from './features/clients/clients.public'
import * as clients from './features/clients/clients.routes'
import * as dashboard from './features/dashboard/dashboard.routes'
import { factorOf, relyingPartyOf, notifyStaff } from './features/factors/factors.public'
import * as factors from './features/factors/factors.routes'
import * as faqs from './features/faqs/faqs.routes'
import * as foods from './features/foods/foods.routes'
import { findMachine } from './features/intake/intake.public'
import * as fhir from './features/fhir/fhir.routes'
import * as intake from './features/intake/intake.routes'
import * as invitations from './features/invitations/invitations.routes'
import { sendOutboxSoon } from './features/messaging/messaging.public'
import * as messaging from './features/messaging/messaging.routes'
import * as notifications from './features/notifications/notifications.routes'
import { securityTxt } from './features/portal/portal.public'
import * as openapi from './features/openapi/openapi.routes'
import * as portal from './features/portal/portal.routes'
import { addPractitioner } from './features/practitioners/practitioners.public'
import * as practitioners from './features/practitioners/practitioners.routes'
import { forgetExports, hasRecord } from './features/privacy/privacy.public'
import * as privacy from './features/privacy/privacy.routes'
import { recipesWith } from './features/recipes/recipes.public'
import * as recipes from './features/recipes/recipes.routes'
import {
  avoidedBy,
  foodsInReports,
  personFingerprints,
  reportNeeds,
  reportsOfClient,
  reportsOfPlan,
} from './features/reports/reports.public'
import * as reports from './features/reports/reports.routes'
import * as scanner from './features/scanner/scanner.routes'
import * as shares from './features/shares/shares.routes'
import { planNeeds } from './features/trial/trial.public'
import * as trial from './features/trial/trial.routes'
import * as verdict from './features/verdict/verdict.routes'
import * as webhooks from './features/webhooks/webhooks.routes'
import * as worklist from './features/worklist/worklist.routes'
import { eventNames } from './monitoring/event-names'
import { groupedNotificationTexts } from './notices/grouped-notification-texts'
import { bearer } from './http/bearer'
import { deviceCookie } from './http/device-cookie'
import { errorAnswers, finalErrorHandler } from './http/errors'
import { fairSlots, inSlot, withSlots } from './http/fairness'
import { cachedResponses } from './http/cached-responses'
import { metricsPage } from './http/metrics-page'
import { mount, type WarmUpRead } from './http/mount'
import { notFound } from './http/problem'
import { boundBody, skipBody } from './http/request-body'
import { requestLog } from './http/request-log'
import { securityHeaders } from './http/security-headers'
import { sessions, type SessionRows } from './http/session'
import { clientFiles, textFile } from './http/static'
import { portalMetrics } from './monitoring/metrics'
import { projectRoot } from './config/project-root'

/** Compressed, the catalogue takes 110 kB and the recipes of one client 25 kB. */
const CACHE_LIMITS = { bytes: 16 * 1024 * 1024, answers: 5_000 }

/** Builds the app without listening, and the reads that a process can do once to warm up. */
export function createApp(
  deps: Dependencies,
  metrics = portalMetrics(deps),
): { answer: RequestListener; warmUpReads: ReadonlyMap<ApiRoute, WarmUpRead> } {
  const { config, db, files: folders, log, pool } = deps
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.use(securityHeaders(config))
  app.use(requestLog(log, metrics.requests))
  app.use(boundBody)
  app.get('/metrics', metricsPage(config.metricsToken, metrics))
  const api = express.Router()
  const throttle = signInThrottle(deps)
  const secrets = () => deps.sessionSecrets
  const warmUpReads = new Map<ApiRoute, WarmUpRead>()
  const means = {
    warmUpReads,
    folders,
    record: readingRecorder(db),
    replicaReader: deps.replicaReader,
    responses: cachedResponses(CACHE_LIMITS),
  }
  const device = deviceCookie(config.publicUrl, secrets)
  // Twice the pool: as many requests may run as connections, and as many may wait for one.
  const slots = fairSlots(2 * pool.options.max)
  app.use(withSlots(slots))
  app.get(
    '/.well-known/security.txt',
    inSlot,
    textFile(() => securityTxt(deps)),
  )
  const rows = sessionRows(deps)
  const find: SessionRows['find'] = (idHash) => slots.run(`session ${idHash}`, () => rows.find(idHash))
  const verify = credentialCheck(deps, throttle)
  const people = express.Router().use(sessions({ ...rows, find }, secrets, device, verify, config.publicUrl))
  api.use('/api', bearer(findMachine(db), slots, people))
  mount(
    api,
    portal.contract,
    portal.handlers(deps, {
      resetByEmail: sendsLinks(deps),
      passkeyOrigin: relyingPartyOf(config)?.origin ?? null,
      notifyStaff,
    }),
    means,
  )
  mount(api, auth.contract, auth.handlers(deps, throttle), means)
  mount(
    api,
    accounts.contract,
    accounts.handlers(deps, {
      addRecord: { client: addClient, practitioner: addPractitioner },
      hasRecord,
      factorOf,
      requestReset,
      sendOutboxSoon,
    }),
    means,
  )
  mount(api, factors.contract, factors.handlers(deps), means)
  // Before the clients, whose `/clients/:id` would take `/clients/needs`.
  mount(
    api,
    practitioners.contract,
    practitioners.handlers(deps, { reports: reportNeeds, plans: planNeeds }),
    means,
  )
  mount(api, clients.contract, clients.handlers(deps, reportsOfClient), means)
  mount(api, audit.contract, audit.handlers(deps, eventNames), means)
  mount(api, privacy.contract, privacy.handlers(deps), means)
  mount(api, dashboard.contract, dashboard.handlers(deps), means)
  mount(api, reports.contract, reports.handlers(deps, forgetExports), means)
  mount(
    api,
    foods.contract,
    foods.handlers(deps, {
      reports: foodsInReports,
      recipesWith,
      avoidedBy,
      fingerprints: personFingerprints,
    }),
    means,
  )
  mount(api, recipes.contract, recipes.handlers({ ...deps, redactAll }), means)
  mount(api, scanner.contract, scanner.handlers(deps), means)
  mount(api, verdict.contract, verdict.handlers(deps), means)
  mount(api, trial.contract, trial.handlers(deps, reportsOfPlan), means)
  mount(api, shares.contract, shares.handlers(deps), means)
  mount(api, assistant.contract, assistant.handlers(deps), means)
  mount(api, faqs.contract, faqs.handlers(deps), means)
  mount(api, invitations.contract, invitations.handlers(deps), means)
  mount(api, messaging.contract, messaging.handlers(deps), means)
  mount(api, notifications.contract, notifications.handlers(deps, groupedNotificationTexts), means)
  mount(api, worklist.contract, worklist.handlers(deps), means)
  mount(api, webhooks.contract, webhooks.handlers(deps), means)
  mount(api, openapi.contract, openapi.handlers(deps), means)
  mount(api, intake.contract, intake.handlers(deps, forgetExports), means)
  mount(api, fhir.contract, fhir.handlers(deps), means)
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
  const answer: RequestListener = (req, res) =>
    app(req as Request, res as Response, finalErrorHandler(log, res as Response))
  return { answer, warmUpReads }
}
