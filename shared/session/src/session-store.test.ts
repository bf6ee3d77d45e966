/** @jest-environment jsdom */
import { call, queryClient } from '@mosaic/api-client'
import type { Whitelabel } from '@mosaic/contracts'
import { bus } from '@mosaic/event-bus'
import { readDraft, writeDraft } from './drafts'
import { setMerchant } from './merchant'
import { sessionKey } from './session-record'
import { renewSession, sessionLost, sessionStore, signIn, signOut, startSession } from './session-store'

jest.mock('@mosaic/api-client', () => ({ ...jest.requireActual<object>('@mosaic/api-client'), call: jest.fn() }))
const asked = call as unknown as jest.Mock

const answer = (token: string, userName = 'player01') => ({
  token,
  userName,
  type: 0,
  firstTimeLogin: true,
  lastLoginAt: null,
})
const ok = (token: string) => ({ ok: true, value: { ...answer(token), firstTimeLogin: false } })
const refused = (code: string) => ({ ok: false, failure: { code, status: 401, traceId: null, fields: {} } })
const token = () => sessionStore.getState().session?.token ?? null
const storedSession = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as Record<string, unknown> | null

/** Another tab wrote to the storage that all tabs share. */
const otherTabWrites = (record: Record<string, unknown> | 'logout'): void => {
  const newValue = record === 'logout' ? '' : JSON.stringify(record)
  if (record === 'logout') localStorage.removeItem(sessionKey)
  else localStorage.setItem(sessionKey, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
}

const locks = { request: jest.fn((_name: string, _options: object, job: () => Promise<unknown>) => job()) }

beforeAll(() => {
  setMerchant({ merchantCode: 'aurora' } as Whitelabel)
  startSession()
})
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  locks.request.mockClear()
  asked.mockReset()
  asked.mockResolvedValue({ ok: true, value: { done: true } })
  otherTabWrites('logout')
  localStorage.clear()
  sessionStorage.clear()
})

test('the record in storage has the five fields of the contract and no more', () => {
  signIn(answer('t1'))
  expect(storedSession()).toEqual({
    token: 't1',
    userName: 'player01',
    type: 0,
    merchantCode: 'aurora',
    firstTimeLogin: true,
  })
})

describe('a token that has run out', () => {
  test('is renewed once, however many calls notice it, under one lock for all tabs', async () => {
    signIn(answer('old'))
    asked.mockResolvedValue(ok('new'))
    const results = await Promise.all(Array.from({ length: 20 }, () => renewSession('old')))
    expect(new Set(results)).toEqual(new Set(['renewed']))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(asked).toHaveBeenCalledWith('refreshSession', { body: { loginDeviceId: expect.any(String) } })
    expect(locks.request).toHaveBeenCalledTimes(1)
    expect(storedSession()).toMatchObject({ token: 'new', firstTimeLogin: true })
  })

  test('is taken from storage when another tab has renewed it already', async () => {
    signIn(answer('old'))
    localStorage.setItem(sessionKey, JSON.stringify({ ...storedSession(), token: 'from-the-other-tab' }))
    expect(await renewSession('old')).toBe('renewed')
    expect(asked).not.toHaveBeenCalled()
    expect(token()).toBe('from-the-other-tab')
  })

  test('renewal by another tab: caches stay, no session event', async () => {
    signIn(answer('old'))
    queryClient.setQueryData(['kept'], 1)
    const changed = jest.fn()
    const stop = bus.on('session.changed@1', changed)
    changed.mockClear()
    asked.mockResolvedValue(ok('new'))
    await renewSession('old')
    otherTabWrites({ ...storedSession(), token: 'newer' })
    expect(token()).toBe('newer')
    expect(queryClient.getQueryData(['kept'])).toBe(1)
    expect(changed).not.toHaveBeenCalled()
    stop()
  })

  test.each([
    ['login.not.session', 'lost'],
    // A gateway without renewal: the session ends with its token and leads to the login.
    ['function.not.available', 'lost'],
    ['offline', 'unreached'],
    ['system.busy', 'unreached'],
  ])('answered by %s is %s', async (code, renewal) => {
    signIn(answer('old'))
    asked.mockResolvedValue(refused(code))
    expect(await renewSession('old')).toBe(renewal)
    expect(token()).toBe('old')
  })

  test('does not come back to life when the visitor logs out meanwhile', async () => {
    signIn(answer('old'))
    let arrive: (value: unknown) => void = () => undefined
    asked.mockImplementation((name: string) =>
      name === 'refreshSession' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve({ ok: true }),
    )
    const renewal = renewSession('old')
    await signOut()
    arrive(ok('new'))
    expect(await renewal).toBe('lost')
    expect(token()).toBeNull()
    expect(storedSession()).toBeNull()
  })

  test('waits for the tab that is at it, where the browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks')
    signIn(answer('old'))
    localStorage.setItem('mosaic.session.renewal', `${Date.now() + 5000} another-tab`)
    asked.mockResolvedValue(ok('new'))
    const renewal = renewSession('old')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(asked).not.toHaveBeenCalled()
    localStorage.setItem(sessionKey, JSON.stringify({ ...storedSession(), token: 'from-the-other-tab' }))
    localStorage.removeItem('mosaic.session.renewal')
    expect(await renewal).toBe('renewed')
    expect(asked).not.toHaveBeenCalled()
    expect(token()).toBe('from-the-other-tab')
  })

  test('does not wait for a tab that was closed at it', async () => {
    Reflect.deleteProperty(navigator, 'locks')
    signIn(answer('old'))
    localStorage.setItem('mosaic.session.renewal', `${Date.now() - 1} closed-tab`)
    asked.mockResolvedValue(ok('new'))
    expect(await renewSession('old')).toBe('renewed')
    expect(localStorage.getItem('mosaic.session.renewal')).toBeNull()
  })
})

