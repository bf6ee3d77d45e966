const every = ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const

const broken = (methods: readonly (typeof every)[number][], error: () => DOMException): (() => void) => {
  const spies = methods.map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw error()
    }),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Both areas exist and refuse everything; returns how to end it. */
export const forbidStorage = (): (() => void) =>
  broken(every, () => new DOMException('The operation is insecure.', 'SecurityError'))

/** Both areas have no room left. */
export const fillStorage = (): (() => void) =>
  broken(['setItem'], () => new DOMException('The quota has been exceeded.', 'QuotaExceededError'))
