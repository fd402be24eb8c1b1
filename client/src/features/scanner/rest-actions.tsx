import { Keyboard } from 'lucide-react'
import { Button, type ButtonProps } from '@/ui/button'
import { PickButton, useIsMobile } from './pick-button'

type RestActionsProps = {
  /** Not without a connection. */
  onPhoto?: (files: File[]) => void
  onType: () => void
  variant?: ButtonProps['variant']
}

/** The ways to the words of a label that are not there yet. */
export function RestActions({ onPhoto, onType, variant }: RestActionsProps) {
  const isMobile = useIsMobile()
  return (
    <div className="flex flex-wrap gap-2">
      {onPhoto && (
        <PickButton isMobile={isMobile} variant={variant} label="Photo of the rest" onFiles={onPhoto}>
          Photograph the rest
        </PickButton>
      )}
      <Button variant="secondary" icon={Keyboard} className="flex-1" onClick={onType}>
        Type the missing words
      </Button>
    </div>
  )
}
