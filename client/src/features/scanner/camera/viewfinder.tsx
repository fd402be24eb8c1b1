import { Camera, Flashlight, FlashlightOff, History, ImageUp, Keyboard, Aperture, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cn } from '@/lib/class-names'
import { useOnline } from '@/lib/use-online'
import type { IconType } from '@/ui/icon-type'
import { useFilePicker } from '@/ui/use-file-picker'
import { ACCEPT } from '../photo-rules'
import { useIsMobile } from '../pick-button'
import { cameraThread, readFrame, photoOf } from './frames'
import { type Advice, initialState, type FrameReading, watch } from './stillness'
import { useCamera } from './use-camera'

const LOOK_EVERY_MS = 140

type ViewfinderProps = {
  /** Takes a picture automatically once it is still. */
  isAuto: boolean
  /** The photo being read, in place of the live picture. */
  frozen?: string
  /** The upload's progress in percent; 100 while the photo is being read. */
  percent?: number
  /** Why the last photo could not be read. */
  trouble?: string
  onPhoto: (file: File, isAutomatic: boolean) => void
  onFiles: (files: File[]) => void
  onStop: () => void
  onType: () => void
  onCancel: () => void
  onTrouble: (error: unknown) => void
  /** Back from a result: its label in view is not read again, the button gets the focus. */
  isBack?: boolean
  /** Opens the last checks; undefined when none are kept. */
  onLast?: () => void
  /** Shown at the foot. */
  children?: ReactNode
  className?: string
}

const advices: Record<Advice, string> = {
  hold: 'Hold the ingredients in the frame',
  still: 'Hold still',
  dark: 'More light, please',
  blank: 'No words found yet',
  closer: 'Move closer until the words are sharp',
  next: 'Show the next label, or press the button',
}

/** The rear camera's live picture, read automatically when still, or by a button. */
export default function Viewfinder(props: ViewfinderProps) {
  const { isAuto, frozen, percent, trouble, onPhoto, onFiles, onStop, onType, onCancel, onLast } = props
  const { isBack = false } = props
  const { video, isShowing, onShowing, torch, light } = useCamera(frozen === undefined, props.onTrouble)
  const [advice, setAdvice] = useState<Advice>('hold')
  const [isTaking, setIsTaking] = useState(false)
  const isReading = percent !== undefined
  const isMobile = useIsMobile()
  const isOnline = useOnline()
  const files = { accept: ACCEPT, disabled: isReading, onFiles }
  const image = useFilePicker({ ...files, 'aria-label': 'Image of the label' })
  const photo = useFilePicker({ ...files, 'aria-label': 'Photo of the label', capture: 'environment' })

  const thread = useRef<Worker>(undefined)
  useEffect(() => {
    const mine = (thread.current = cameraThread())
    return () => mine.terminate()
  }, [])
  const take = async (isAutomatic: boolean) => {
    const picture = video.current
    if (!picture || !thread.current || isTaking || !isShowing) return
    setIsTaking(true)
    const taken = await photoOf(thread.current, picture)
    setIsTaking(false)
    if (taken) onPhoto(taken, isAutomatic)
    else props.onTrouble(new Error('The picture could not be taken.'))
  }
  const isWatching = isAuto && isShowing && !isReading && frozen === undefined
  useWatch(
    async () => (video.current && thread.current ? readFrame(thread.current, video.current) : undefined),
    isWatching,
    !isBack,
    setAdvice,
    () => void take(true),
  )

  const status = isReading
    ? percent < 100
      ? 'Sending the photo...'
      : 'Reading the label...'
    : !isShowing && !frozen
      ? 'Starting the camera...'
      : advices[advice]

  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isBack) place.current?.focus({ preventScroll: true })
  }, [isBack])
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Camera"
      className={cn(
        'on-panel relative isolate flex flex-col overflow-hidden bg-panel text-on-panel short:flex-row',
        props.className,
      )}
    >
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Live camera view"
        className="absolute inset-0 -z-10 size-full object-cover"
        onLoadedData={onShowing}
      />
      {frozen && (
        <img
          src={frozen}
          alt="The photo of the label"
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      )}
      <div className="flex min-h-0 flex-1 flex-col">
        <div className={cn('z-10 flex justify-between p-2', !isOnline && 'pt-6 md:pt-8')}>
          <RoundButton icon={X} label="Cancel" onClick={onCancel} />
          {torch !== undefined && (
            <RoundButton
              icon={torch ? FlashlightOff : Flashlight}
              label="Light"
              pressed={torch}
              onClick={() => void light(!torch)}
            />
          )}
        </div>
        <Frame isReading={isReading} />
        <p
          role="status"
          className="z-10 mx-auto my-4 max-w-[calc(100%-2rem)] rounded-3xl bg-panel px-5 py-2.5 text-center text-lead font-semibold tight:my-2 short:my-2 tight:px-4 tight:py-1.5 tight:leading-5.5"
        >
          {status}
        </p>
      </div>
      <div
        data-sticky="camera"
        className="z-10 flex flex-col gap-1 bg-panel px-4 pt-4 pb-3 tight:px-2 tight:pt-3 tight:pb-1 short:w-64 short:px-2 short:py-1 short:justify-center"
      >
        <p role="status" className="mx-auto mb-2 max-w-[44ch] text-center text-body empty:hidden">
          {!isReading && trouble}
        </p>
        {isReading ? (
          <>
            <p className="text-center text-body text-on-panel-2">
              We read it on our own server and do not keep the photo.
            </p>
            <button
              type="button"
              className="mt-2 min-h-12 w-full rounded-sm border-2 border-on-panel-2 text-lead font-semibold hover:bg-panel-2"
              onClick={onStop}
            >
              Stop
            </button>
          </>
        ) : (
          <div className="mx-auto flex w-full max-w-sm items-start *:flex-1 short:flex-wrap short:gap-y-2">
            <Below icon={ImageUp} words="Select Image" onClick={image.pick} />
            {isMobile && <Below icon={Aperture} words="Take Photo" onClick={photo.pick} />}
            <button
              type="button"
              aria-label="Capture Photo"
              disabled={!isShowing || isTaking}
              className="mx-1 grid size-18 flex-none! place-items-center rounded-full border-4 border-on-panel disabled:opacity-50 short:order-first short:mx-[calc(50%-2.25rem)]"
              onClick={() => void take(false)}
            >
              <span className="grid size-14 place-items-center rounded-full bg-pear text-on-pear">
                <Camera aria-hidden="true" className="size-6" />
              </span>
            </button>
            <Below icon={Keyboard} words="Type" onClick={onType} />
            {onLast && <Below icon={History} words="Last ten checks" onClick={onLast} />}
          </div>
        )}
        {image.input}
        {photo.input}
        {!isReading && props.children}
      </div>
    </section>
  )
}

