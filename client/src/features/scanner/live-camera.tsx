import { Camera } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { jpegOf } from './shrink-photo'

const rearCamera = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
}

type LiveCameraProps = {
  onPhoto: (file: File) => void
  onCancel: () => void
  onTrouble: (error: unknown) => void
}

/** The rear camera's picture, with a button to take it. The camera is let go with the component, however that ends. */
export function LiveCamera({ onPhoto, onCancel, onTrouble }: LiveCameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isShowing, setIsShowing] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  const fail = useEffectEvent(onTrouble)

  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia(rearCamera)
        // It may have been left while the browser asked.
        if (isGone) return stop()
        // A call, or another app, may take it away.
        for (const track of stream.getTracks()) track.onended = () => fail(new DOMException('', 'AbortError'))
        if (video.current) video.current.srcObject = stream
      } catch (error) {
        if (!isGone) fail(error)
      }
    }
    void start()
    return () => {
      isGone = true
      stop()
    }
  }, [])

  const capture = async () => {
    const picture = video.current
    if (!picture || isTaking) return
    setIsTaking(true)
    const canvas = document.createElement('canvas')
    canvas.width = picture.videoWidth
    canvas.height = picture.videoHeight
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    const photo = await jpegOf(canvas)
    if (photo) onPhoto(photo)
    else onTrouble(new Error('The picture could not be taken.'))
  }

  return (
    <div>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Live picture of the camera"
        className="block max-h-[60dvh] min-h-48 w-full rounded-md bg-panel object-contain"
        onLoadedData={() => setIsShowing(true)}
      />
      <p role="status" className="mt-2 text-small text-ink-3">
        {isShowing ? 'Hold the ingredient list flat and fill the picture with it.' : 'Starting the camera...'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={Camera}
          disabled={!isShowing}
          pending={isTaking}
          className="flex-1"
          onClick={() => void capture()}
        >
          Capture Photo
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
