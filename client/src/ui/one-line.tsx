/** Where the part of a text that tells most apart begins: an address's domain, or the last word. */
const endOf = (text: string) => Math.max(text.lastIndexOf('@'), text.lastIndexOf(' '), 0)

/** How wide letters of the portal's type are, in em; a little more rather than less. */
const widths: [letters: RegExp, em: number][] = [
  [/[@mwMWQ]/, 0.88],
  [/\p{Lu}/u, 0.68],
  [/[ijlI.,'’]/, 0.25],
  [/[ftr -]/, 0.37],
]
const widthOf = (text: string) =>
  Array.from(text, (letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.58).reduce(
    (sum, em) => sum + em,
    0,
  )

/**
 * A name or an address on one line, of which both ends stay: where it is too long, dots stand for what comes before its
 * last word, or before its domain, and where even that is too long its beginning goes too. The title has it whole, and
 * so has whoever copies it.
 */
export function OneLine({ text }: { text: string }) {
  const at = endOf(text)
  if (at === 0)
    return (
      <span title={text} className="block truncate">
        {text}
      </span>
    )
  return (
    <span title={text} className="block overflow-hidden whitespace-pre">
      <span
        className="inline-block truncate align-bottom"
        style={{ maxWidth: `max(4em, 100% - ${widthOf(text.slice(at)).toFixed(1)}em)` }}
      >
        {text.slice(0, at)}
      </span>
      {/* Right to left, so that what does not fit goes at its beginning. */}
      <span dir="rtl" className="inline-block max-w-[calc(100%-4em)] overflow-hidden align-bottom">
        <bdi dir="ltr">{text.slice(at)}</bdi>
      </span>
    </span>
  )
}