/** Examines the picture several times a second, and calls back when it can be read. */
function useWatch(
  onLook: () => Promise<FrameReading | undefined>,
  isWatching: boolean,
  isArmed: boolean,
  onAdvice: (advice: Advice) => void,
  onReady: () => void,
) {
  const state = useRef({ ...initialState, armed: isArmed })
  const look = useEffectEvent(onLook)
  const advise = useEffectEvent(onAdvice)
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    if (!isWatching) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const next = async () => {
      const seen = await look().catch(() => undefined)
      if (isGone) return
      timer = setTimeout(() => void next(), LOOK_EVERY_MS)
      if (!seen) return
      const nextState = watch(state.current, seen)
      state.current = nextState.isReady ? { ...initialState, armed: false } : nextState
      advise(nextState.advice)
      if (nextState.isReady) ready()
    }
    void next()
    return () => {
      isGone = true
      clearTimeout(timer)
      state.current = { ...state.current, still: 0 }
    }
  }, [isWatching])
}

/** Marks where the list of ingredients should be. */
function Frame({ isReading }: { isReading: boolean }) {
  const corner = 'absolute size-10 border-pear'
  return (
    <div
      aria-hidden="true"
      className="relative mx-4 mt-1 min-h-24 flex-1 rounded-2xl shadow-[0_0_0_100rem_rgb(4_14_17/0.45)]"
    >
      <i className={cn(corner, '-top-1 -left-1 rounded-tl-2xl border-t-4 border-l-4')} />
      <i className={cn(corner, '-top-1 -right-1 rounded-tr-2xl border-t-4 border-r-4')} />
      <i className={cn(corner, '-bottom-1 -left-1 rounded-bl-2xl border-b-4 border-l-4')} />
      <i className={cn(corner, '-right-1 -bottom-1 rounded-br-2xl border-r-4 border-b-4')} />
      {isReading && <i className="scan-line absolute inset-x-0 top-0 h-[3px] bg-pear" />}
    </div>
  )
}

type RoundButtonProps = { icon: IconType; label: string; pressed?: boolean; onClick: () => void }

function RoundButton({ icon: Icon, label, pressed, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className="grid size-12 place-items-center rounded-full bg-panel/80 hover:bg-panel-2"
      onClick={onClick}
    >
      <Icon className="size-6" />
    </button>
  )
}

function Below({ icon: Icon, words, onClick }: { icon: IconType; words: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-18 min-w-0 flex-col items-center justify-start gap-1 rounded-sm text-base leading-5 font-semibold tight:text-small short:flex-[1_0_22%]! short:text-small"
      onClick={onClick}
    >
      <span className="grid size-12 place-items-center rounded-full bg-panel-2 tight:size-11">
        <Icon className="size-6" />
      </span>
      {words}
    </button>
  )
}
