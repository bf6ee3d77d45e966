/** @jest-environment jsdom */
const tab = (): { loginDeviceId: () => string } => {
  let loaded: { loginDeviceId: () => string } | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual('./device')
  })
  if (!loaded) throw new Error('The module did not load')
  return loaded
}

beforeEach(() => localStorage.clear())

test('tabs of one browser name one device, also when they were open before its id was stored', () => {
  const [first, second] = [tab(), tab()]
  const id = first.loginDeviceId()
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.loginDeviceId()).toBe(id)
  expect(tab().loginDeviceId()).toBe(id)
})

test('an id that another tab has stored wins over the own one', () => {
  const [first, second] = [tab(), tab()]
  first.loginDeviceId()
  localStorage.clear()
  const id = second.loginDeviceId()
  expect(first.loginDeviceId()).toBe(id)
})

test('a browser that stores nothing keeps the id as long as the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('')
  const page = tab()
  expect(page.loginDeviceId()).toBe(page.loginDeviceId())
  jest.restoreAllMocks()
})
