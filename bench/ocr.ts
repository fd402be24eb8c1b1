// npm run bench:ocr -- FOLDER OUT.jsonl: compares the reading of labels with the tesseract program,
// on the same files in one run. FOLDER has photos and an index.jsonl of { file, truth_text,
// category?, language? }; without one the bench draws its own labels. OUT.jsonl receives the texts
// read, as { file, text }. For labels with known foods the allergen groups that a reading lost are
// counted.
// PEARWELL_EACH=1 prints every image; PEARWELL_ONLY=de reads the categories that begin with de;
// PEARWELL_TIMES=3 reads each image three times and counts the fastest, for a machine with other
// work.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readLabel } from '../server/adapters/ocr/read-label'
import { startRecognition } from '../server/adapters/ocr/recognition'
import { characterError, wordRecall } from '../server/testing/reading-score'
import { buildMatcher } from '../shared/domain/food-matcher/food-matcher'
import { readKnowledge } from '../shared/knowledge/read-knowledge'
import { makeLabels, type LabelImage } from './ocr/make-labels'
import { nativeVersion, readNatively } from './ocr/native'

type Measured = { text: string; seconds: number }
type Reader = {
  name: string
  read: (file: string, language: string) => Promise<string>
  results: Map<string, Measured>
}

const [folderGiven, outGiven] = process.argv.slice(2)
const folder = folderGiven ?? mkdtempSync(path.join(tmpdir(), 'pearwell-labels-'))
const images = (folderGiven ? readIndex(folder) : await makeLabels(folder)).filter(({ category }) =>
  category.startsWith(process.env['PEARWELL_ONLY'] ?? ''),
)
const matcher = buildMatcher(readKnowledge())

const version = nativeVersion()
const recognise = await startRecognition()
const ours = (secondPass: boolean) => async (file: string) =>
  (await readLabel(readFileSync(file), recognise, secondPass)).text
const readers: Reader[] = [
  ...(version ? [{ name: version, read: readNatively }] : []),
  { name: 'one pass', read: ours(false) },
  { name: 'two when unsure', read: ours(true) },
].map((reader) => ({ ...reader, results: new Map() }))

console.log(
  `${images.length} images, ${version ?? 'no tesseract program on this machine: only our own side'}`,
)
const [first] = images
if (first) await ours(true)(path.join(folder, first.file))
const times = Number(process.env['PEARWELL_TIMES'] ?? 1)
for (const { file, language = 'en' } of images)
  for (let time = 0; time < times; time += 1)
    for (const reader of readers) {
      const started = performance.now()
      const text = await reader.read(path.join(folder, file), language).catch((error: unknown) => {
        console.log(`${file}, ${reader.name}: ${String(error)}`)
        return ''
      })
      const seconds = (performance.now() - started) / 1000
      const before = reader.results.get(file)?.seconds ?? Infinity
      reader.results.set(file, { text, seconds: Math.min(seconds, before) })
    }

printTable()
if (outGiven) {
  const results = readers.at(-1)?.results
  writeFileSync(
    outGiven,
    images.map(({ file }) => `${JSON.stringify({ file, text: results?.get(file)?.text ?? '' })}\n`).join(''),
  )
}
if (!folderGiven) rmSync(folder, { recursive: true })
process.exit()

function readIndex(from: string): LabelImage[] {
  const index = path.join(from, 'index.jsonl')
  if (!existsSync(index)) throw new Error(`${from} has no index.jsonl.`)
  return readFileSync(index, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ category: 'all', ...(JSON.parse(line) as Omit<LabelImage, 'category'>) }))
}

function printTable() {
  const categories = [...new Set(images.map((one) => one.category))]
  const languages = [...new Set(images.flatMap(({ language }) => language ?? []))]
  const peer = readers[0] as Reader
  for (const reader of readers) {
    const secondsOf = (one: Reader, among: LabelImage[]) =>
      among.reduce((sum, { file }) => sum + (one.results.get(file)?.seconds ?? 0), 0)
    console.log(`\n${reader.name}`)
    for (const category of [...categories, ...languages, undefined]) {
      const among = images.filter(
        (one) => category === undefined || one.category === category || one.language === category,
      )
      const of = (score: typeof characterError) =>
        mean(among.map((one) => score(one.truth_text, reader.results.get(one.file)?.text ?? ''))) * 100
      const slowest = Math.max(...among.map(({ file }) => reader.results.get(file)?.seconds ?? 0))
      console.log(
        [
          (category ?? 'all').padEnd(16),
          `character error ${of(characterError).toFixed(1).padStart(5)} %`,
          `word recall ${of(wordRecall).toFixed(1).padStart(5)} %`,
          `slowest ${slowest.toFixed(2)} s`,
          `time ${(secondsOf(reader, among) / secondsOf(peer, among)).toFixed(2)} of ${peer.name}`,
          ...groupsOf(reader, among),
        ].join('   '),
      )
    }
  }
  if (process.env['PEARWELL_EACH'])
    for (const { file, truth_text } of images)
      console.log(
        file.padEnd(28),
        ...readers.map((reader) => {
          const { text, seconds } = reader.results.get(file) as Measured
          return `${(characterError(truth_text, text) * 100).toFixed(1)} % ${seconds.toFixed(2)} s`.padEnd(18)
        }),
      )
}

function groupsIn(text: string) {
  const { contains, traces, possible } = matcher.groups(matcher.read(text))
  return new Set([...contains, ...traces, ...possible])
}

/**
 * How many allergen groups a reading has of those that the matcher finds in the true text, and of
 * those that the whole label declares.
 */
function groupsOf(reader: Reader, among: LabelImage[]): string[] {
  let [wanted, found, declared, told] = [0, 0, 0, 0]
  for (const { file, truth_text, label, lost } of among) {
    if (!label) continue
    const read = groupsIn(reader.results.get(file)?.text ?? '')
    const inText = groupsIn(truth_text)
    wanted += inText.size
    found += [...inText].filter((group) => read.has(group)).length
    if (lost) continue
    const all = [...label.contains, ...label.traces]
    declared += all.length
    told += all.filter((group) => read.has(group)).length
  }
  return wanted > 0 ? [`groups ${found} of ${wanted}, ${told} of ${declared} declared`] : []
}

function mean(numbers: number[]) {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
