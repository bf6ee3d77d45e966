/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { textsOf } from '../client/texts/texts'

Object.assign(globalThis, { TextEncoder })
const whole = globalThis.BigInt
afterEach(() => {
  globalThis.BigInt = whole
  jest.resetModules()
})

const open = async (): Promise<string> => {
  document.body.innerHTML = '<div id="root" aria-busy="true"></div><script type="application/json" id="boot"></script>'
  const boot = document.getElementById('boot')
  if (boot) boot.textContent = JSON.stringify({ lang: 'ja', texts: textsOf('ja') })
  await import('./main')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return document.getElementById('root')?.textContent ?? ''
}

test('a browser without BigInt: the page says that it is too old', async () => {
  Reflect.deleteProperty(globalThis, 'BigInt')
  expect(await open()).toBe(textsOf('ja').browserTooOld)
})

test('any other browser: the form of the proof', async () => {
  expect(await open()).toContain(textsOf('ja').verifyTitle)
})
