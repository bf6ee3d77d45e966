import { runInNewContext } from 'node:vm'
import { oldBrowserScript } from './old-browser'

const features = ['fetch', 'Proxy', 'URLSearchParams', 'AbortController', 'IntersectionObserver'] as const

const textIn = (prepare: string): string | null => {
  const started: (() => void)[] = []
  const root = {
    textContent: 'skeleton',
    appendChild: (note: { textContent: string }) => {
      root.textContent = note.textContent
    },
  }
  const document = {
    documentElement: { setAttribute: () => undefined },
    addEventListener: (_name: string, listener: () => void) => started.push(listener),
    getElementById: () => root,
    createElement: () => ({ setAttribute: () => undefined, textContent: '' }),
  }
  const window = Object.fromEntries(features.map((name) => [name, class {}]))
  runInNewContext(`${prepare};${oldBrowserScript('ja')}`, { window, document })
  for (const listener of started) listener()
  return root.textContent === 'skeleton' ? null : root.textContent
}

test('a browser of the floor starts', () => expect(textIn('')).toBeNull())

test.each([
  ...features.map((name) => `delete window.${name}`),
  'delete Object.fromEntries',
  'delete Array.prototype.flatMap',
  'delete Promise.prototype.finally',
  'RegExp = function () { throw new SyntaxError() }',
])('below the floor (%s): a plain sentence in the visitor’s language', (prepare) => {
  expect(textIn(prepare)).toContain('お使いのブラウザ')
})
