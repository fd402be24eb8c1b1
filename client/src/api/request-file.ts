import type { ApiRoute } from '@shared/api'
import { send, type AnyInput } from './request'

/** A file, with the name from the portal if it gives one. */
export type Download = { content: Blob; name: string | undefined }

/** Throws ApiError for an answer that is not OK, and OfflineError when there is none. */
export const requestFile = (route: ApiRoute, input?: AnyInput): Promise<Download> =>
  send(route, input, undefined, async (response) => {
    const how = response.headers.get('Content-Disposition') ?? ''
    // A proxy's page is shown inline, while the portal sends files as attachments.
    if (!how.startsWith('attachment')) throw TypeError()
    return { content: await response.blob(), name: /filename="([^"]+)"/.exec(how)?.[1] }
  })
