import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import path from 'node:path'
import type { BucketSettings } from '../adapters/files/bucket-client'

const programs = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
]
const missing = [...programs, 'memcached'].filter((name) => !existsSync(path.join('/usr/bin', name)))

/**
 * Why OpenStack Swift cannot be tested here, or undefined. On Debian: apt install swift-proxy
 * swift-account swift-container swift-object memcached.
 */
export const swiftMissing =
  missing.length > 0
    ? `${missing.join(', ')} not installed`
    : existsSync('/etc/swift/swift.conf')
      ? undefined
      : '/etc/swift/swift.conf is not there'

/** Does what swift-ring-builder does, in one process. */
const rings = `
import sys
from swift.common.ring import RingBuilder
for kind, port in zip(('account', 'container', 'object'), sys.argv[2:]):
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1',
        'weight': 1, 'replication_ip': '127.0.0.1', 'replication_port': int(port), 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(sys.argv[1] + '/' + kind + '.ring.gz')
`

/**
 * A Swift with its S3 layer and an empty bucket; `kill` ends its proxy and `restart` starts it
 * again.
 */
export type Swift = {
  settings: BucketSettings
  kill(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts one proxy, account, container and object server on loopback with one replica, in a new
 * folder on a disk that supports user xattrs. `/etc/swift/swift.conf` is read for the hash suffix
 * only.
 */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync('/var/tmp/pearwell-swift-')
  const user = userInfo().username
  mkdirSync(path.join(folder, 'node', 'd1'), { recursive: true })
  const [proxy = 0, memcache = 0, ...ports] = await freePorts(5)
  const kinds = ['account', 'container', 'object']
  const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${folder}/node
mount_check = false
disable_fallocate = true
log_level = ERROR
`
  const running: ChildProcess[] = []
  const start = (program: string, ...words: string[]) => {
    const child = spawn(program, words, { stdio: 'ignore' })
    running.push(child)
    return child
  }
  start('memcached', '-l', '127.0.0.1', '-p', String(memcache), '-u', user, '-m', '16')
  execFileSync('/usr/bin/python3', ['-c', rings, folder, ...ports.map(String)])
  kinds.forEach((kind, n) => {
    const port = ports[n] ?? 0
    const file = path.join(folder, `${kind}.conf`)
    writeFileSync(
      file,
      `${common(port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`,
    )
    start(`swift-${kind}-server`, file)
  })
  const file = path.join(folder, 'proxy.conf')
  writeFileSync(
    file,
    `${common(proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcache}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`,
  )
  let front = start('swift-proxy-server', file)
  const settings: BucketSettings = {
    url: 's3://pearwell-files',
    endpoint: `http://127.0.0.1:${proxy}`,
    region: 'us-east-1',
    pathStyle: true,
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  }
  await makeBucket(settings)
  return {
    settings,
    kill: () => ended(front),
    restart: async () => {
      front = start('swift-proxy-server', file)
      await makeBucket(settings)
    },
    stop: async () => {
      await Promise.all(running.map(ended))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Retries until all servers answer. */
async function makeBucket({
  url,
  endpoint,
  region,
  pathStyle,
  ...credentials
}: BucketSettings): Promise<void> {
  const { CreateBucketCommand, HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({ endpoint, region, forcePathStyle: pathStyle, credentials, maxAttempts: 1 })
  const Bucket = new URL(url).hostname
  for (let tries = 0; ; tries++) {
    try {
      await client
        .send(new CreateBucketCommand({ Bucket }))
        .catch(() => client.send(new HeadBucketCommand({ Bucket })))
      break
    } catch (error) {
      if (tries === 240) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
  client.destroy()
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports: number[] = []
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    ports.push(typeof address === 'object' && address ? address.port : 0)
  }
  for (const server of servers) await new Promise((resolve) => server.close(resolve))
  return ports
}
