import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../config/project-root'

type Component = { name: string; version: string; purl?: string; licenses: unknown[]; 'bom-ref': string }
type Bom = {
  bomFormat: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

it('the bill of materials lists the database and the OCR data, and no test tools', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pearwell-sbom-'))
  const file = path.join(folder, 'sbom.json')
  execFileSync(process.execPath, [path.join(projectRoot, 'scripts', 'sbom.mjs'), file])
  const { bomFormat, metadata, components, dependencies } = JSON.parse(readFileSync(file, 'utf8')) as Bom
  rmSync(folder, { recursive: true })
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'pearwell'])
  const names = components.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['express', 'postgresql', 'openssl', 'eng.traineddata', 'pdf.js']),
  )
  for (const tool of ['vitest', '@playwright/test', 'oxlint']) expect(names).not.toContain(tool)
  const refs = new Set([metadata.component, ...components].map((one) => one['bom-ref']))
  expect(refs.size).toBe(components.length + 1)
  for (const { ref, dependsOn } of dependencies)
    for (const one of [ref, ...dependsOn]) expect(refs).toContain(one)
})
