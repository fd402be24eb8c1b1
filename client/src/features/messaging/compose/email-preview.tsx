import { useState } from 'react'
import { Card, CardHeader } from '@/ui/card'
import { Segmented } from '@/ui/segmented'
import { dress, undress } from './preview-styles'

const views = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Text' },
] as const

/**
 * A policy by which the message runs nothing and loads only inline (`data:`) images; the frame's
 * sandbox does the rest.
 */
const guarded = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:"><meta name="color-scheme" content="light">${html}`

const plain = 'body{margin:12px;font:16px/1.5 sans-serif;color:#111;background:#fff;overflow-wrap:anywhere}'

export function EmailPreview({ subject, message, html }: { subject: string; message: string; html: string }) {
  const [view, setView] = useState<'html' | 'text'>('html')
  const bare = undress(html)
  const showsHtml = html.trim() !== '' && view === 'html'
  return (
    <Card className="lg:sticky lg:top-20">
      <CardHeader
        title="Preview"
        actions={
          html.trim() !== '' && <Segmented label="Version" value={view} options={views} onChange={setView} />
        }
      />
      <p className="text-small font-semibold break-words">
        {subject.trim() || <span className="font-normal text-ink-3">No subject yet</span>}
      </p>
      {showsHtml ? (
        <>
          <iframe
            title="Preview of the HTML message"
            sandbox="allow-same-origin"
            srcDoc={guarded(bare.html)}
            onLoad={({ currentTarget }) => dress(currentTarget, `${plain}\n${bare.css}`)}
            className="mt-3 h-80 w-full rounded-md border border-line bg-white"
          />
          <p className="mt-2 text-small text-ink-3">
            Scripts do not run here, and pictures from other servers are not loaded.
          </p>
        </>
      ) : (
        <div
          tabIndex={0}
          role="region"
          aria-label="Preview of the message"
          className="relative mt-3 max-h-96 overflow-y-auto rounded-md border border-line bg-canvas p-3 text-small break-words whitespace-pre-wrap"
        >
          {message.trim() || <span className="text-ink-3">What you write appears here.</span>}
        </div>
      )}
    </Card>
  )
}
