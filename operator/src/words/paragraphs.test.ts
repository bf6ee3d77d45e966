import { asHtml } from './paragraphs'

test.each([
  ['one line', '<p>one line</p>'],
  ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
  ['2 < 3 & 4 > 1', '<p>2 &lt; 3 &amp; 4 &gt; 1</p>'],
  ['<p>as <b>written</b></p>', '<p>as <b>written</b></p>'],
])('%j: sent as %j', (text, html) => {
  expect(asHtml(text)).toBe(html)
})
