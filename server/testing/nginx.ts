import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../project-root'
import { freePort } from './free-port'

export const hasNginx = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** The lines that docs/operating.md has nginx read, with other ports; they begin with these words. */
const guide = readFileSync(path.join(projectRoot, 'docs/operating.md'), 'utf8')
function fromGuide(begin: string): string {
  const text = guide.split('```').find((block) => block.trimStart().startsWith(begin))
  if (!text) throw new Error(`docs/operating.md has nothing that begins with ${begin}`)
  return text
}

/**
 * An nginx that is set up as docs/operating.md says, before servers on these ports, with its files in `folder`, which every
 * user can reach. `start` may be called again when its process has ended; `failSeconds`: for so long it leaves a server alone.
 */
export async function nginxBefore(ports: readonly number[], folder: string) {
  const front = await freePort()
  const block = fromGuide('upstream pearwell')
  const [line = ''] = /^.*server 127.*$/m.exec(block) ?? []
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
      server { listen 127.0.0.1:${front}; location / { ${fromGuide('proxy_pass http://pearwell')} } }
    }`,
  )
  return {
    url: `http://127.0.0.1:${front}`,
    failSeconds: Number(/fail_timeout=(\d+)s/.exec(line)?.[1]),
    start: () => spawn('nginx', ['-c', file], { stdio: 'ignore' }),
  }
}
