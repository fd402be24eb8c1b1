import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'

/** Browser features that the portal's own pages use: photos of labels, copying texts, passkeys. */
const used = ['camera', 'clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get']
/** All others that Chromium knows (unknown ones cause warnings); sharing stays allowed. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const permissions = [...used.map((name) => `${name}=(self)`), ...unused.map((name) => `${name}=()`)].join(
  ', ',
)

const YEAR_S = 31_536_000

/**
 * The headers of every answer. An endpoint whose answer is a document, such as a report, sets a
 * tighter policy. With an https address browsers are told to use TLS only; `preload` also covers
 * all hosts below this one, so that the domain can be on the browsers' preload list.
 */
export function securityHeaders({
  publicUrl,
  hstsPreload,
}: {
  publicUrl: string
  hstsPreload: boolean
}): RequestHandler {
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Photos of labels and pictures to be uploaded are blobs.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // A report's PDF is shown beside its extracted values.
        frameSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: YEAR_S,
      includeSubDomains: hstsPreload,
      preload: hstsPreload,
    },
  })
  const headers = Object.entries({ ...headersBy(set), 'Permissions-Policy': permissions })
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    next()
  }
}

/** The constant headers of a middleware, computed once for all answers. */
function headersBy(middleware: RequestHandler): Record<string, string> {
  const headers: Record<string, string> = {}
  const res = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: (name: string) => Reflect.deleteProperty(headers, name),
  }
  void middleware({} as Request, res as unknown as Response, (error?: unknown) => {
    if (error) throw error as Error
  })
  return headers
}
