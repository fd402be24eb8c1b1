import { useSyncExternalStore } from 'react'

/** A value outside the components: `useValue` renders again after each `set`. */
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(subscribe, get),
  }
}
