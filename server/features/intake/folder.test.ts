import { execFileSync } from 'node:child_process'
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intakeOf, type IntakeEvent, RefusedTriplet, type ImportTriplet } from './folder'
import { fileJournal } from './file-journal'
import { seenAt } from './held-folder'
import type { Move } from './moves'

let sandbox: string
let folder: string
let journalFolder: string
let news: IntakeEvent[]
let sent: string[]
beforeEach(async () => {
  sandbox = await mkdtemp(path.join(tmpdir(), 'pearwell-intake-'))
  folder = path.join(sandbox, 'drop')
  journalFolder = path.join(sandbox, 'journal')
  for (const made of [folder, journalFolder]) await mkdir(made)
  news = []
  sent = []
})
afterEach(() => rm(sandbox, { recursive: true, force: true }))

const put = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(path.join(folder, name), `the text of ${name}`)))
const triplet = (base: string) => ['html', 'pdf', 'csv'].map((type) => `${base}.${type}`)
const list = async (below = '') => (await readdir(path.join(folder, below)).catch(() => [])).sort()
/** The reasons for entries that are left in the folder, by name. */
const odd = () =>
  Object.fromEntries(news.flatMap((each) => (each.what === 'odd' ? [[each.name, each.why]] : [])))
const open = (take: ImportTriplet = () => Promise.resolve('taken'), quietMs = 0) =>
  intakeOf(folder, {
    take: (read) => {
      sent.push(read.sampleId)
      return take(read)
    },
    tell: (told) => news.push(told),
    journal: fileJournal(journalFolder),
    quietMs,
  })

it('imports complete triplets and leaves incomplete ones, other files, links and folders', async () => {
  await put(...triplet('EF1_Anna_Jones'), 'EF2_Bea_Lee.html', 'EF2_Bea_Lee.csv', 'holiday.jpg', '.hidden')
  await mkdir(path.join(folder, 'EF3_In_Folder.html'))
  for (const name of triplet('EF4_Linked_One')) await symlink('/etc/hostname', path.join(folder, name))
  const read: string[] = []
  const intake = open(({ sampleId, clientName, files }) => {
    read.push(sampleId, clientName, files.csv.name, files.csv.bytes.toString())
    return Promise.resolve('taken')
  })
  expect(await intake.look()).toMatchObject({
    taken: 1,
    failed: 0,
    lacking: [{ sampleId: 'EF2', missing: ['pdf'] }],
  })
  expect(read).toEqual(['EF1', 'Anna Jones', 'EF1_Anna_Jones.csv', 'the text of EF1_Anna_Jones.csv'])
  expect(await list('done')).toEqual(triplet('EF1_Anna_Jones').sort())
  expect(await list()).toEqual(
    [
      '.hidden',
      'done',
      'holiday.jpg',
      'EF2_Bea_Lee.html',
      'EF2_Bea_Lee.csv',
      'EF3_In_Folder.html',
      ...triplet('EF4_Linked_One'),
    ].sort(),
  )
  await intake.look()
  expect(odd()).toEqual({
    '.hidden': 'Its name begins with a dot.',
    'holiday.jpg': 'Only .html, .htm, .pdf and .csv files can be uploaded.',
    'EF3_In_Folder.html': 'It is a folder.',
    ...Object.fromEntries(triplet('EF4_Linked_One').map((name) => [name, 'It is a link.'])),
  })
  // Each of them was reported once.
  expect(news).toHaveLength(7)
})

it('reports after an hour which file a triplet lacks', async () => {
  await put('EF2_Bea_Lee.html', 'EF3_Cem_Kaya.csv')
  const intake = open()
  await intake.look()
  expect(news).toEqual([])
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_001)
  await intake.look()
  await intake.look()
  clock.mockRestore()
  expect(news).toEqual([
    { what: 'waiting', sampleId: 'EF2', clientName: 'Bea Lee', missing: ['pdf', 'csv'] },
    { what: 'waiting', sampleId: 'EF3', clientName: 'Cem Kaya', missing: ['html', 'pdf'] },
  ])
})

