import type { ApiRoute } from '@shared/api'
import { send, type AnyInput } from './request'

/** A file with the name that the portal gives it, where it gives one. */
export type Download = { content: Blob; name: string | undefined }

/** Makes a call whose answer is a file. Throws ApiError for an answer that is not OK, and an OfflineError when there is none. */
export const requestFile = (route: ApiRoute, input?: AnyInput): Promise<Download> =>
  send(route, input, undefined, async (response) => {
    const how = response.headers.get('Content-Disposition') ?? ''
    // A page of a proxy comes to be looked at.
    if (!how.startsWith('attachment')) throw TypeError()
    return { content: await response.blob(), name: /filename="([^"]+)"/.exec(how)?.[1] }
  })
