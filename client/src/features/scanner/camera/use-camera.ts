import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

const rearCamera = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
}

type Abilities = MediaTrackCapabilities & { torch?: boolean }

/** Whether the camera has a torch; older browsers do not say. */
function hasLight(track: MediaStreamTrack | undefined): boolean {
  if (!track || !('getCapabilities' in track)) return false
  const abilities: Abilities = track.getCapabilities()
  return Boolean(abilities.torch)
}

/** Shows the rear camera while `wanted`, mounted and visible; `torch` is undefined without one. */
export function useCamera(wanted: boolean, onTrouble: (error: unknown) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  const [isShowing, setIsShowing] = useState(false)
  const [torch, setTorch] = useState<boolean>()
  const fail = useEffectEvent(onTrouble)

  useEffect(() => {
    if (!wanted) return
    let turn = 0
    const stop = () => {
      turn += 1
      stream.current?.getTracks().forEach((track) => track.stop())
      stream.current = undefined
      setIsShowing(false)
      setTorch(undefined)
    }
    const start = async () => {
      const mine = (turn += 1)
      try {
        const got = await navigator.mediaDevices.getUserMedia(rearCamera)
        // The component may have stopped while the browser asked for permission.
        if (mine !== turn) return got.getTracks().forEach((track) => track.stop())
        stream.current = got
        // A phone call or another app may take the camera away.
        for (const track of got.getTracks()) track.onended = () => fail(new DOMException('', 'AbortError'))
        const [track] = got.getVideoTracks()
        if (hasLight(track)) setTorch(false)
        if (video.current) video.current.srcObject = got
      } catch (error) {
        if (mine === turn) fail(error)
      }
    }
    const onVisible = () => {
      if (document.hidden) stop()
      else if (!stream.current) void start()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pagehide', stop)
    if (!document.hidden) void start()
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [wanted])

  const light = useCallback(async (on: boolean) => {
    const [track] = stream.current?.getVideoTracks() ?? []
    try {
      await track?.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
      setTorch(on)
    } catch {
      setTorch(undefined)
    }
  }, [])

  return { video, isShowing, onShowing: () => setIsShowing(true), torch, light }
}
