/** @jest-environment jsdom */
test('BroadcastChannel throws (all cookies blocked): the bus works within its tab', async () => {
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    configurable: true,
    value: class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  })
  const { bus } = await import('./index')
  const received = jest.fn()
  bus.on('session.changed@1', received)
  bus.emit('session.changed@1', { role: 'guest', userName: null })
  expect(received).toHaveBeenCalledTimes(1)
})
