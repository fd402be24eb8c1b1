import { Keyboard, ScanText } from 'lucide-react'
import { useAsk } from '@/features/verdict/verdict.public'
import { Button } from '@/ui/button'
import { PickButton, useIsMobile } from '../pick-button'
import { PhotoRest, TypeRest } from '../rest-actions'
import type { ScanResult } from '../scan-result'
import { lacksRest, type ResultState } from './result-state'

/** The next steps, also for a label that was read partly or not at all. */
export type Actions = {
  /** A further photo of the same label; undefined offline. */
  onRest?: (files: File[]) => void
  /** A photo that replaces everything; undefined offline. */
  onOther?: (files: File[]) => void
  /** Back to the text, which counts as typed from then on. */
  onType: () => void
  /** Back to an empty text. */
  onWord: () => void
  /** Back to the text unchanged. */
  onEdit: () => void
  onNext: () => void
  nextLabel: string
}

type ResultActionsProps = Actions & { said: ScanResult; state: ResultState }

/** The primary next step within reach of the thumb, with one alternative. */
export function ResultActions({ said, state, ...acts }: ResultActionsProps) {
  const isMobile = useIsMobile()
  const ask = useAsk()
  const [gravest] = said.userIntolerances
  return (
    <div
      data-sticky
      className="sticky bottom-(--bottom-nav,0px) z-10 short:static flex gap-2 border-t border-line bg-surface p-3 tight:p-2 tight:[&_button]:min-w-0 tight:[&_button]:gap-1.5 tight:[&_button]:px-2 tight:[&_button]:text-small tight:[&_button]:leading-4.5 tight:[&_button]:whitespace-normal sm:px-5"
    >
      {lacksRest(said) ? (
        acts.onRest ? (
          <PhotoRest next={said.next} onPhoto={acts.onRest} />
        ) : (
          <TypeRest next={said.next} onType={acts.onType} />
        )
      ) : state === 'language' ? (
        <>
          <Button size="lg" variant="secondary" icon={Keyboard} className="flex-1" onClick={acts.onWord}>
            Type a word
          </Button>
          {acts.onOther && (
            <PickButton
              isMobile={isMobile}
              size="lg"
              variant="primary"
              label="Photo of another side"
              onFiles={acts.onOther}
            >
              Try again
            </PickButton>
          )}
        </>
      ) : (
        <>
          {gravest && gravest.level !== 'own' ? (
            <Button
              size="lg"
              variant="secondary"
              aria-haspopup="dialog"
              className="flex-1"
              onClick={() => ask({ q: gravest.foodName })}
            >
              Alternatives
            </Button>
          ) : (
            <Button size="lg" variant="secondary" className="flex-1" onClick={acts.onEdit}>
              See the text
            </Button>
          )}
          <Button size="lg" icon={ScanText} className="flex-1" onClick={acts.onNext}>
            {acts.nextLabel}
          </Button>
        </>
      )}
    </div>
  )
}
