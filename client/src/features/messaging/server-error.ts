import { ApiError } from '@/api/request'

/** The `error` field of a server's answer; '' when its body has none, undefined when there was no answer or none in JSON. */
export function serverErrorOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  try {
    const body = JSON.parse(error.message.replace(/^\d+: /, '')) as { error?: unknown } | null
    return typeof body?.error === 'string' ? body.error : ''
  } catch {
    return undefined
  }
}
