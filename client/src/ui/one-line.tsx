import { useLayoutEffect, useRef, useState } from 'react'

/** The start of the most distinctive part of a text: an address's domain, or the last word. */
const endOf = (text: string) => Math.max(text.lastIndexOf('@'), text.lastIndexOf(' '), 0)

/** The width of an inline element's text in em, whether or not it is cut. */
function widthOf(element: HTMLElement | null): string {
  if (!element) return '0em'
  const em = Number.parseFloat(getComputedStyle(element).fontSize)
  return `${(element.getBoundingClientRect().width / em).toFixed(3)}em`
}

/** The widths of both parts, measured again after the portal's font has loaded. */
function useWidths(text: string) {
  const beginning = useRef<HTMLSpanElement>(null)
  const end = useRef<HTMLElement>(null)
  const [widths, setWidths] = useState({ beginning: '0em', end: '0em' })
  useLayoutEffect(() => {
    let isGone = false
    const measure = () => {
      if (!isGone) setWidths({ beginning: widthOf(beginning.current), end: widthOf(end.current) })
    }
    measure()
    // The test window has no fonts.
    void (document.fonts as FontFaceSet | undefined)?.ready.then(measure)
    return () => {
      isGone = true
    }
  }, [text])
  return { beginning, end, widths }
}

/** One line that is cut in the middle, before the last word or domain; wraps on a phone. */
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
    // No flex: browsers copy flex items as lines. The extra pixel allows for rounding.
    <span title={text} data-one-line="" className="block md:overflow-hidden md:whitespace-pre">
      <span
        className="align-bottom md:inline-block md:truncate"
        style={{ maxWidth: `max(4em, 100% - ${widths.end} + 1px)` }}
      >
        <span ref={beginning}>{text.slice(0, at)}</span>
      </span>
      {/* Right to left, so that overflow is cut at the beginning. */}
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
