import { render, screen } from '@testing-library/react'
import { cleanHtml } from './clean-html'
import { SafeHtml, useSafeHtmlReady } from './SafeHtml'

describe('cleanHtml', () => {
  it.each([
    ['a script', '<script>hit()</script>'],
    ['an event handler', '<img src="https://a.test/x.png" onerror="hit()">'],
    ['a javascript link', '<a href="javascript:hit()">x</a>'],
    ['a hidden javascript link', '<a href="&#106;avascript:hit()">x</a>'],
    ['a data link', '<a href="data:text/html,hit">x</a>'],
    ['a protocol-relative picture', '<img src="//evil.test/x.png">'],
    ['a frame', '<iframe srcdoc="<script>hit()</script>"></iframe>'],
    ['a form', '<form action="https://evil.test"><input name="password"></form>'],
    ['a style', '<div style="position:fixed">x</div><style>*{display:none}</style>'],
    ['an svg', '<svg><animate onbegin="hit()"></animate></svg>'],
    ['a base address', '<base href="https://evil.test">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.test">'],
    ['an id that hides a global', '<a id="MC_SESSION_INFO" href="https://a.test">x</a>'],
    ['a data attribute', '<p data-testid="balance">x</p>'],
  ])('lets nothing of %s through', (_, html) => {
    expect(String(cleanHtml(html))).not.toMatch(
      /script|onerror|onbegin|javascript:|data[:-]|evil|iframe|form|input|style|svg|base|meta|MC_SESSION/i,
    )
  })

  it('keeps what an editor writes', () => {
    const html =
      '<h2>Bonus</h2><p>Get <b>20%</b></p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'
    expect(String(cleanHtml(html))).toBe(html)
  })

  it.each(['https://evil.test/x.png', '/\\\\evil.test/x.png', 'x.png', ''])('takes a picture at %j away', (src) => {
    expect(String(cleanHtml(`<p>a<img src="${src}"></p>`))).toBe('<p>a</p>')
  })

  it('shows pictures of the house', () => {
    expect(String(cleanHtml('<img src="/art/x.png">'))).toBe('<img src="/art/x.png" loading="lazy">')
  })

  it('makes every link leave without a way back into the page', () => {
    expect(String(cleanHtml('<a href="https://a.test">a</a>'))).toMatch(/target="_blank"[^>]*rel="noopener noreferrer"/)
  })
})

it('shows the cleaned text, and the next one at once', async () => {
  const { rerender } = render(<SafeHtml html="<p>First</p>" />)
  expect(await screen.findByText('First')).toBeInTheDocument()
  rerender(<SafeHtml html="<p onclick='hit()'>Second</p>" />)
  expect(screen.getByText('Second')).not.toHaveAttribute('onclick')
})

it('dependent content appears together with the sanitised text', async () => {
  const Page = () => (useSafeHtmlReady() ? <SafeHtml html="<p>Words</p>" /> : <p>On its way</p>)
  render(<Page />)
  expect(await screen.findByText('Words')).toBeInTheDocument()
})
