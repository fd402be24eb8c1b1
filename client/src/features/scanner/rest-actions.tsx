import { Keyboard } from 'lucide-react'
import { Button, type ButtonProps } from '@/ui/button'
import { PickButton, useIsMobile } from './pick-button'

type RestActionsProps = {
  /** Not without a connection. */
  onPhoto?: (files: File[]) => void
  onType: () => void
  /** Not even a part of the list is there. */
  lacksList: boolean
  variant?: ButtonProps['variant']
}

/** The ways to the words of a label that are not there yet. */
export function RestActions({ onPhoto, onType, lacksList, variant = 'primary' }: RestActionsProps) {
  const isMobile = useIsMobile()
  const what = lacksList ? 'the list' : 'the rest'
  return (
    <div className="flex flex-1 flex-wrap gap-2">
      {onPhoto && (
        <PickButton
          isMobile={isMobile}
          size="lg"
          variant={variant}
          label={`Photo of ${what}`}
          onFiles={onPhoto}
        >
          Photograph {what}
        </PickButton>
      )}
      <Button size="lg" variant="secondary" icon={Keyboard} className="flex-1" onClick={onType}>
        {lacksList ? 'Type the list' : 'Type the missing words'}
      </Button>
    </div>
  )
}
