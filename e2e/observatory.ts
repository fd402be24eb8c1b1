/** What the scanner of MDN's HTTP Observatory requests from a site without signing in. */
export type Scan = {
  page: Response
  html: string
  /** The cookies of the page and of /robots.txt, and of the sign-in where that is checked too. */
  cookies: string[]
  /** The answer to an OPTIONS request with an Origin. */
  cors: Response
  /**
   * Whether plain HTTP redirects to HTTPS on the same host, as the proxies in docs/operations/files
   * do.
   */
  isRedirected: boolean
  /** Whether the domain is on the browsers' HSTS preload list. */
  isPreloaded: boolean
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafe = ["'unsafe-inline'", 'data:']
const SIX_MONTHS_S = 15_552_000

function policyOf(page: Response) {
  const directives = new Map(
    (page.headers.get('content-security-policy') ?? '')
      .split(';')
      .map((part): [string, string[]] => {
        const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/)
        return [name, sources]
      })
      .filter(([name]) => name !== ''),
  )
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  return {
    directives,
    sources,
    has: (name: string, wrong: string[]) => sources(name).some((s) => wrong.includes(s)),
  }
}

/**
 * The ten tests of the Observatory (github.com/mdn/mdn-http-observatory, 1.4.8, src/analyzer and
 * src/grader/charts.js) with their modifiers, limited to the cases that the portal's answers can
 * reach.
 */
const tests: Record<string, (scan: Scan) => number> = {
  'content-security-policy': ({ page }) => {
    const { directives, sources, has } = policyOf(page)
    if (directives.size === 0) return -25
    if (has('script-src', [...broad, ...unsafe]) || has('object-src', broad)) return -20
    const all = [...directives].filter(([name]) => name !== 'img-src' && name !== 'media-src')
    if (all.some(([, list]) => list.some((source) => /^(http|ftp):/.test(source)))) return -20
    if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10
    if (['img-src', 'media-src'].some((name) => sources(name).some((source) => /^(http|ftp):/.test(source))))
      return -10
    if (has('style-src', [...broad, ...unsafe])) return 0
    return directives.get('default-src')?.join() === "'none'" ? 10 : 5
  },
  cookies: ({ page, cookies }) => {
    if (cookies.length === 0) return 0
    const isHsts = page.headers.has('strict-transport-security')
    const modifiers = cookies.map((cookie) => {
      const isSession = /login|sess/i.test(cookie.split('=')[0] ?? '')
      const isSecure = /; secure/i.test(cookie)
      const site = /; samesite=(\w*)/i.exec(cookie)?.[1]?.toLowerCase()
      if (isSession && !isSecure && !isHsts) return -40
      if (isSession && !/; httponly/i.test(cookie)) return -30
      if (site !== undefined && !['strict', 'lax', 'none'].includes(site)) return -20
      if (!isSecure) return isHsts ? (isSession ? -10 : -5) : -20
      return site === undefined ? 0 : 5
    })
    return Math.min(...modifiers)
  },
  'cross-origin-resource-sharing': ({ cors }) =>
    cors.headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  redirection: ({ isRedirected }) => (isRedirected ? 0 : -20),
  'referrer-policy': ({ page }) => {
    const policy = page.headers.get('referrer-policy')
    if (policy === null) return 0
    return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
  },
  'strict-transport-security': ({ page, isPreloaded }) => {
    if (isPreloaded) return 5
    const header = page.headers.get('strict-transport-security')
    const age = Number(/(?:^|; ?)max-age=(\d+)/.exec(header ?? '')?.[1])
    if (header === null || header.includes(',') || Number.isNaN(age)) return -20
    return age < SIX_MONTHS_S ? -10 : 0
  },
  // All scripts have the same origin; one with a hash is enough for the bonus.
  'subresource-integrity': ({ html }) => {
    const scripts = html.match(/<script\b[^>]*\bsrc="[^"]*"[^>]*>/g) ?? []
    if (scripts.some((tag) => /src="(https?:)?\/\//.test(tag))) return -5
    return scripts.some((tag) => tag.includes(' integrity="sha')) ? 5 : 0
  },
  'x-content-type-options': ({ page }) => (page.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ page }) => {
    if (policyOf(page).directives.has('frame-ancestors')) return 5
    return /^(deny|sameorigin)$/i.test(page.headers.get('x-frame-options') ?? '') ? 0 : -20
  },
  'cross-origin-resource-policy': ({ page }) => {
    const policy = page.headers.get('cross-origin-resource-policy')
    if (policy === null || policy === 'cross-origin') return 0
    return policy === 'same-origin' || policy === 'same-site' ? 10 : -5
  },
}

/** The score, and the modifier of each test. Bonuses count only if penalties leave at least 90. */
export function observe(scan: Scan): { score: number; penalties: number; modifiers: Record<string, number> } {
  const modifiers = Object.fromEntries(Object.entries(tests).map(([name, test]) => [name, test(scan)]))
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  const penalties = sum(Object.values(modifiers).filter((one) => one < 0))
  const score = 100 + (100 + penalties >= 90 ? sum(Object.values(modifiers)) : penalties)
  return { score, penalties, modifiers }
}
