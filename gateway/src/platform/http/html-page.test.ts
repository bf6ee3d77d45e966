import { escapeHtml, htmlPage } from './html-page'

test.each([
  ['<script>', '&#60;script&#62;'],
  [`" onload='x'`, '&#34; onload=&#39;x&#39;'],
  ['Tom & Jerry', 'Tom &#38; Jerry'],
  ['日本語', '日本語'],
])('%s can neither open an element nor leave an attribute', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected)
})

test('a title that is markup stays a title, and the style carries the nonce of the policy', () => {
  const page = htmlPage({
    language: 'pt',
    title: '</title><b>',
    nonce: 'abc',
    style: 'b{}',
    body: '<main>hello</main>',
  })
  expect(page).toContain('<title>&#60;/title&#62;&#60;b&#62;</title>')
  expect(page).toContain('<html lang="pt">')
  expect(page).toContain('<style nonce="abc">b{}</style>')
  expect(page).toContain('<main>hello</main>')
})
