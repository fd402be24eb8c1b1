import type { Request, Response } from 'express'

/** Whether the requester wants server-sent events rather than one JSON answer. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'

export const isEventStream = (res: Response): boolean =>
  res.get('Content-Type')?.startsWith('text/event-stream') ?? false

/** Sends one server-sent event with a JSON value; the first one begins the stream. */
export const sendEvent = (res: Response, event: 'text' | 'error', data: unknown): void =>
  writeEvent(res, event, JSON.stringify(data))

/** Ends the stream with the whole answer, which is JSON text already. */
export function endEvents(res: Response, answer: string): void {
  writeEvent(res, 'answer', answer)
  res.end()
}

function writeEvent(res: Response, event: string, json: string): void {
  if (res.writableEnded || res.destroyed) return
  if (!res.headersSent) {
    // A proxy that collects the answer would show nothing until its end.
    res.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
    res.flushHeaders()
  }
  res.write(`event: ${event}\ndata: ${json}\n\n`)
}

/** Aborted when the connection ends before the answer does. */
export function disconnectSignal(res: Response): AbortSignal {
  const gone = new AbortController()
  const end = () => {
    if (!res.writableFinished) gone.abort()
  }
  if (res.closed) end()
  else res.once('close', end)
  return gone.signal
}
