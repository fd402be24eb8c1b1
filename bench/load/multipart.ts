import { randomUUID } from 'node:crypto'

type Part = string | { name: string; type: string; content: string | Uint8Array }

/** The bytes of a form and its content type, as a browser sends them. */
export function writeFormData(parts: Record<string, Part>): { type: string; body: Buffer } {
  const boundary = `----pearwell${randomUUID()}`
  const pieces = Object.entries(parts).flatMap(([field, part]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`
    return typeof part === 'string'
      ? [Buffer.from(`${head}\r\n\r\n${part}\r\n`)]
      : [
          Buffer.from(`${head}; filename="${part.name}"\r\nContent-Type: ${part.type}\r\n\r\n`),
          Buffer.from(part.content),
          Buffer.from('\r\n'),
        ]
  })
  const body = Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}
