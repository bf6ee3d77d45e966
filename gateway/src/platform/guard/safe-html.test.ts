import { safeHtml } from './safe-html'

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

test('text, lists, tables, site links and https images stay', () => {
  const html =
    '<h2>Title</h2><p>Some <strong>bold</strong> text<br /><a href="/m/help">help</a></p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table><img src="https://cdn.example/x.png" alt="x" />'
  expect(safeHtml(html)).toBe(html)
})

test('a link to another site: opens in a new tab and sends no referrer', () => {
  expect(safeHtml('<a href="https://example.com" target="_self">x</a>')).toBe(
    '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
  )
})
