import { Keyboard } from 'lucide-react'
import { Button } from '@/ui/button'
import { PickButton, useIsMobile } from './pick-button'

type RestActionsProps = {
  /** Undefined offline. */
  onPhoto?: (files: File[]) => void
  onType: () => void
  /** No part of the list is there. */
  lacksList: boolean
}

/** Buttons to photograph or type the missing part of a label. */
export function RestActions({ onPhoto, onType, lacksList }: RestActionsProps) {
  const isMobile = useIsMobile()
  const what = lacksList ? 'the list' : 'the rest'
  return (
    <div className="flex flex-1 flex-wrap gap-2 tight:flex-nowrap">
      {onPhoto && (
        <PickButton
          isMobile={isMobile}
          size="lg"
          variant="primary"
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
