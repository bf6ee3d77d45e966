import { readFileSync } from 'node:fs'
import { join } from 'node:path'

test('the scroll bar width is set on the body only, and the build preserves it', async () => {
  const registerProperty = jest.fn()
  Object.assign(globalThis, { CSS: { registerProperty } })
  await import('./scroll-bar-width')
  expect(registerProperty).toHaveBeenCalledWith({ name: '--removed-body-scroll-bar-size', inherits: false })
  const { sideEffects } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'))
  expect(sideEffects).toContain('./src/overlay/scroll-bar-width.ts')
})
