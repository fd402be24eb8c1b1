import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environment } from '../../../server/config/config'
import { freePort } from '../../../server/testing/free-port'
import { hasNginx } from '../../../server/testing/nginx'

const folder = import.meta.dirname
const root = path.join(folder, '../../..')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

const defaults = parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8'))
const port = defaults['PORT'] ?? ''
/** Node's own variable, which is no setting of the portal. */
const known = [...Object.keys(environment.shape), 'NODE_ENV']
/** The largest upload, in MB. */
const LARGEST_UPLOAD = 31
/** How long the portal may take to stop. */
const STOP_SECONDS = 10

const unitNames = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name))

/**
 * The settings of a systemd unit by section; a setting may be repeated, so each name has several
 * values.
 */
function unitOf(name: string) {
  const unit = new Map<string, Map<string, string[]>>()
  let section: Map<string, string[]> | undefined
  for (const [index, line] of read(name).split('\n').entries()) {
    const [, heading] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, setting = '', value = ''] = /^(\w+)=(.+)$/.exec(line) ?? []
    if (heading) unit.set(heading, (section = new Map<string, string[]>()))
    else if (setting && section) section.set(setting, [...(section.get(setting) ?? []), value])
    else if (!/^(#.*)?$/.test(line)) throw new Error(`${name}:${index + 1} is no setting: ${line}`)
  }
  return (heading: string, setting: string) => unit.get(heading)?.get(setting)?.join(' ') ?? ''
}

const assignmentsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\b([A-Z][A-Z_]+)=(\S*)/g)].map(([, name = '', value]) => [name, value]),
  )

type Compose = {
  services: {
    pearwell: {
      build: { context: string; dockerfile: string }
      stop_grace_period: string
      ports: string[]
      volumes: string[]
      environment: Record<string, string>
    }
  }
  volumes: Record<string, unknown>
}
const compose = parse(read('compose.yaml')) as Compose
const { pearwell } = compose.services
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
const imageEnvironment = assignmentsIn(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '')
/** The argument of an instruction of the Dockerfile. */
const instruction = (name: string) => new RegExp(`^${name} (.+)$`, 'm').exec(dockerfile)?.[1] ?? ''

describe('the systemd units', () => {
  it.runIf(hasSystemd())('pass systemd-analyze verify', () => {
    const paths = unitNames.map((name) => path.join(folder, name))
    execFileSync('systemd-analyze', ['verify', '--man=no', ...paths], { stdio: 'pipe' })
  })

  it.each(unitNames)('%s sets only variables that the portal knows', (name) => {
    const variables = Object.keys(assignmentsIn(unitOf(name)('Service', 'Environment')))
    expect(variables.filter((variable) => !known.includes(variable))).toEqual([])
  })

  it.each(unitNames.filter((name) => name.endsWith('.timer')))('%s starts a service beside it', (name) => {
    expect(unitNames).toContain(name.replace('.timer', '.service'))
    expect(unitOf(name)('Install', 'WantedBy')).toBe('timers.target')
  })

  it.each(['pearwell.service', 'pearwell-backup.service'])(
    '%s runs a script of the portal as its user, on the same data folder',
    (name) => {
      const unit = unitOf(name)
      const [script = ''] = /scripts\/[\w-]+\.mjs/.exec(unit('Service', 'ExecStart')) ?? []
      expect(existsSync(path.join(root, script)), script).toBe(true)
      expect(unit('Service', 'User')).toBe('pearwell')
      expect(unit('Service', 'WorkingDirectory')).toBe('/srv/pearwell')
      expect(assignmentsIn(unit('Service', 'Environment'))).toMatchObject({
        DATA_DIR: `/var/lib/${unitOf('pearwell.service')('Service', 'StateDirectory')}`,
      })
    },
  )

  it('write backups into the state folder of the backup unit', () => {
    const unit = unitOf('pearwell-backup.service')
    expect(unit('Service', 'ExecStart')).toContain(` /var/lib/${unit('Service', 'StateDirectory')}/`)
  })

  it('leave the portal time to stop', () => {
    expect(Number(unitOf('pearwell.service')('Service', 'TimeoutStopSec'))).toBeGreaterThan(STOP_SECONDS)
  })

  it('check readiness on the default port', () => {
    expect(unitOf('pearwell-ready.service')('Service', 'ExecStart')).toContain(
      `http://127.0.0.1:${port}/api/ready`,
    )
  })
})

