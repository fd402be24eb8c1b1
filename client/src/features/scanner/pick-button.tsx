import { Camera, ImageUp } from 'lucide-react'
import { useIsPhone, useMediaQuery } from '@/lib/use-media-query'
import { Button, type ButtonProps } from '@/ui/button'
import { useFilePicker } from '@/ui/use-file-picker'
import { ACCEPT } from './photo-rules'

/** Whether the file picker can open the camera. */
export function useIsMobile(): boolean {
  const isPhone = useIsPhone()
  return useMediaQuery('(pointer: coarse)') || isPhone
}

type PickButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'children'> & {
  onFiles: (files: File[]) => void
  /** Opens the camera instead of files. */
  isMobile: boolean
  /** The accessible name of the file input. */
  label?: string
}

/** A button that picks a photo of the label. */
export function PickButton({ isMobile, onFiles, label, children, ...button }: PickButtonProps) {
  const { pick, input } = useFilePicker({
    accept: ACCEPT,
    capture: isMobile ? 'environment' : undefined,
    'aria-label': label ?? (isMobile ? 'Photo of the label' : 'Image of the label'),
    disabled: button.disabled,
    onFiles,
  })
  return (
    <>
      <Button
        variant={isMobile ? 'primary' : 'secondary'}
        icon={isMobile ? Camera : ImageUp}
        className="flex-1"
        onClick={pick}
        {...button}
      >
        {children ?? (isMobile ? 'Take Photo' : 'Select Image')}
      </Button>
      {input}
    </>
  )
}
