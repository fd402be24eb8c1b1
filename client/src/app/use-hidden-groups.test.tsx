import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useHiddenGroups } from './use-hidden-groups'

afterEach(cleanup)

/** The top of each group in the list; each is 100 px high. */
const groups = { Main: 0, Reports: 100, Foods: 200, Portal: 300 }

function Listed() {
  const list = useRef<HTMLDivElement>(null)
  const { above, below } = useHiddenGroups(list)
  return (
    <>
      <div ref={list} data-testid="list">
        {Object.keys(groups).map((group) => (
          <p key={group} data-group={group} />
        ))}
      </div>
      <output>{`${above || '-'} / ${below || '-'}`}</output>
    </>
  )
}

it('names the groups cut off above and below, as the list scrolls and the window changes', () => {
  render(<Listed />)
  const list = screen.getByTestId('list')
  const hiddenText = () => screen.getByText(/ \/ /).textContent
  const lay = (height: number, scrollTop: number) => {
    Object.defineProperties(list, {
      scrollHeight: { value: 400, configurable: true },
      clientHeight: { value: height, configurable: true },
    })
    list.scrollTop = scrollTop
    list.getBoundingClientRect = () => ({ top: 0, bottom: height }) as DOMRect
    for (const group of list.children) {
      const top = groups[group.getAttribute('data-group') as keyof typeof groups] - scrollTop
      group.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect
    }
  }
  expect(hiddenText()).toBe('- / -')
  lay(250, 0)
  fireEvent(window, new Event('resize'))
  expect(hiddenText()).toBe('- / Foods, Portal')
  lay(250, 120)
  fireEvent.scroll(list)
  expect(hiddenText()).toBe('Main, Reports / Portal')
  lay(250, 150)
  fireEvent.scroll(list)
  expect(hiddenText()).toBe('Main, Reports / -')
  // A group visible only under the fade counts as cut off.
  lay(330, 0)
  fireEvent(window, new Event('resize'))
  expect(hiddenText()).toBe('- / Foods, Portal')
  lay(400, 0)
  fireEvent(window, new Event('resize'))
  expect(hiddenText()).toBe('- / -')
})
