/** Roughly how wide a letter is, in em; the letters of the end that it leaves no room for end in dots as well. */
const LETTER = 0.56

/** Where the part of a text that tells most apart begins: an address's domain, or the last word. */
const endOf = (text: string) => Math.max(text.lastIndexOf('@'), text.lastIndexOf(' '))

/**
 * A name or an address on one line: where it is too long, dots stand for what comes before its last word, or before its
 * domain. The title has it whole, and so has whoever copies it.
 */
export function OneLine({ text }: { text: string }) {
  const at = Math.max(0, endOf(text))
  return (
    <span title={text} className="block truncate">
      {at > 0 && (
        <span
          className="inline-block truncate align-bottom"
          style={{ maxWidth: `max(2.5em, 100% - ${(LETTER * (text.length - at)).toFixed(1)}em)` }}
        >
          {text.slice(0, at)}
        </span>
      )}
      {text.slice(at)}
    </span>
  )
}
