import { decodeLink, type LinkPayload } from '@shared/domain/shares/link-payload'
import { useMemo, useState } from 'react'
import { Card } from '@/ui/card'
import { LinkOutcome } from '@/ui/link-outcome'
import { Logo } from '@/ui/logo'
import { pageClass } from '@/ui/page-class'
import { OpenForm } from './open-form'
import { manifestPath } from './open-share'
import { RecordView } from './record-view'

/**
 * The page of a share link. `link` is the fragment of its address, which stays there so that
 * reloading the page works.
 */
export function SharePage({ link }: { link: string }) {
  const payload = useMemo(() => decodeLink(link), [link])
  const [content, setContent] = useState<string>()
  const [problem, setProblem] = useState(() => problemOf(link, payload))
  return (
    <div className="min-h-dvh bg-canvas text-ink">
      <header data-print="hide" className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-[1184px] items-center px-4 md:px-8">
          <Logo variant="bar" />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={pageClass}>
        <div className="mx-auto max-w-[48rem]">
          {problem ? (
            <Card className="md:mt-8 md:p-9">
              <LinkOutcome isGone {...problems[problem]} />
            </Card>
          ) : content !== undefined ? (
            <RecordView content={content} />
          ) : (
            payload && <OpenForm payload={payload} onOpen={setContent} onProblem={setProblem} />
          )}
        </div>
      </main>
    </div>
  )
}

type Problem = keyof typeof problems

/** Why a link cannot be opened, as far as the link itself tells. */
function problemOf(link: string, payload: LinkPayload | undefined): Problem | undefined {
  if (link.length <= 1) return 'missing'
  if (!payload || !manifestPath(payload)) return 'damaged'
  return (payload.exp ?? Infinity) * 1000 < Date.now() ? 'ended' : undefined
}

const problems = {
  missing: {
    title: 'There is no link here',
    sentence: 'Scan the code again, or open the whole link that you were given.',
  },
  damaged: {
    title: 'This link is damaged',
    sentence: 'A part of it is missing or was changed. Ask for the link again.',
  },
  ended: {
    title: 'This link has ended',
    sentence: 'What it shared can no longer be read. Ask the person who shared it for a new link.',
  },
  undecryptable: {
    title: 'This link does not fit its content',
    sentence: 'The key in the link is incomplete or was changed. Ask for the link again.',
  },
}
