import { explainNetwork } from './failure'

const { fetch } = globalThis
afterEach(() => void Object.assign(globalThis, { fetch }))

const answering = (...answers: (Response | Error | 'ok' | 'not found')[]) => {
  const left = [...answers]
  const fetched = jest.fn(async (_url: string, _init?: RequestInit) => {
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return { ok: answer === 'ok' }
  })
  Object.assign(globalThis, { fetch: fetched })
  return fetched
}

test('a file that cannot be reached is a network failure', async () => {
  answering(new TypeError('failed'))
  expect(await explainNetwork('/a.js', 'sha384-x')).toBe('network')
  answering('not found')
  expect(await explainNetwork('/a.js', 'sha384-x')).toBe('network')
})

test('a file that arrives but is refused with its hash does not match it', async () => {
  const fetched = answering('ok', new TypeError('integrity'))
  expect(await explainNetwork('/a.js', 'sha384-x')).toBe('sri-mismatch')
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ integrity: 'sha384-x' })
})

test('a file that matches after all was a passing network failure', async () => {
  answering('ok', 'ok')
  expect(await explainNetwork('/a.js', 'sha384-x')).toBe('network')
})

test('unknown hash: no request', async () => {
  const fetched = answering()
  expect(await explainNetwork('/a.js', undefined)).toBe('network')
  expect(fetched).not.toHaveBeenCalled()
})
