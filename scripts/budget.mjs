import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The most kilobytes of gzipped JavaScript for the sign-in page, for a role's home as first page,
 * for each further screen, and for the page of a share link.
 */
const budget = { auth: 80, firstPage: 120, screen: 25, share: 100 }
/**
 * The chunks of the sign-in page that load only after an action, at another address, or after an
 * error. Every other lazy chunk counts as part of the page.
 */
const wanted = new Set([
  ...['signed-in-app', 'standalone-screens', 'signed-out-pages', 'portal-unreachable', 'toast-card'],
  ...['register-form', 'forgot-password', 'continue-sign-in', 'sign-in-by-passkey', 'space-note'],
])
const homes = ['dashboard-screen', 'client-home-screen', 'practitioner-home-screen']

/**
 * Prints the size of each first load and each screen. False, after naming each, if any is over
 * budget.
 */
export function checkBudget(directory) {
  const manifest = JSON.parse(readFileSync(path.join(directory, '.vite/manifest.json'), 'utf8'))
  const weights = new Map()
  const weightOf = (file) => {
    if (!weights.has(file))
      weights.set(file, gzipSync(readFileSync(path.join(directory, file)), { level: 9 }).length / 1024)
    return weights.get(file)
  }
  const filesOf = (key, files = new Set(), lazyOf = () => []) => {
    const chunk = manifest[key]
    if (files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const imported of [...(chunk.imports ?? []), ...lazyOf(chunk)]) filesOf(imported, files, lazyOf)
    return files
  }
  const loadedAutomatically = ({ dynamicImports = [] }) =>
    dynamicImports.filter((key) => !wanted.has(manifest[key].name))
  const sum = (files) => [...files].reduce((total, file) => total + weightOf(file), 0)
  const without = (files, known) => new Set([...files].filter((file) => !known.has(file)))
  const union = (...sets) => new Set(sets.flatMap((set) => [...set]))

  const find = (ending) => Object.keys(manifest).find((key) => key.endsWith(ending))
  const scriptsOf = (page) => {
    const html = readFileSync(path.join(directory, page), 'utf8')
    return new Set([...html.matchAll(/<script\b[^>]* src="\/([^"]+)"/g)].map(([, file]) => file))
  }
  const entry = union(scriptsOf('index.html'), filesOf('index.html'))
  const auth = union(entry, filesOf('index.html', new Set(), loadedAutomatically))
  const shell = union(entry, filesOf(find('app/signed-in-app.tsx')))
  const screens = Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && key.endsWith('-screen.tsx'),
  )
  const rows = [
    ['/auth, everything', sum(auth), budget.auth],
    ['/share, everything', sum(scriptsOf('share.html')), budget.share],
  ]
  for (const screen of screens.filter((key) => !key.includes('auth-screen'))) {
    const own = without(filesOf(screen), shell)
    const name = path.basename(screen, '.tsx')
    if (homes.includes(name)) rows.push([`${name}, first page`, sum(union(shell, own)), budget.firstPage])
    rows.push([`${name}, own chunk`, sum(own), budget.screen])
  }
  console.log('JavaScript, KB gzip                                   is   may be')
  for (const [name, is, may] of rows)
    console.log(`${name.padEnd(48)}${is.toFixed(1).padStart(8)}${String(may).padStart(9)}`)
  // As printed: the hashes in the names change the size by some bytes with each build.
  const over = rows.filter(([, is, may]) => Number(is.toFixed(1)) > may)
  for (const [name] of over) console.error(`Over budget: ${name}`)
  return over.length === 0
}
