import { plural } from '@shared/domain/text/counts'
import type { Exchange } from './conversation'

/** Announces the last answer to screen readers once it is complete, not while it streams. */
export function Announcer({ exchange }: { exchange: Exchange | undefined }) {
  const isEmergency = exchange?.state === 'answered' && exchange.answer.kind === 'emergency'
  return (
    <>
      <div role="status" className="sr-only">
        {exchange && !isEmergency && wordsOf(exchange)}
      </div>
      <div role="alert" className="sr-only" lang={isEmergency ? exchange.answer.language : undefined}>
        {isEmergency && exchange.text}
      </div>
    </>
  )
}

function wordsOf(exchange: Exchange): string {
  switch (exchange.state) {
    case 'asking':
      return 'Writing an answer...'
    case 'answered': {
      const { length } = exchange.answer.sources
      const sources = length === 0 ? '' : ` ${length} ${plural(length, 'source')} below.`
      return `${exchange.text}${sources}`
    }
    case 'stopped':
      return 'You stopped this answer.'
    case 'failed':
      // The toast announces the error.
      return "We've saved your question."
  }
}