it('waits until files have not changed for a while', async () => {
  await put(...triplet('EF1_Anna_Jones'))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const lookAt = (ms: number) => {
    clock.mockReturnValue(ms)
    return intake.look()
  }
  const intake = open(undefined, 60)
  expect(await lookAt(0)).toMatchObject({ taken: 0, settling: 1 })
  await writeFile(path.join(folder, 'EF1_Anna_Jones.pdf'), 'more of it')
  for (const ms of [60, 119]) expect(await lookAt(ms)).toMatchObject({ taken: 0, settling: 1 })
  expect(await lookAt(120)).toMatchObject({ taken: 1, settling: 0 })
  clock.mockRestore()
})

it('moves refused triplets with the reason to failed/, and numbers a name that is taken', async () => {
  const refuse = open(() => Promise.reject(new RefusedTriplet('The PDF is none.')))
  for (const [html, reason] of [
    ['EF1_Anna_Jones.html', 'EF1_reason.txt'],
    ['EF1_Anna_Jones (2).html', 'EF1_reason (2).txt'],
  ] as const) {
    await put(...triplet('EF1_Anna_Jones'))
    expect(await refuse.look()).toMatchObject({ failed: 1 })
    expect(await list('failed')).toEqual(expect.arrayContaining([html, reason]))
    expect(await readFile(path.join(folder, 'failed', reason), 'utf8')).toBe('The PDF is none.\n')
  }
  expect(await list('failed')).toHaveLength(8)
  expect(await list()).toEqual(['failed'])
  await put('EF2_Bea_Lee.html', 'EF2_Bea_Lee.pdf')
  await writeFile(path.join(folder, 'EF2_Bea_Lee.csv'), '')
  expect(await open().look()).toMatchObject({ failed: 1 })
  expect(news.at(-1)).toMatchObject({ why: 'EF2_Bea_Lee.csv: The file is empty.' })
})

it('leaves a triplet that may be tried again, and one overwritten while it was sent', async () => {
  await put(...triplet('EF1_Anna_Jones'))
  expect(await open(() => Promise.resolve('later')).look()).toMatchObject({ later: 1 })
  await expect(open(() => Promise.reject(new Error('away'))).look()).rejects.toThrow('away')
  expect(await list()).toEqual(triplet('EF1_Anna_Jones').sort())
  const overwritten = open(async () => {
    await writeFile(path.join(folder, 'EF1_Anna_Jones.csv'), 'corrected')
    return 'taken'
  })
  await overwritten.look()
  expect(await list()).toEqual(['EF1_Anna_Jones.csv', 'EF1_Anna_Jones.html', 'EF1_Anna_Jones.pdf'])
})

it('reports two files of one type, and imports the triplet once', async () => {
  await put(...triplet('EF1_Anna_Jones'), 'EF1_Anna_Jones.htm')
  expect(await open().look()).toMatchObject({ taken: 1 })
  expect(news.find(({ what }) => what === 'odd')).toMatchObject({
    name: 'EF1_Anna_Jones.html',
    why: 'EF1_Anna_Jones.htm already exists.',
  })
  expect(sent).toEqual(['EF1'])
})

const moved = async (names: string[], count: number) => {
  for (const place of [folder, 'done']) await mkdir(path.resolve(folder, place), { recursive: true })
  await put(...names)
  const files: Move['files'] = []
  for (const name of names) {
    const { mark = '' } = (await seenAt(path.join(folder, name))) ?? {}
    files.push({ name, mark, as: name })
  }
  for (const name of names.slice(0, count))
    await rename(path.join(folder, name), path.join(folder, 'done', name))
  return files
}

it.each([0, 1, 2, 3])('continues a move that a kill interrupted after %i files', async (count) => {
  const names = triplet('EF1_Anna_Jones')
  await fileJournal(journalFolder).note({ id: 'a', to: 'done', files: await moved(names, count) })
  await open().look()
  expect(sent).toEqual([])
  expect(await list('done')).toEqual(names.toSorted())
  expect(await list()).toEqual(['done'])
  expect(await readdir(journalFolder)).toEqual([])
})

it('imports files overwritten since their move was noted, and drops a note cut off by a kill', async () => {
  const names = triplet('EF1_Anna_Jones')
  const files = await moved(names, 0)
  await fileJournal(journalFolder).note({ id: 'a', to: 'done', files })
  await writeFile(path.join(journalFolder, 'b.json'), '{"id":"b","to"')
  for (const name of names) await writeFile(path.join(folder, name), `another text of ${name}`)
  expect(await open().look()).toMatchObject({ taken: 1 })
  expect(await readdir(journalFolder)).toEqual([])
})

