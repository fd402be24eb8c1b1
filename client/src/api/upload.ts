import type { ApiRoute, FileField, Reply } from '@shared/api'
import { reportOtherAccount } from './other-account'
import { addressOf, ApiError, accountHeader, ifMatch, type Input, readReply, unreachable } from './request'

type UploadRoute = { [R in ApiRoute]: [FileField<R>] extends [never] ? never : R }[ApiRoute]

/** The answer to an upload; `status` tells a created row (201) from an existing one (200). */
export type Uploaded<R extends UploadRoute> = { reply: Reply<R>; status: number }

/**
 * Sends a form with XMLHttpRequest, because `fetch` cannot report progress. `onProgress` gets the
 * fraction of the bytes sent, 0 to 1. Throws ApiError for an answer that is not OK, OfflineError
 * for none, the signal's reason when it is aborted.
 */
export function upload<R extends UploadRoute>(
  route: R,
  input: Input<R>,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<Uploaded<R>> {
  const { method, url } = addressOf(route, input)
  return new Promise((resolve, reject) => {
    const abort = () => call.abort()
    const call = new XMLHttpRequest()
    call.open(method, url)
    call.withCredentials = true
    for (const [name, value] of Object.entries({ ...ifMatch(input.version), ...accountHeader() }))
      call.setRequestHeader(name, value)
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    call.onload = () =>
      void readUpload(route, call).then(resolve, (error: unknown) =>
        reject(reportOtherAccount(error instanceof ApiError ? error : unreachable(error))),
      )
    call.onerror = () => reject(unreachable())
    call.onabort = () => reject(reasonOf(signal))
    call.onloadend = () => signal.removeEventListener('abort', abort)
    if (signal.aborted) {
      reject(reasonOf(signal))
      return
    }
    signal.addEventListener('abort', abort)
    call.send((input as { form: FormData }).form)
  })
}

async function readUpload<R extends UploadRoute>(
  route: R,
  { status, responseText }: XMLHttpRequest,
): Promise<Uploaded<R>> {
  if (status < 200 || status >= 300) throw new ApiError(status, responseText)
  return { reply: await readReply(route, responseText), status }
}

function reasonOf(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new DOMException('The upload was stopped.', 'AbortError')
}
