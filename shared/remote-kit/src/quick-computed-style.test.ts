/** @jest-environment jsdom */

type Ask = (element: Element) => CSSStyleDeclaration
const { quickComputedStyle } = jest.requireActual<{ quickComputedStyle: (ask: Ask) => Ask }>(
  '../jest-computed-style.cjs',
)

const page = `
  <p>text <b>bold</b> <i hidden>hidden</i><br></p>
  <div style="display: none; opacity: 0"><button>inside</button></div>
  <div style="visibility: hidden; pointer-events: none"><a href="/">link</a><span style="visibility: visible">seen</span></div>
  <dialog>closed</dialog><dialog open>open</dialog><div hidden style="display: flex">shown all the same</div>
  <input type="hidden"><input type="text"><ruby><rp>(</rp><rt>kana</rt></ruby><rp>alone</rp>
  <svg hidden><title>drawn</title><path style="opacity: 0.5"></path></svg><table><tbody><tr><td>1</td></tr></tbody></table>
  <template></template><details><summary>sum</summary><em>rest</em></details><ul><li>one</li></ul>`

const names = ['display', 'visibility', 'opacity', 'pointerEvents', 'color', 'fontFamily'] as const
const seen = (ask: Ask) =>
  [...document.querySelectorAll('body, body *')].map((element) => {
    const style = ask(element)
    return [
      element.outerHTML,
      ...names.map((name) => style[name]),
      ...['display', 'visibility', 'pointer-events', 'opacity', 'margin-top'].map((name) =>
        style.getPropertyValue(name),
      ),
    ]
  })

const slow = window.getComputedStyle.bind(window)
const quick = quickComputedStyle(slow)
beforeEach(() => (document.body.innerHTML = page))
afterEach(() => document.head.replaceChildren())

test('every element looks as jsdom says, now and after it changed', () => {
  expect(seen(quick)).toEqual(seen(slow))
  for (const element of document.querySelectorAll('[hidden], [style], dialog'))
    for (const mark of ['hidden', 'style', 'open']) element.toggleAttribute(mark)
  expect(seen(quick)).toEqual(seen(slow))
})

test('a sheet of the page counts', () => {
  document.head.innerHTML = '<style>b { display: none } p { visibility: hidden }</style>'
  expect(seen(quick)).toEqual(seen(slow))
  expect(quick(document.querySelector('b') ?? document.body).display).toBe('none')
})

test.each(['display', 'visibility', 'opacity', 'pointer-events'])(
  'a rule about %s that a sheet gets later counts',
  (name) => {
    document.head.innerHTML = '<style>body { overflow: hidden }</style>'
    expect(seen(quick)).toEqual(seen(slow))
    document.styleSheets[0]?.insertRule(`@media screen { b { ${name}: inherit } }`, 1)
    document.styleSheets[0]?.insertRule(`b { ${name}: inherit }`, 2)
    expect(seen(quick)).toEqual(seen(slow))
    document.head.innerHTML = `<style>b { ${name}: initial }</style>`
    expect(seen(quick)).toEqual(seen(slow))
  },
)

test('what a sheet does not speak of is not asked of all its rules', () => {
  document.head.innerHTML = '<style>body { overflow: hidden }</style>'
  const ask = jest.fn(slow)
  const asked = quickComputedStyle(ask)
  const items = Array.from({ length: 9 }, () => document.body.appendChild(document.createElement('em')))
  expect(items.map((item) => asked(item).display)).toEqual(items.map((item) => slow(item).display))
  expect(ask).toHaveBeenCalledTimes(1)
})
