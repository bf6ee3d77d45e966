/** @jest-environment jsdom */
import { sessionStore } from '@mosaic/session'
import { visitAs } from '../testing/show-shell'
import { listenForRelogin } from './relogin-messages'

const allowed = 'https://games.test'
let frame: HTMLIFrameElement
let ask: jest.Mock
let confirmed: jest.Mock
let stop: () => void
let clock: number

const say = async (data: unknown, over: Partial<MessageEventInit> = {}) => {
  window.dispatchEvent(new MessageEvent('message', { data, origin: allowed, source: frame.contentWindow, ...over }))
  await new Promise((resolve) => setTimeout(resolve, 0))
}

beforeEach(() => {
  visitAs(0)
  clock = 0
  frame = document.body.appendChild(document.createElement('iframe'))
  ask = jest.fn().mockResolvedValue(undefined)
  confirmed = jest.fn()
  stop = listenForRelogin({ origins: [allowed], onConfirmed: confirmed, ask, now: () => clock })
})
afterEach(() => {
  stop()
  frame.remove()
})

describe('relogin messages', () => {
  it.each([
    ['another origin', 'relogin', { origin: 'https://evil.test' }],
    ['a sandbox without an origin', 'relogin', { origin: 'null' }],
    ['a window that is not a frame of this page', 'relogin', { source: window }],
    ['no window at all', 'relogin', { source: null }],
    ['a game that says something else', { type: 'loggedout' }, {}],
    ['a game that says nothing', null, {}],
  ])('messages from %s: ignored', async (_, data, over) => {
    await say(data, over)
    expect(ask).not.toHaveBeenCalled()
  })

  it.each(['relogin', { type: 'relogin' }])(
    '%j from a game leads to the login when the gateway confirms it',
    async (data) => {
      ask.mockImplementation(async () => visitAs(null))
      await say(data)
      expect(confirmed).toHaveBeenCalledTimes(1)
    },
  )

  it('leave a session alone that the gateway still knows', async () => {
    await say('relogin')
    expect(ask).toHaveBeenCalledTimes(1)
    expect(confirmed).not.toHaveBeenCalled()
    expect(sessionStore.getState().session).not.toBeNull()
  })

  it('repeated messages: one check in five seconds', async () => {
    for (let count = 0; count < 100; count++) await say('relogin')
    expect(ask).toHaveBeenCalledTimes(1)
    clock = 5000
    await say('relogin')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('mean nothing without a session', async () => {
    visitAs(null)
    await say('relogin')
    expect(ask).not.toHaveBeenCalled()
  })
})
