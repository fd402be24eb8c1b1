import { nextOf } from '@shared/domain/labels/label-parts'
import { Keyboard } from 'lucide-react'
import { Button, type ButtonProps } from '@/ui/button'
import { PickButton, useIsMobile } from './pick-button'

/** `next`: what the label lacks, in a sentence. */
type PhotoRestProps = { next: string | null; onPhoto: (files: File[]) => void }

const isList = (next: string | null) => next === nextOf(['list'])

/** Photographs the missing part of a label. */
export function PhotoRest({ next, onPhoto }: PhotoRestProps) {
  const isMobile = useIsMobile()
  const what = isList(next) ? 'the list' : 'the rest'
  return (
    <PickButton isMobile={isMobile} size="lg" variant="primary" label={`Photo of ${what}`} onFiles={onPhoto}>
      Photograph {what}
    </PickButton>
  )
}

type TypeRestProps = { next: string | null; onType: () => void } & Pick<ButtonProps, 'variant'>

/** Types the missing part of a label. */
export function TypeRest({ next, onType, variant = 'secondary' }: TypeRestProps) {
  return (
    <Button size="lg" variant={variant} icon={Keyboard} className="flex-1" onClick={onType}>
      {isList(next) ? 'Type the list' : 'Type the missing words'}
    </Button>
  )
}
