import { expect, it } from 'vitest'
import { undress } from './preview-styles'

it('extracts the styles of a message, wherever they are in a tag, and nothing else', () => {
  const message =
    '<STYLE media="all">p > b { color: red }</STYLE><p class="a>b" style="color:blue">style=plain</p><img alt=""style=width:1px><style>i{}'
  expect(undress(message)).toEqual({
    html: '<p class="a>b" data-look="color:blue">style=plain</p><img alt=""data-look=width:1px>',
    css: 'p > b { color: red }\ni{}',
  })
})