const former = (names: object[]) =>
  writeFile(path.join(folder, '.moving-1-a.json'), JSON.stringify({ names, reason: undefined }))

it.each([0, 1, 2, 3])(
  'finishes a move that an older version noted in the folder, after %i files',
  async (count) => {
    const names = triplet('EF1_Anna_Jones')
    await moved(names, count)
    await former(names.map((from) => ({ from, to: path.join('done', from) })))
    const intake = open(() => Promise.resolve('known'))
    await intake.look()
    await intake.look()
    // A move that had not begun leaves a whole triplet, which the portal already knows.
    expect(sent).toEqual(count === 0 ? ['EF1'] : [])
    expect(await list('done')).toEqual(names.toSorted())
    expect(await list()).toEqual(['done'])
  },
)

const outside = '../outside'
it.each<[string, (good: string[]) => object | string]>([
  [
    'moves out of the folder',
    (good) => ({ names: good.map((from) => ({ from, to: `${outside}/${from}` })) }),
  ],
  [
    'moves into the folder',
    (good) => ({ names: good.map((name) => ({ from: `${outside}/secret`, to: `done/${name}` })) }),
  ],
  [
    'moves out through done',
    (good) => ({ names: good.map((from) => ({ from, to: `done/../${outside}/${from}` })) }),
  ],
  [
    'writes a reason outside',
    () => ({ names: [], reason: { to: `${outside}/reason.txt`, text: 'written' } }),
  ],
  ['hides a triplet', (good) => ({ names: good.map((from) => ({ from, to: `done/${from}` })) })],
  [
    'hides one beside a begun one',
    (good) => ({
      names: [...good, 'EF7_Begun_One.pdf'].slice(1).map((from) => ({ from, to: `done/${from}` })),
    }),
  ],
  ['is empty', () => ({})],
  ['is null', () => 'null'],
  ['has names of another kind', () => ({ names: [{ from: 1, to: [] }] })],
  ['has names that are none', () => ({ names: 'abc' })],
  ['is no JSON', () => '{"names":[{"from"'],
  ['is long', () => JSON.stringify({ names: [], filling: 'x'.repeat(20_000) })],
])('leaves a note that %s, and continues', async (_, note) => {
  const good = triplet('EF1_Anna_Jones')
  const beside = path.resolve(folder, outside)
  await mkdir(beside)
  await writeFile(path.join(beside, 'secret'), 'secret')
  await put(...good)
  await mkdir(path.join(folder, 'done'))
  await writeFile(path.join(folder, 'done', 'EF7_Begun_One.pdf'), 'begun')
  const text = note(good)
  await writeFile(
    path.join(folder, '.moving-1-a.json'),
    typeof text === 'string' ? text : JSON.stringify(text),
  )
  const intake = open()
  expect(await intake.look()).toMatchObject({ taken: 1 })
  await intake.look()
  expect(sent).toEqual(['EF1'])
  expect(await list('done')).toEqual([...good, 'EF7_Begun_One.pdf'].sort())
  expect(await readdir(beside)).toEqual(['secret'])
})

it('leaves pipes, links and folders in place of notes or files, and is not blocked by them', async () => {
  execFileSync('mkfifo', [path.join(folder, '.moving-1-pipe.json'), path.join(folder, 'EF8_Pipe_One.csv')])
  await symlink('/etc/hostname', path.join(folder, '.moving-2-link.json'))
  await mkdir(path.join(folder, '.moving-3-folder.json'))
  await put(...triplet('EF1_Anna_Jones'), 'EF8_Pipe_One.html', 'EF8_Pipe_One.pdf')
  expect(await open().look()).toMatchObject({ taken: 1, lacking: [{ sampleId: 'EF8', missing: ['csv'] }] })
  expect(odd()).toEqual({
    '.moving-1-pipe.json': 'It is not a file.',
    '.moving-2-link.json': 'It is a link.',
    '.moving-3-folder.json': 'It is a folder.',
    'EF8_Pipe_One.csv': 'It is not a file.',
  })
})

