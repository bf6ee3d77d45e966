import { hostileHtml, hostileRemains } from '../../../testing/hostile-html'
import { safeHtml, safeTexts } from './safe-html'

test.each([
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '<svg onload=x()>',
  '<math><mi xlink:href="javascript:x()">',
  '<a href="javascript:x()">y</a>',
  '<a href="&#106;avascript:x()">y</a>',
  '<a href="java\tscript:x()">y</a>',
  '<a href="data:text/html,x">y</a>',
  '<a href="//evil.test">y</a>',
  '<form action="https://evil.test"><input name=password></form>',
  '<iframe srcdoc="x">',
  '<div style="position:fixed">y</div>',
  '<div id="MC_SESSION_INFO">y</div>',
  '<base href="https://evil.test">',
  '<meta http-equiv=refresh content="0;url=https://evil.test">',
  '<style>*{display:none}</style>',
  '<img src="http://evil.test/x.png">',
  '<p class="app-header" data-x="1">y</p>',
])('%s loses scripts, styles, forms and foreign addresses', (html) => {
  expect(safeHtml(html)).not.toMatch(
    /script|onerror|onload|svg|math|javascript|data:|form|input|iframe|style|\bid=|class=|data-|base|meta|http:|\/\/evil/i,
  )
})

test('text, lists, tables, site links and images of the house stay', () => {
  const html =
    '<h2>Title</h2><p>Some <strong>bold</strong> text<br /><a href="/m/help" rel="noopener noreferrer">help</a></p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table><img src="/art/x.png" alt="x" />'
  expect(safeHtml(html)).toBe(html)
})

test('a link to another site: opens in a new tab and sends no referrer', () => {
  expect(safeHtml('<a href="https://example.com" target="_self">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
  )
})

test.each(['HTTPS://example.com', ' https://example.com', 'https:example.com', 'ftp://example.com', ''])(
  'a link to %j: without a way back into the page',
  (href) => {
    expect(safeHtml(`<a href="${href}">x</a>`)).toMatch(/rel="noopener noreferrer"/)
  },
)

test.each([
  'https://evil.test/x.png',
  'HTTPS://evil.test/x.png',
  '//evil.test/x.png',
  '/\\evil.test/x.png',
  '\\\\evil.test/x.png',
  'data:image/png;base64,AA',
  'x.png',
  '',
])('a picture at %j is not of the house: gone', (src) => {
  expect(safeHtml(`<p>a<img src="${src}" alt="x"></p>`)).toBe('<p>a</p>')
})

test.each(hostileHtml)('%j in a text of operators: nothing that runs, asks or covers is left', (html) => {
  const { EN } = safeTexts({ EN: { content: `<p>a</p>${html}` } })
  for (const remains of hostileRemains) expect(EN?.content).not.toMatch(remains)
})
