import type { Request, Response } from 'express'

/** Whether the requester accepts server-sent events instead of one JSON answer. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'

export const isEventStream = (res: Response): boolean =>
  res.get('Content-Type')?.startsWith('text/event-stream') ?? false

/** Sends a server-sent event with a JSON value; the first one starts the stream. */
export const sendEvent = (res: Response, event: 'text' | 'error', data: unknown): void =>
  writeEvent(res, event, JSON.stringify(data))

/** Ends the stream with the whole answer, given as JSON text. */
export function endEvents(res: Response, answer: string): void {
  writeEvent(res, 'answer', answer)
  res.end()
}

function writeEvent(res: Response, event: string, json: string): void {
  if (res.writableEnded || res.destroyed) return
  if (!res.headersSent) {
    // A buffering proxy would show nothing until the end.
    res.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
    res.flushHeaders()
  }
  res.write(`event: ${event}\ndata: ${json}\n\n`)
}

/** A signal that aborts when the connection closes before the answer is complete. */
export function disconnectSignal(res: Response): AbortSignal {
  const gone = new AbortController()
  const end = () => {
    if (!res.writableFinished) gone.abort()
  }
  if (res.closed) end()
  else res.once('close', end)
  return gone.signal
}
