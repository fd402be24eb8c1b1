/** An answer; `body` is the parsed JSON, if any. */
export type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** An HTTP client with a browser's cookie jar. */
export type Visitor = {
  send(
    method: string,
    path: string,
    init?: { body?: unknown; form?: FormData; raw?: string | Uint8Array; headers?: Record<string, string> },
  ): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  upload(path: string, form: FormData): Promise<Answer>
  /** The session cookie; `setCookie` replaces it. */
  cookie(): string
  setCookie(value: string): void
  /** The device cookie. */
  device(): string
  setDevice(value: string): void
  /** The cookie of a sign-in that awaits its second factor. */
  second(): string
  setSecond(value: string): void
  /** The cookie of a sign-out that has not reached the portal. */
  left(): string
  setLeft(value: string): void
}

/** Headers in `always` are sent with each request. */
export function visitor(url: string, always: Record<string, string> = {}): Visitor {
  let cookie = ''
  let device = ''
  let second = ''
  let left = ''
  const send: Visitor['send'] = async (method, path, { body, form, raw, headers = {} } = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...((cookie || device || second || left) && {
          Cookie: [cookie, device, second, left].filter(Boolean).join('; '),
        }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...always,
        ...headers,
      },
      body: form ?? (raw as BodyInit | undefined) ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    for (const set of response.headers.getSetCookie()) {
      const pair = set.split(';')[0] ?? ''
      if (pair.includes('pearwell.device=')) device = pair
      else if (pair.startsWith('pearwell.left=')) left = pair.endsWith('=') ? '' : pair
      else if (pair.includes('pearwell.second=')) second = pair.endsWith('=') ? '' : pair
      else cookie = pair.endsWith('=') ? '' : pair
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : undefined,
    }
  }
  return {
    send,
    get: (path, headers) => send('GET', path, { headers }),
    post: (path, body) => send('POST', path, { body }),
    put: (path, body) => send('PUT', path, { body }),
    patch: (path, body) => send('PATCH', path, { body }),
    upload: (path, form) => send('POST', path, { form }),
    cookie: () => cookie,
    setCookie: (value) => {
      cookie = value
    },
    device: () => device,
    setDevice: (value) => {
      device = value
    },
    second: () => second,
    setSecond: (value) => {
      second = value
    },
    left: () => left,
    setLeft: (value) => {
      left = value
    },
  }
}