describe('the end of a session', () => {
  const fillStorage = () => {
    for (const name of ['token', 'trialUser', 'memberInfo', 'mosaic.member.draft']) localStorage.setItem(name, 'x')
    sessionStorage.setItem('mosaic.member.deposit-intent', 'x')
    localStorage.setItem('mosaic.theme', 'dark')
  }
  const left = () => [
    ...Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)),
    ...Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index)),
  ]

  test('logout calls the gateway and clears session, token, trial user and member info; autoLogin becomes 0', async () => {
    signIn(answer('t1'))
    expect(localStorage.getItem('autoLogin')).toBe('1')
    fillStorage()
    await signOut()
    expect(asked).toHaveBeenCalledWith('logout')
    expect(
      left()
        .filter((key) => key !== 'mosaic.device')
        .sort(),
    ).toEqual(['autoLogin', 'mosaic.theme'])
    expect(localStorage.getItem('autoLogin')).toBe('0')
    expect(sessionStore.getState()).toEqual({ session: null, role: 'guest', restoring: false })
  })

  test('a logout in another tab empties this one too, its own session storage included', () => {
    signIn(answer('t1'))
    sessionStorage.setItem('mosaic.member.deposit-intent', 'x')
    queryClient.setQueryData(['of the member'], 1)
    otherTabWrites('logout')
    expect(sessionStore.getState().role).toBe('guest')
    expect(sessionStorage.getItem('mosaic.member.deposit-intent')).toBeNull()
    expect(queryClient.getQueryData(['of the member'])).toBeUndefined()
  })

  test.each([
    ['emptied', ''],
    ['removed', null],
    ['a session of another key', JSON.stringify(answer('t2'))],
  ])('another key is %s by another tab: the session stays and nothing is asked', (_case, newValue) => {
    signIn(answer('t1'))
    window.dispatchEvent(new StorageEvent('storage', { key: 'mosaic.theme', newValue }))
    expect([token(), storedSession()?.token]).toEqual(['t1', 't1'])
    expect(asked).not.toHaveBeenCalled()
  })

  test('another tab: the member has become an agent, the caches of the player are dropped and the change is announced', () => {
    signIn(answer('t1'))
    queryClient.setQueryData(['menu of the player'], 1)
    const roles: string[] = []
    const stop = bus.on('session.changed@1', ({ role }) => roles.push(role))
    otherTabWrites({ ...storedSession(), token: 't2', type: 1 })
    stop()
    expect(queryClient.getQueryData(['menu of the player'])).toBeUndefined()
    expect(roles.at(-1)).toBe('agent')
  })

  test.each([
    ['cleared by the visitor', null, null],
    ['removed by another tab', sessionKey, null],
    ['cut in the middle', sessionKey, '{"token":"t1","userNa'],
  ])('record %s: a valid session goes on and is stored again', async (_case, key, newValue) => {
    signIn(answer('t1'))
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(asked).toHaveBeenCalledWith('memberInfo')
    expect([token(), storedSession()?.token]).toEqual(['t1', 't1'])
  })

  test('logout in another tab: drafts are deleted; expiry: drafts stay', async () => {
    const written: (string | null)[] = []
    const write = jest
      .spyOn(Storage.prototype, 'setItem')
      .mockImplementation((key, value) => void (key === sessionKey && written.push(value)))
    signIn(answer('t1'))
    await signOut()
    write.mockRestore()
    const drafts = () => readDraft('player01', 'contact')
    const inOtherTab = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: sessionKey, newValue }))
    signIn(answer('t2'))
    writeDraft('player01', 'contact', { address: 'ana@mail.com' })
    asked.mockImplementation(async (name: string) => {
      if (name === 'memberInfo') sessionLost('t2')
      return refused('login.not.session')
    })
    inOtherTab(null)
    expect(sessionStore.getState().role).toBe('guest')
    expect(drafts()).toEqual({ address: 'ana@mail.com' })
    asked.mockResolvedValue({ ok: true, value: { done: true } })
    signIn(answer('t3'))
    inOtherTab(written.at(-1) ?? null)
    expect(sessionStore.getState().role).toBe('guest')
    expect(drafts()).toEqual({})
  })

  test('a session unknown to the gateway ends with the login dialog, unless a newer one replaced it', () => {
    const relogin = jest.fn()
    const stop = bus.on('session.relogin@1', relogin)
    signIn(answer('t2'))
    sessionLost('t1')
    expect(token()).toBe('t2')
    sessionLost('t2')
    expect(token()).toBeNull()
    expect(relogin).toHaveBeenCalledWith({ reason: 'expired' })
    stop()
  })

  test('a device that shall not remember is not left to log in by itself', () => {
    signIn(answer('t1'), { remember: false })
    expect(localStorage.getItem('autoLogin')).toBe('0')
  })
})