it.each(['done', 'failed'] as const)(
  'follows no link named %s, and imports once what cannot be moved there',
  async (to) => {
    const away = path.join(sandbox, 'away')
    await mkdir(away)
    await symlink(away, path.join(folder, to))
    const names = triplet('EF1_Anna_Jones')
    await put(...names)
    const take = to === 'done' ? undefined : () => Promise.reject(new RefusedTriplet('The PDF is none.'))
    const intake = open(take)
    expect(await intake.look()).toMatchObject(to === 'done' ? { taken: 1 } : { failed: 1 })
    await intake.look()
    // A new intake, as after a restart.
    await open(take).look()
    expect(sent).toEqual(['EF1'])
    expect(await readdir(away)).toEqual([])
    expect(await list()).toEqual([...names, to].sort())
    expect(odd()).toEqual({ [to]: 'It is a link.' })
    const stuck = names.toSorted().map((name) => ({ what: 'stuck', name, to }))
    expect(news.filter(({ what }) => what === 'stuck')).toEqual(expect.arrayContaining(stuck))
    // Once in each of the two runs.
    expect(news.filter(({ what }) => what === 'stuck')).toHaveLength(6)
    await rm(path.join(folder, to))
    await intake.look()
    expect(await list()).toEqual([to])
    expect(await list(to)).toEqual([...names, ...(to === 'done' ? [] : ['EF1_reason.txt'])].sort())
  },
)

it('does not read a file that was replaced since it was seen', async () => {
  await writeFile(path.join(sandbox, 'secret'), 'the text of EF2_Bea_Lee.csv')
  await put(
    ...triplet('EF1_Anna_Jones'),
    ...triplet('EF2_Bea_Lee'),
    ...triplet('EF3_Cem_Kaya'),
    ...triplet('EF4_Di_Oh'),
  )
  const [link, pipe, longer] = ['EF2_Bea_Lee.csv', 'EF3_Cem_Kaya.csv', 'EF4_Di_Oh.csv'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string]
  const intake = open(async () => {
    for (const place of [link, pipe]) await rm(place)
    await symlink(path.join(sandbox, 'secret'), link)
    execFileSync('mkfifo', [pipe])
    await truncate(longer, 5_000_000_000)
    return 'taken'
  })
  expect(await intake.look()).toMatchObject({ taken: 1, settling: 3 })
  expect(sent).toEqual(['EF1'])
  expect((await lstat(link)).isSymbolicLink()).toBe(true)
})

it('tries a hanging triplet last, and moves nothing after a look was given up', async () => {
  await put(...triplet('EF1_Anna_Jones'), ...triplet('EF2_Bea_Lee'))
  let goOn = () => {}
  const over = new AbortController()
  const intake = open(({ sampleId }) =>
    sampleId === 'EF1' && sent.length === 1
      ? new Promise((resolve) => (goOn = () => resolve('taken')))
      : Promise.resolve('taken'),
  )
  const hanging = intake.look(over.signal)
  await expect.poll(() => sent).toEqual(['EF1'])
  over.abort()
  await intake.look()
  expect(sent).toEqual(['EF1', 'EF2', 'EF1'])
  await put(...triplet('EF1_Anna_Jones'))
  goOn()
  await hanging
  expect(await list()).toEqual(['done', ...triplet('EF1_Anna_Jones').sort()].sort())
})

it('two intakes of the same folder do no harm to each other', async () => {
  const names = Array.from({ length: 30 }, (_, n) => triplet(`EF${n}_Anna_Jones`)).flat()
  await put(...names)
  await Promise.all([open().look(), open().look()])
  await open().look()
  expect(await list()).toEqual(['done'])
  expect(await list('done')).toHaveLength(names.length)
  expect(news.filter(({ what }) => what === 'stuck')).toEqual([])
  expect(await readdir(journalFolder)).toEqual([])
})

it('lets only the owner read the journal, which contains file names', async () => {
  await rm(journalFolder, { recursive: true })
  await symlink(sandbox, path.join(folder, 'done'))
  await put(...triplet('EF1_Anna_Jones'))
  await open().look()
  const [note = ''] = await readdir(journalFolder)
  expect((await lstat(journalFolder)).mode & 0o777).toBe(0o700)
  expect((await lstat(path.join(journalFolder, note))).mode & 0o777).toBe(0o600)
})
