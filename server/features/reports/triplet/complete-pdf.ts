const MOST_BEFORE_HEADER = 1024
const MOST_BEHIND_CONTENTS = 1024

/** What is missing in a cut-off PDF, which viewers repair; undefined for a whole one. */
export function missingPart(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  // Files sent in blocks end in zeros.
  let end = text.length
  while (end > 0 && /[\0\s]/.test(String.fromCharCode(text[end - 1] ?? 0))) end -= 1
  const tail = text.toString('latin1', Math.max(0, end - MOST_BEHIND_CONTENTS), end)
  const place = [...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1]
  if (place === undefined) return 'is cut off: it ends before its table of contents'
  const header = text.subarray(0, MOST_BEFORE_HEADER).indexOf('%PDF-')
  // Some programs count from the first byte, others from the header.
  const isThere = [0, Math.max(0, header)].some((start) => {
    const at = start + Number(place)
    return /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/.test(text.toString('latin1', at, at + 40))
  })
  return isThere ? undefined : 'is damaged: its table of contents is not where it says'
}
