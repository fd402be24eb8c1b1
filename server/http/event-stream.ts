import type { Request, Response } from 'express'

/** Whether the asker wants server-sent events rather than one JSON answer. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(['application/json', 'text/event-stream']) === 'text/event-stream'

export const isEventStream = (res: Response): boolean =>
  res.get('Content-Type')?.startsWith('text/event-stream') ?? false

/** Sends one server-sent event with a JSON value; the first one begins the stream. */
export function sendEvent(res: Response, event: 'text' | 'answer' | 'error', data: unknown): void {
  if (res.writableEnded || res.destroyed) return
  if (!res.headersSent) {
    // A proxy that collects the answer would show nothing until its end.
    res.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
    res.flushHeaders()
  }
  res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** Aborted when the connection ends before the answer does. */
export function goneSignal(res: Response): AbortSignal {
  const gone = new AbortController()
  const end = () => {
    if (!res.writableFinished) gone.abort()
  }
  if (res.closed) end()
  else res.once('close', end)
  return gone.signal
}
