/**
 * HTML pages that are expensive to parse: what they repeat, and a page that repeats it `count`
 * times.
 */
export const hostilePages: readonly [what: string, pageOf: (count: number) => string][] = [
  ['nested elements', (count) => `${'<div>'.repeat(count)}Name: Jane`],
  ['nested tables', (count) => '<table><tr><td>'.repeat(count)],
  ['nested formatting', (count) => '<b><i>'.repeat(count)],
  ['elements that hide their depth', (count) => '<div a="</div>"></foo>'.repeat(count)],
  ['rows and paragraphs', (count) => '<tr><p>'.repeat(count)],
  ['shapes in a picture that ends', (count) => '<svg></mi><rect/>'.repeat(count)],
  ['tags in titles', (count) => '<div><title></div></title>'.repeat(count)],
  ['spans on one line', (count) => `Name${'<span>x</span>'.repeat(count)}: x`],
  ['labels on one line', (count) => '<b>Name</b>: x '.repeat(count)],
  ['cells', (count) => `<table><tr>${'<td>Name<td>x'.repeat(count)}`],
  ['open brackets', (count) => '<'.repeat(count)],
  ['attributes', (count) => `<a ${'x="'.repeat(count)}`],
  ['spaces', (count) => `Name:${' '.repeat(count)}x`],
  ['scripts that never end', (count) => '<script>'.repeat(count)],
  ['comments', (count) => '<!--'.repeat(count)],
  ['headings', (count) => '<h2>x</h2>'.repeat(count)],
  ['addresses', (count) => `Email: ${'a@'.repeat(count)}`],
  ['elements on many lines', (count) => `<p>${'<b>x</b>'.repeat(660)}</p>`.repeat(count)],
  ['labels on many lines', (count) => `<p>${'<b>Name</b>x '.repeat(160)}</p>`.repeat(count)],
  ['ends of what never began', (count) => '<b>'.repeat(1400) + '</a>'.repeat(count)],
  ['paragraphs', (count) => '<p>x'.repeat(count)],
]
