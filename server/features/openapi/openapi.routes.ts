import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { openapi as contract } from '@shared/features/openapi'
import { projectRoot } from '../../config/project-root'
import type { Dependencies } from '../../dependencies'
import { cookieName } from '../../http/cookie-name'
import type { Handlers } from '../../http/mount'
import type { FileReply } from '../../http/replies'
import { openApiDocument } from './document'

export { contract }

/** Swagger UI sets no style by markup, so that the portal's own policy holds; it may only read. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#page',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'none',
  filter: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
})
`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The portal's calls</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="page"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const inline = (contentType: string, name: string, content: FileReply['content']): FileReply => ({
  content,
  contentType,
  disposition: 'inline',
  name,
})
const text = (words: string) => ({ bytes: Buffer.from(words) })

const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** The version in package.json. */
function versionOf(): string {
  const manifest = readFileSync(path.join(projectRoot, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

export function handlers({ config }: Pick<Dependencies, 'config'>): Handlers<typeof contract> {
  const cookie = cookieName('pearwell.sid', config.publicUrl)
  let document: Buffer | undefined
  return {
    'GET /api/openapi.json': () => {
      document ??= Buffer.from(JSON.stringify(openApiDocument({ version: versionOf(), cookie })))
      return inline('application/json; charset=utf-8', 'openapi.json', { bytes: document })
    },
    'GET /api/docs': () => inline('text/html; charset=utf-8', 'docs.html', text(page)),
    'GET /api/docs/:file': ({ params: { file } }) => {
      const type = file.endsWith('.css') ? 'text/css' : 'text/javascript'
      const content = file === 'start.js' ? text(start) : { path: path.join(viewer, file) }
      return inline(`${type}; charset=utf-8`, file, content)
    },
  }
}
