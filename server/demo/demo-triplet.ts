import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SampleTriplet } from '@shared/domain/sample-triplet/sample-triplet'
import type { Actor } from '../access/actor'
import type { Dependencies } from '../dependencies'
import { importUpload } from '../features/reports/reports.public'

type Upload = Parameters<typeof importUpload>[2]

/** Imports a triplet like an admin's upload. */
export async function takeInTriplet(
  deps: Dependencies,
  admin: Actor,
  upload: Upload,
  { names, ...contents }: SampleTriplet,
): Promise<void> {
  const folder = await deps.files.make()
  const placed = async (kind: keyof typeof names) => {
    const place = path.join(folder, kind)
    await writeFile(place, contents[kind])
    return { path: place, originalName: names[kind] }
  }
  await importUpload(deps, { actorId: admin.id }, upload, folder, {
    html: await placed('html'),
    pdf: await placed('pdf'),
    csv: await placed('csv'),
  })
}
