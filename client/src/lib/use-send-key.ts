import { useRef } from 'react'

/** Random enough to tell two presses of one person apart; also where `crypto.randomUUID` needs HTTPS. */
const makeKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-')

/**
 * The key that lets the server send something once: the same for the same content until it was `answered`, so that
 * pressing Send again after an answer was lost sends nothing twice.
 */
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
