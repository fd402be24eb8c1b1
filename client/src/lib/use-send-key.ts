import { useRef } from 'react'

/** Random enough to tell one user's presses apart; `crypto.randomUUID` would need HTTPS. */
const makeKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

/** The same key for the same content until `answered`, so that nothing is sent twice. */
export function useSendKey(): { keyFor: (content: object) => string; answered: () => void } {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content)
      if (last.current?.content !== text) last.current = { content: text, key: makeKey() }
      return last.current.key
    },
    answered: () => {
      last.current = undefined
    },
  }
}
