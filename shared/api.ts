import type { BodyInputOf, Endpoint, FileFieldOf, ParamsOf, QueryOf, ReplyOf } from './core/contract'
import { accounts } from './features/accounts'
import { assistant } from './features/assistant'
import { audit } from './features/audit'
import { auth } from './features/auth'
import { clients } from './features/clients'
import { dashboard } from './features/dashboard'
import { factors } from './features/factors'
import { faqs } from './features/faqs'
import { foods } from './features/foods'
import { fhir } from './features/fhir'
import { intake } from './features/intake'
import { invitations } from './features/invitations'
import { messaging } from './features/messaging'
import { notifications } from './features/notifications'
import { openapi } from './features/openapi'
import { portal } from './features/portal'
import { practitioners } from './features/practitioners'
import { privacy } from './features/privacy'
import { recipes } from './features/recipes'
import { reports } from './features/reports'
import { scanner } from './features/scanner'
import { shares } from './features/shares'
import { trial } from './features/trial'
import { verdicts } from './features/verdict'
import { webhooks } from './features/webhooks'
import { worklist } from './features/worklist'

export const api = {
  ...portal,
  ...auth,
  ...accounts,
  ...factors,
  ...clients,
  ...practitioners,
  ...audit,
  ...privacy,
  ...dashboard,
  ...reports,
  ...foods,
  ...recipes,
  ...scanner,
  ...verdicts,
  ...trial,
  ...shares,
  ...assistant,
  ...faqs,
  ...messaging,
  ...invitations,
  ...notifications,
  ...worklist,
  ...fhir,
  ...intake,
  ...openapi,
  ...webhooks,
}

export type Api = typeof api
export type ApiRoute = keyof Api
export type EndpointOf<R extends ApiRoute> = Api[R]

export type Params<R extends ApiRoute> = ParamsOf<R, Api[R]>
export type Query<R extends ApiRoute> = QueryOf<Api[R]>
export type Body<R extends ApiRoute> = BodyInputOf<Api[R]>
export type FileField<R extends ApiRoute> = FileFieldOf<Api[R]>
export type Reply<R extends ApiRoute> = ReplyOf<Api[R]>

export const endpoints: Record<ApiRoute, Endpoint> = api