describe('another member logs in while a member is logged in', () => {
  const other = answer('of-vip01', 'vip01')
  const fill = () => {
    signIn(answer('of-player01'))
    writeDraft('player01', 'contact', { address: 'ana@mail.com' })
    localStorage.setItem('mosaic.member.hidden-balance', 'x')
    sessionStorage.setItem('mosaic.member.deposit-intent', 'x')
  }
  const traces = () => [
    readDraft('player01', 'contact'),
    localStorage.getItem('mosaic.member.hidden-balance'),
    sessionStorage.getItem('mosaic.member.deposit-intent'),
  ]

  test('finds nothing of the one before, and the device goes on being left logged in', () => {
    fill()
    signIn(other)
    expect(traces()).toEqual([{}, null, null])
    expect([token(), localStorage.getItem('autoLogin')]).toEqual(['of-vip01', '1'])
  })

  test('does so in every tab', () => {
    fill()
    const changed = jest.fn()
    const stop = bus.on('session.changed@1', changed)
    changed.mockClear()
    otherTabWrites({ ...storedSession(), ...other })
    expect(traces()).toEqual([{}, null, null])
    expect([token(), localStorage.getItem('autoLogin')]).toEqual(['of-vip01', '1'])
    expect(changed).toHaveBeenCalledWith({ role: 'member', userName: 'vip01' })
    stop()
  })

  test('is never taken for the one before by a call that was under way', async () => {
    fill()
    signIn(other)
    expect(await renewSession('of-player01')).toBe('lost')
    expect(token()).toBe('of-vip01')
  })

  test("a call that finds another member's session in storage is not repeated", async () => {
    fill()
    const changed = jest.fn()
    const stop = bus.on('session.changed@1', changed)
    changed.mockClear()
    localStorage.setItem(sessionKey, JSON.stringify({ ...storedSession(), ...other }))
    expect(await renewSession('of-player01')).toBe('lost')
    expect([token(), traces()]).toEqual(['of-vip01', [{}, null, null]])
    expect(changed).toHaveBeenCalledTimes(1)
    stop()
  })
})

test('a refresh cookie of another member: logs that member in and repeats no call of the previous one', async () => {
  signIn(answer('of-player01'))
  asked.mockResolvedValue({ ok: true, value: answer('of-vip01', 'vip01') })
  expect(await renewSession('of-player01')).toBe('lost')
  expect(sessionStore.getState().session?.userName).toBe('vip01')
})

describe('a record that was lost while the device stayed logged in', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

  test('comes back from the gateway', async () => {
    localStorage.setItem('autoLogin', '1')
    localStorage.setItem(sessionKey, '{broken')
    asked.mockResolvedValue(ok('again'))
    startSession()
    expect(sessionStore.getState().restoring).toBe(true)
    await settled()
    expect([token(), sessionStore.getState().restoring]).toEqual(['again', false])
  })

  test('comes back after a reload where the browser blocks both storages, as the same device', async () => {
    const block = (name: 'getItem' | 'setItem' | 'removeItem') =>
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('Blocked.', 'SecurityError')
      })
    const spies = [block('getItem'), block('setItem'), block('removeItem')]
    const reloaded = async () => {
      let seen = { token: null as string | null, deviceId: '' }
      await jest.isolateModulesAsync(async () => {
        const client = await import('@mosaic/api-client')
        const { setMerchant: set } = await import('./merchant')
        const store = await import('./session-store')
        jest.mocked(client.call).mockResolvedValue(ok('again') as never)
        set({ merchantCode: 'aurora' } as Whitelabel)
        store.startSession()
        await settled()
        if (!store.sessionStore.getState().session) store.signIn(answer('first'))
        seen = { token: store.sessionStore.getState().session?.token ?? null, deviceId: client.loginDeviceId() }
      })
      return seen
    }
    const [first, second] = [await reloaded(), await reloaded()]
    expect([first.token, second.token]).toEqual(['first', 'again'])
    expect(second.deviceId).toBe(first.deviceId)
    spies.forEach((spy) => spy.mockRestore())
    document.cookie = 'autoLogin=; Max-Age=0; Path=/'
  })

  test('is not asked for after a logout', async () => {
    localStorage.setItem('autoLogin', '0')
    startSession()
    await settled()
    expect(asked).not.toHaveBeenCalled()
  })
})
