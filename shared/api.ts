import type { BodyInputOf, Endpoint, FileFieldOf, ParamsOf, QueryOf, ReplyOf } from './core/contract'
import { assistant } from './features/assistant'
import { auth } from './features/auth'
import { faqs } from './features/faqs'
import { foods } from './features/foods'
import { messaging } from './features/messaging'
import { notifications } from './features/notifications'
import { overview } from './features/overview'
import { recipes } from './features/recipes'
import { reports } from './features/reports'
import { scanner } from './features/scanner'
import { settings } from './features/settings'
import { users } from './features/users'

/** Every endpoint there is, by its route. */
export const api = {
  ...overview,
  ...auth,
  ...users,
  ...reports,
  ...foods,
  ...recipes,
  ...scanner,
  ...assistant,
  ...faqs,
  ...settings,
  ...messaging,
  ...notifications,
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