describe('the container', () => {
  it('is built from a Dockerfile that exists, by compose.yaml too', () => {
    const context = path.join(folder, pearwell.build.context)
    expect(context).toBe(root)
    expect(path.join(context, pearwell.build.dockerfile)).toBe(path.join(folder, 'Dockerfile'))
  })

  it('sets only variables that the portal knows', () => {
    const variables = [...Object.keys(imageEnvironment), ...Object.keys(pearwell.environment)]
    expect(variables.filter((variable) => !known.includes(variable))).toEqual([])
  })

  it('keeps the data folder in a volume', () => {
    const data = imageEnvironment['DATA_DIR']
    expect([instruction('VOLUME'), ...pearwell.volumes]).toEqual([data, `pearwell-data:${data}`])
    expect(Object.keys(compose.volumes)).toEqual(['pearwell-data'])
  })

  it('opens and checks the default port, on this machine alone', () => {
    expect(instruction('EXPOSE')).toBe(port)
    expect(instruction('HEALTHCHECK')).toContain(`http://127.0.0.1:${port}/api/ready`)
    expect(pearwell.ports).toEqual([`127.0.0.1:${port}:${port}`])
  })

  it('runs a script that exists, and has time to stop', () => {
    const [, script = ''] = JSON.parse(instruction('CMD')) as string[]
    expect(existsSync(path.join(root, script)), script).toBe(true)
    expect(Number.parseInt(pearwell.stop_grace_period)).toBeGreaterThan(STOP_SECONDS)
  })

  it('contains no data, settings or keys of the portal', () => {
    const ignored = read('Dockerfile.dockerignore').split('\n')
    for (const name of ['data*', '.env', 'report-keys.json', 'pearwell-backup-*'])
      expect(ignored).toContain(name)
  })
})

describe('the proxies', () => {
  it.each(['nginx.conf', 'Caddyfile'])('%s passes requests to the default address', (name) => {
    expect(read(name)).toMatch(new RegExp(`\\b${defaults['HOST']}:${port}\\b`))
  })

  it.each([
    ['nginx.conf', /client_max_body_size (\d+)m;/],
    ['nginx-several-servers.conf', /client_max_body_size (\d+)m;/],
    ['Caddyfile', /max_size (\d+)MB/],
  ])('%s lets the largest upload through', (name, size) => {
    expect(Number(size.exec(read(name))?.[1])).toBeGreaterThanOrEqual(LARGEST_UPLOAD)
  })

  const scratch = mkdtempSync(path.join(tmpdir(), 'pearwell-nginx-'))
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  it.runIf(hasNginx).each(['nginx.conf', 'nginx-several-servers.conf'])('nginx accepts %s', async (name) => {
    const plain = read(name)
      .replace(/^ *ssl_certificate.*$/gm, '')
      .replace('listen 443 ssl', `listen 127.0.0.1:${await freePort()}`)
      .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
    const file = path.join(scratch, name)
    const head = `pid ${scratch}/nginx.pid; error_log ${scratch}/error.log; events {}`
    writeFileSync(file, `${head}\nhttp { access_log off;\n${plain}\n}`)
    execFileSync('nginx', ['-t', '-c', file], { stdio: 'pipe' })
  })
})

describe('the other files', () => {
  it('prometheus.yml loads the alerts beside it, for the job that they name', () => {
    const { scrape_configs: jobs, rule_files: rules } = parse(read('prometheus.yml')) as {
      scrape_configs: { job_name: string }[]
      rule_files: string[]
    }
    expect(rules).toEqual(['/srv/pearwell/docs/operations/files/alerts.yml'])
    for (const { job_name: job } of jobs) expect(read('alerts.yml')).toContain(`job="${job}"`)
  })

  it('are all linked from the contents of the pages', () => {
    const contents = readFileSync(path.join(folder, '../README.md'), 'utf8')
    const files = readdirSync(folder).filter((name) => !name.endsWith('.ts'))
    expect(files.filter((name) => !contents.includes(`](files/${name})`))).toEqual([])
  })
})

describe('configuration.md', () => {
  const page = readFileSync(path.join(folder, '../configuration.md'), 'utf8')
  const settings = Object.keys(environment.shape)

  it('names every setting', () => {
    expect(settings.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('shows the defaults of .env.example', () => {
    const wrong = settings.filter((name) => {
      const [, shown] = new RegExp(`^\\| \`${name}\` +\\| (\\S+) +\\|`, 'm').exec(page) ?? []
      const value = defaults[name]
      return (
        shown !== undefined && /^(empty|`.*`)$/.test(shown) && shown !== (value ? `\`${value}\`` : 'empty')
      )
    })
    expect(wrong).toEqual([])
  })
})

function hasSystemd(): boolean {
  try {
    execFileSync('systemd-analyze', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
