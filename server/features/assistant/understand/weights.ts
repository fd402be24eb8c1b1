import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../../config/project-root'

/** Trained weights: for each hashed feature, its labels and how strongly it speaks for them. */
export type Weights = {
  /** A hash of the training input. */
  stamp: string
  labels: readonly string[]
  /** The value of one quantisation step. */
  scale: number
  /** Where each row begins, plus the end of the last. */
  starts: Uint32Array
  /** For each weight its index in `labels`. */
  whose: Uint16Array
  steps: Int8Array
  heads: Record<Head, { scale: number; steps: Int8Array }>
}

/** Separate yes-or-no classifiers: an emergency, an own allergen eaten. */
export const heads = ['urgent', 'eaten'] as const
export type Head = (typeof heads)[number]

/** There are two to this power rows. */
export const ROW_BITS = 16
const ROWS = 2 ** ROW_BITS

/** The row of a feature: FNV-1a, folded to `ROW_BITS`. */
export function rowOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash >>> ROW_BITS) ^ hash) & (ROWS - 1)
}

export const weightsFile = path.join(projectRoot, 'dist', 'intents', 'weights.bin')

type Said = Pick<Weights, 'stamp' | 'labels' | 'scale'> & { headScales: Record<Head, number> }

/** Weights as a file: the length of the JSON head, the head, and the tables in sequence. */
export function packed({ starts, whose, steps, heads: learnt, ...head }: Weights): Buffer {
  const headScales = { urgent: learnt.urgent.scale, eaten: learnt.eaten.scale }
  const headBytes = Buffer.from(JSON.stringify({ ...head, headScales } satisfies Said))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(headBytes.length)
  const tables = [starts, whose, steps, ...heads.map((name) => learnt[name].steps)]
  return Buffer.concat([
    ...[length, headBytes],
    ...tables.map((table) => Buffer.from(table.buffer, table.byteOffset, table.byteLength)),
  ])
}

/** The weights in a file. */
export function unpacked(file: Buffer): Weights {
  const start = 4 + file.readUInt32LE(0)
  const { headScales, ...said } = JSON.parse(file.toString('utf8', 4, start)) as Said
  // A copy, because a Uint32Array must begin at a multiple of four bytes.
  const tables = Uint8Array.from(file.subarray(start))
  const starts = new Uint32Array(tables.buffer, 0, ROWS + 1)
  const count = starts[ROWS] as number
  const end = starts.byteLength
  const headAt = (place: number) => new Int8Array(tables.buffer, end + 3 * count + place * ROWS, ROWS)
  return {
    ...said,
    starts,
    whose: new Uint16Array(tables.buffer, end, count),
    steps: new Int8Array(tables.buffer, end + 2 * count, count),
    heads: {
      urgent: { scale: headScales.urgent, steps: headAt(0) },
      eaten: { scale: headScales.eaten, steps: headAt(1) },
    },
  }
}

/** The stamp of a weights file of any version; undefined if the file is none. */
export function stampIn(file: Buffer): unknown {
  try {
    return (JSON.parse(file.toString('utf8', 4, 4 + file.readUInt32LE(0))) as { stamp?: unknown }).stamp
  } catch {
    return undefined
  }
}

/** Reads the trained weights. Throws if they were not built. */
export const readWeights = (): Weights => unpacked(readFileSync(weightsFile))
