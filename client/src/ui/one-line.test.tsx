import { cleanup, render } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { OneLine } from './one-line'

it.each([
  [
    'Maximiliana-Alexandrina von Hohenlohe-Waldenburg',
    ['Maximiliana-Alexandrina von', ' Hohenlohe-Waldenburg'],
  ],
  ['maximiliana@a-long-laboratory.example', ['maximiliana', '@a-long-laboratory.example']],
  ['"odd name"@example.com', ['"odd name"', '@example.com']],
  ['Nora', ['Nora']],
  ['@nobody', ['@nobody']],
  ['', []],
])('%s is complete in the title and the copied text, and only its beginning may be cut', (text, parts) => {
  onTestFinished(cleanup)
  const { container } = render(<OneLine text={text} />)
  const line = container.firstElementChild
  expect([line?.getAttribute('title'), line?.textContent]).toEqual([text, text])
  expect([...(line?.childNodes ?? [])].map((node) => node.textContent).filter(Boolean)).toEqual(parts)
})
