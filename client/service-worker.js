// Lets the portal's page, and on it the check of pasted text, open offline.
// The build fills in the two lists.
// Answers of /api are never cached, and other requests outside the lists go to the network.
const version = '__VERSION__'
/** The page, and the scripts, styles and fonts of its offline screen. */
const page = ['__PAGE__']
/** The matcher with its knowledge, cached only for users who have asked for it. */
const check = ['__CHECK__']

const pageCache = `pearwell-page-${version}`
const checkCache = `pearwell-check-${version}`
const known = new Set([...page, ...check])

const fill = async (name, addresses) =>
  (await caches.open(name)).addAll(addresses.map((address) => new Request(address, { cache: 'no-cache' })))

self.addEventListener('install', (event) => {
  const install = async () => {
    await fill(pageCache, page)
    const names = await caches.keys()
    if (names.some((name) => name.startsWith('pearwell-check-'))) await fill(checkCache, check)
    await self.skipWaiting()
  }
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  const activate = async () => {
    const old = (await caches.keys()).filter((name) => name !== pageCache && name !== checkCache)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(activate())
})

self.addEventListener('message', (event) => {
  const carryOut = async () => {
    if (event.data === 'keep-check') await fill(checkCache, check)
    if (event.data === 'forget-check') await caches.delete(checkCache)
  }
  event.waitUntil(
    carryOut().then(
      () => event.ports[0].postMessage('done'),
      () => event.ports[0].postMessage('failed'),
    ),
  )
})

const cached = (address) => caches.match(address, { ignoreVary: true })

/** For users with offline checks a network that does not answer in time counts as none. */
const PATIENCE_MS = 5_000
const late = () => new Promise((_, reject) => self.setTimeout(reject, PATIENCE_MS))

const freshPage = async (request) => {
  const answer = fetch(request)
  try {
    return await ((await caches.has(checkCache)) ? Promise.race([answer, late()]) : answer)
  } catch {
    return (await cached('/')) ?? answer
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  // The page of a share link is another page, which works only online.
  if (/^\/share(\/|\.html)?$/.test(pathname)) return
  // The page comes from the server while that answers, so that a new version shows at once.
  if (request.mode === 'navigate') event.respondWith(freshPage(request))
  else if (known.has(pathname)) event.respondWith(cached(pathname).then((answer) => answer ?? fetch(request)))
})
