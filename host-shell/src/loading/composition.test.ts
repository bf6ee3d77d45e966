/** @jest-environment jsdom */
import { CompositionError, inlineTexts, parseComposition, startedModules } from './composition'

const remote = { base: '/r/', entry: 'e.js', release: '1+a', modules: {}, integrity: {} }
const sound = {
  schema: 1,
  remotes: { wallet: remote },
  host: {},
  merchant: {},
  status: {},
  routes: [{ remote: 'wallet' }],
  extensions: [],
  menu: [],
}

const documentWith = (id: string, content: string) => {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = id
  element.textContent = content
  document.body.replaceChildren(element)
}

test('the composition of the document is read', () => {
  expect(parseComposition(JSON.stringify(sound)).remotes.wallet?.entry).toBe('e.js')
})

test.each([
  ['no composition', ''],
  ['half a composition', '{"schema":1,'],
  ['another schema', JSON.stringify({ ...sound, schema: 2 })],
  ['a remote without an entry', JSON.stringify({ ...sound, remotes: { wallet: { ...remote, entry: undefined } } })],
  ['a route of a remote that is not there', JSON.stringify({ ...sound, routes: [{ remote: 'ghost' }] })],
  ['no merchant', JSON.stringify({ ...sound, merchant: null })],
])('a document with %s is refused', (_case, content) => {
  expect(() => parseComposition(content)).toThrow(CompositionError)
})

test('texts that came with the document are given by namespace, and none are no failure', () => {
  documentWith('texts', '{"host":{"a":"b"}}')
  expect(inlineTexts()).toEqual({ host: { a: 'b' } })
  documentWith('other', '')
  expect(inlineTexts()).toEqual({})
})

test('the modules that the document began are known, and anything else there is ignored', () => {
  documentWith('modules', '[["wallet","./Page"],["odd"],7]')
  expect(startedModules()).toEqual([['wallet', './Page']])
  documentWith('other', '')
  expect(startedModules()).toEqual([])
})
