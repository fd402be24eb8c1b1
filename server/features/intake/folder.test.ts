import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { intakeOf, type News, Refused, type Take } from './folder'
import { finishMoves } from './moves'

let folder: string
let news: News[]
let sent: string[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pearwell-intake-'))
  news = []
  sent = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const put = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(path.join(folder, name), `the text of ${name}`)))
const triplet = (base: string) => ['html', 'pdf', 'csv'].map((type) => `${base}.${type}`)
const list = async (below = '') => (await readdir(path.join(folder, below)).catch(() => [])).sort()
const open = (take: Take = () => Promise.resolve('taken'), quietMs = 0) =>
  intakeOf(folder, {
    take: (read) => {
      sent.push(read.sampleId)
      return take(read)
    },
    tell: (told) => news.push(told),
    quietMs,
  })

it('takes in what is complete, and leaves the rest: files that lack another, are none, links and folders', async () => {
  await put(...triplet('EF1_Anna_Jones'), 'EF2_Bea_Lee.html', 'EF2_Bea_Lee.csv', 'holiday.jpg', '.hidden')
  await mkdir(path.join(folder, 'EF3_In_Folder.html'))
  for (const name of triplet('EF4_Linked_One')) await symlink('/etc/hostname', path.join(folder, name))
  const read: string[] = []
  const intake = open(({ sampleId, clientName, files }) => {
    read.push(sampleId, clientName, files.csv.name, files.csv.bytes.toString())
    return Promise.resolve('taken')
  })
  expect(await intake.look()).toMatchObject({ taken: 1, failed: 0, incomplete: 1 })
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
  expect(news.map(({ what }) => what).sort()).toEqual(['odd', 'taken'])
})

it('waits until files are unchanged for a while', async () => {
  await put(...triplet('EF1_Anna_Jones'))
  const intake = open(undefined, 60)
  expect(await intake.look()).toMatchObject({ taken: 0, settling: 1 })
  await new Promise((resolve) => setTimeout(resolve, 80))
  await writeFile(path.join(folder, 'EF1_Anna_Jones.pdf'), 'more of it')
  expect(await intake.look()).toMatchObject({ taken: 0, settling: 1 })
  await new Promise((resolve) => setTimeout(resolve, 80))
  expect(await intake.look()).toMatchObject({ taken: 1, settling: 0 })
})

it('puts what is refused into failed/ with the reason, and what has a name that is taken beside the other', async () => {
  const refuse = open(() => Promise.reject(new Refused('The PDF is none.')))
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

it('leaves where it is what another try may take, and what was written over while it was sent', async () => {
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

it('says that one has two files of a kind, and takes in neither twice', async () => {
  await put(...triplet('EF1_Anna_Jones'), 'EF1_Anna_Jones.htm')
  expect(await open().look()).toMatchObject({ taken: 1 })
  expect(news.find(({ what }) => what === 'odd')).toMatchObject({
    name: 'EF1_Anna_Jones.html',
    why: 'EF1_Anna_Jones.htm is there already.',
  })
  expect(sent).toEqual(['EF1'])
})

it('goes on with a move that a kill has cut, wherever it was', async () => {
  const names = triplet('EF1_Anna_Jones')
  const move = { names: names.map((from) => ({ from, to: path.join('done', from) })) }
  for (const moved of [0, 1, 2, 3]) {
    await rm(path.join(folder, 'done'), { recursive: true, force: true })
    await mkdir(path.join(folder, 'done'))
    for (const [n, name] of names.entries())
      await writeFile(path.join(folder, n < moved ? 'done' : '', name), 'text')
    await writeFile(path.join(folder, '.moving-1-a.json'), JSON.stringify(move))
    await finishMoves(folder)
    expect(await list('done')).toEqual(names.toSorted())
    expect(await list()).toEqual(['done'])
  }
  // A note that was not written to its end has moved nothing.
  await put(...names)
  await writeFile(path.join(folder, '.moving-2-b.json'), '{"names":[{"from"')
  expect(await open().look()).toMatchObject({ taken: 1 })
})
