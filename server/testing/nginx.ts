import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../config/project-root'
import { freePort } from './free-port'

export const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

const example = readFileSync(
  path.join(projectRoot, 'docs/operations/files/nginx-several-servers.conf'),
  'utf8',
)
/** The content of the first block with this head, without its braces. */
function blockOf(head: string): string {
  const [, text] = new RegExp(`^ *${head} \\{\\n([^}]*)\\}`, 'm').exec(example) ?? []
  if (!text) throw new Error(`nginx-several-servers.conf has no block ${head}`)
  return text
}

/**
 * An nginx with the upstream and location blocks of
 * docs/operations/files/nginx-several-servers.conf in front of servers on these ports. Every user
 * must be able to enter `folder`. `start` may be called again after nginx has ended; `failSeconds`
 * is how long nginx avoids a failed server.
 */
export async function startNginx(ports: readonly number[], folder: string) {
  const front = await freePort()
  const [line = ''] = /^.*server 127.*$/m.exec(blockOf('upstream pearwell')) ?? []
  const servers = ports.map((port) => line.replace(/:\d+/, `:${port}`)).join('\n')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n')}
      upstream pearwell { ${servers} }
      server { listen 127.0.0.1:${front}; location / { ${blockOf('location /')} } }
    }`,
  )
  return {
    url: `http://127.0.0.1:${front}`,
    failSeconds: Number(/fail_timeout=(\d+)s/.exec(line)?.[1]),
    start: () => spawn('nginx', ['-c', file], { stdio: 'ignore' }),
  }
}
