import type { ReactNode } from 'react'
import { createStore } from '@/lib/store'

/** How many toasts show at a time: a new one replaces the previous one. */
export const TOAST_LIMIT = 1
/** Milliseconds after which a toast closes, not counting the time it is paused. */
export const TOAST_DURATION = 5_000
/** Milliseconds that a closed toast stays in memory. */
export const TOAST_REMOVE_DELAY = 1_000_000

export type ToastOptions = {
  title: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** Milliseconds; `TOAST_DURATION` by default. */
  duration?: number
  /** A button in the toast that also closes it. */
  action?: { label: string; onPress: () => void }
}

/** `top`: shown at the top, because what was pressed is further down. */
export type Toast = ToastOptions & { id: number; open: boolean; top: boolean }

type Clock = { remaining: number; startedAt: number; timer: ReturnType<typeof setTimeout> | undefined }

const toasts = createStore<readonly Toast[]>([])
let lastId = 0
let pressed: Element | null = null
const clocks = new Map<number, Clock>()

function stopClock(id: number) {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
}

/** Shows a toast from anywhere, in place of the previous one. Returns its id. */
export function toast(options: ToastOptions): number {
  const id = ++lastId
  const next = [{ ...options, id, open: true, top: isAtTop() }, ...toasts.get()]
  for (const dropped of next.slice(TOAST_LIMIT)) stopClock(dropped.id)
  toasts.set(next.slice(0, TOAST_LIMIT))
  clocks.set(id, { remaining: options.duration ?? TOAST_DURATION, startedAt: 0, timer: undefined })
  resumeToast(id)
  return id
}

// Enter and Space are clicks too.
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && !target.closest('[data-toaster]')) pressed = target
  },
  true,
)

/** Whether a toast belongs at the top, away from what was pressed or a dialog's buttons. */
function isAtTop(): boolean {
  if (!pressed?.isConnected) return document.querySelector('[role$=dialog]') !== null
  const { top, bottom } = pressed.getBoundingClientRect()
  return top + bottom > window.innerHeight
}

/** Closes a toast now; it is removed after `TOAST_REMOVE_DELAY`. An unknown id is ignored. */
export function dismissToast(id: number): void {
  if (!toasts.get().some((entry) => entry.id === id && entry.open)) return
  stopClock(id)
  toasts.set(toasts.get().map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  setTimeout(() => toasts.set(toasts.get().filter((entry) => entry.id !== id)), TOAST_REMOVE_DELAY)
}

/** Stops a toast's clock, while it is hovered or has the focus. */
export function pauseToast(id: number): void {
  const clock = clocks.get(id)
  if (!clock?.timer) return
  clearTimeout(clock.timer)
  clock.timer = undefined
  clock.remaining -= Date.now() - clock.startedAt
}

/** Continues a paused toast's clock with the time it had left. */
export function resumeToast(id: number): void {
  const clock = clocks.get(id)
  if (!clock || clock.timer) return
  clock.startedAt = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.remaining)
}

/** The toasts in memory, newest first, for the Toaster. Closed ones have `open: false`. */
export const { useValue: useToasts } = toasts
