import type { ApiRoute } from '@shared/api'
import { send, type AnyInput } from './request'

/** Makes a call whose answer is a file. Throws ApiError for an answer that is not OK, and an OfflineError when there is none. */
export async function requestFile(route: ApiRoute, input?: AnyInput): Promise<Blob> {
  return (await send(route, input)).blob()
}
