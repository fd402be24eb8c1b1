import { useLayoutEffect, useRef, useState } from 'react'

/** Where the part of a text that tells most apart begins: an address's domain, or the last word. */
const endOf = (text: string) => Math.max(text.lastIndexOf('@'), text.lastIndexOf(' '), 0)

/** How wide an inline element's text is, cut or not, as a length in em. */
function widthOf(element: HTMLElement | null): string {
  if (!element) return '0em'
  const em = Number.parseFloat(getComputedStyle(element).fontSize)
  return `${(element.getBoundingClientRect().width / em).toFixed(3)}em`
}

/** The widths of both parts, told again once the portal's letters are there. */
function useWidths(text: string) {
  const beginning = useRef<HTMLSpanElement>(null)
  const end = useRef<HTMLElement>(null)
  const [widths, setWidths] = useState({ beginning: '0em', end: '0em' })
  useLayoutEffect(() => {
    let isGone = false
    const tell = () => {
      if (!isGone) setWidths({ beginning: widthOf(beginning.current), end: widthOf(end.current) })
    }
    tell()
    // A browser of tests knows no letters.
    void (document.fonts as FontFaceSet | undefined)?.ready.then(tell)
    return () => {
      isGone = true
    }
  }, [text])
  return { beginning, end, widths }
}

/**
 * A name or an address on one line, of which both ends stay: where it is too long, dots stand for what comes before its
 * last word, or before its domain, and where even that is too long its beginning goes too. The title has it whole, and
 * so has whoever copies it. On a phone it has the lines that it needs.
 */
export function OneLine({ text }: { text: string }) {
  const { beginning, end, widths } = useWidths(text)
  const at = endOf(text)
  if (at === 0)
    return (
      <span title={text} className="block truncate">
        {text}
      </span>
    )
  return (
    // No flex: browsers copy each of its items on a line of its own. A pixel more is for what they round.
    <span title={text} data-one-line="" className="block md:overflow-hidden md:whitespace-pre">
      <span
        className="align-bottom md:inline-block md:truncate"
        style={{ maxWidth: `max(4em, 100% - ${widths.end} + 1px)` }}
      >
        <span ref={beginning}>{text.slice(0, at)}</span>
      </span>
      {/* Right to left, so that what does not fit goes at its beginning. */}
      <span
        dir="rtl"
        className="align-bottom md:inline-block md:overflow-hidden"
        style={{ maxWidth: `calc(100% - min(4em, ${widths.beginning}) + 1px)` }}
      >
        <bdi ref={end} dir="ltr">
          {text.slice(at)}
        </bdi>
      </span>
    </span>
  )
}
