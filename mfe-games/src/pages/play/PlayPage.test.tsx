import { bus } from '@mosaic/event-bus'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway, signInAs, type Answers } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { detail, game } from '../../testing/samples'
import PlayPage from './PlayPage'

const at = '/m/play?gameId=a&nodeId=node-a&mode=real'
const launched = (game_url: string) => ({ value: { content: { game_url, origin: '', mode: 'real' as const } } })
const usual: Answers = {
  gameDetail: () => ({ value: detail(game('a')) }),
  launchGame: () => launched('http://studio.test/play?s=1'),
}
const frame = async () => (await screen.findByTitle('Game: Game a')) as HTMLIFrameElement
const say = (source: MessageEventSource | null, data: unknown, origin = 'http://studio.test') =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
const address = () => screen.getByLabelText('place').textContent

describe('play screen', () => {
  test('a game is launched once and framed in a sandbox', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    const iframe = await frame()
    expect(iframe).toHaveAttribute('src', 'http://studio.test/play?s=1')
    expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups')
    expect(iframe).toHaveAttribute('allow', 'autoplay; fullscreen')
    expect(gateway.calls('launchGame').map((asked) => asked.query)).toEqual([
      {
        confirmTrans: '0',
        launchMode: 'GLS',
        platform: 'html5',
        clientType: '2',
        gameId: 'a',
        nodeId: 'node-a',
        accountType: '1',
        merchantCode: 'aurora',
        language: 'EN',
        webView: 'false',
      },
    ])
  })

  test('until the game is ready an overlay says so, and can be left', async () => {
    fakeGateway({ ...usual, launchGame: () => new Promise(() => undefined) })
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    expect(await screen.findByText('Starting Game a')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(address()).toBe('/m/gameCenter')
  })

  test('the overlay leaves when the game says that it is ready', async () => {
    fakeGateway(usual)
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    const iframe = await frame()
    expect(screen.getByText('Starting Game a')).toBeInTheDocument()
    say(iframe.contentWindow, { type: 'mosaic.game.ready' })
    expect(screen.queryByText('Starting Game a')).not.toBeInTheDocument()
  })

  test('a game whose name is not known yet is called a game', async () => {
    fakeGateway({ ...usual, gameDetail: () => new Promise(() => undefined) })
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    expect(await screen.findByText('Starting Game')).toBeInTheDocument()
  })

  test('a game that does not say in time that it is ready can be started again', async () => {
    const gateway = fakeGateway(usual)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
    try {
      await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
      await act(() => jest.advanceTimersByTimeAsync(1_000))
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(12_000))
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      await act(() => jest.advanceTimersByTimeAsync(1_000))
      expect(gateway.calls('launchGame')).toHaveLength(2)
      expect(screen.getByText('Starting Game a')).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    } finally {
      jest.useRealTimers()
    }
  })

  test.each([['http://evil.test/play'], ['http://localhost/play'], ['javascript:alert(1)']])(
    'a launch address %s is never framed',
    async (url) => {
      fakeGateway({ ...usual, launchGame: () => launched(url) })
      await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
      expect(await screen.findByText('This game cannot be opened')).toBeInTheDocument()
      expect(document.querySelector('iframe')).toBeNull()
    },
  )

  test('settled round: an event for the wallet; messages of other senders are ignored', async () => {
    fakeGateway(usual)
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    const iframe = await frame()
    const received: string[] = []
    const stop = bus.on('games.round.settled@1', ({ roundId }) => received.push(roundId))
    say(iframe.contentWindow, { type: 'mosaic.game.round.settled', roundId: 'r1' })
    say(window, { type: 'mosaic.game.round.settled', roundId: 'r2' })
    say(iframe.contentWindow, { type: 'mosaic.game.round.settled', roundId: 'r3' }, 'http://evil.test')
    stop()
    expect(received).toEqual(['r1'])
  })

  test('a lost game session offers a new start and does not start by itself', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    say((await frame()).contentWindow, { type: 'mosaic.game.session-expired' })
    const again = await screen.findByRole('button', { name: 'Start again' })
    expect(document.querySelector('iframe')).toBeNull()
    expect(gateway.calls('launchGame')).toHaveLength(1)
    await userEvent.click(again)
    await frame()
    expect(gateway.calls('launchGame')).toHaveLength(2)
  })

  describe('a frame that loads without its game', () => {
    const reporting: Answers = {
      ...usual,
      launchGame: () => ({
        value: { content: { game_url: 'http://studio.test/play', origin: '', mode: 'real', reportsReady: true } },
      }),
    }
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] }))
    afterEach(() => jest.useRealTimers())

    test('is explained, with another try; a late answer still opens the game', async () => {
      fakeGateway(reporting)
      await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
      await act(() => jest.advanceTimersByTimeAsync(500))
      const iframe = screen.getByTitle('Game: Game a') as HTMLIFrameElement
      fireEvent.load(iframe)
      expect(screen.getByText('Starting Game a')).toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(9_000))
      expect(screen.getByText(/The game does not answer/)).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
      say(iframe.contentWindow, { type: 'mosaic.game.ready' })
      expect(screen.queryByText(/The game does not answer/)).not.toBeInTheDocument()
    })

    test.each([
      ['a game with a name of its own: shown until it runs, then only spoken', reporting, 'spokenName'],
      ['a game that says nothing: our bar shows its name', usual, 'name'],
    ])('%s', async (_, answers, running) => {
      fakeGateway(answers)
      await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
      await act(() => jest.advanceTimersByTimeAsync(500))
      const title = screen.getByRole('heading', { level: 1, name: 'Game a' })
      expect(title).toHaveClass('name')
      const iframe = screen.getByTitle('Game: Game a') as HTMLIFrameElement
      say(iframe.contentWindow, { type: 'mosaic.game.ready' })
      expect(title).toHaveClass(running, { exact: true })
    })

    const foreign: Answers = {
      ...usual,
      launchGame: () => ({ value: { content: { game_url: 'http://studio.test/play', origin: '', mode: 'real' } } }),
    }
    const unseen = /Do you see no game/
    const openForeign = async () => {
      fakeGateway(foreign)
      await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
      await act(() => jest.advanceTimersByTimeAsync(500))
      const iframe = screen.getByTitle('Game: Game a') as HTMLIFrameElement
      fireEvent.load(iframe)
      return iframe
    }

    test('of a game without our messages: after a silence it is asked about, over the game, with another try', async () => {
      await openForeign()
      expect(screen.queryByText('Starting Game a')).not.toBeInTheDocument()
      expect(screen.queryByText(unseen)).not.toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(10_500))
      expect(screen.getByText(unseen)).toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
      act(() => screen.getByRole('button', { name: 'Close' }).click())
      expect(screen.queryByText(unseen)).not.toBeInTheDocument()
    })

    test.each([
      ['a message of it', (iframe: HTMLIFrameElement) => say(iframe.contentWindow, { type: 'of another provider' })],
      [
        'a touch',
        (iframe: HTMLIFrameElement) => {
          iframe.focus()
          act(() => void window.dispatchEvent(new Event('blur')))
        },
      ],
    ])('of a game without our messages: %s is a sign of it, and nothing is asked', async (_sign, give) => {
      give(await openForeign())
      await act(() => jest.advanceTimersByTimeAsync(10_500))
      expect(screen.queryByText(unseen)).not.toBeInTheDocument()
    })

    test('is noticed at once when the policy of the page refuses it', async () => {
      fakeGateway(reporting)
      await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
      await act(() => jest.advanceTimersByTimeAsync(500))
      const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' })
      act(() => void document.dispatchEvent(violation))
      expect(screen.getByText(/The game does not answer/)).toBeInTheDocument()
    })
  })

  test('a failed launch is shown with a retry', async () => {
    let fails = true
    fakeGateway({
      ...usual,
      launchGame: () => (fails ? { errorCode: 'game.provider.unavailable' } : launched('http://studio.test/play')),
    })
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await userEvent.click(retry)
    await frame()
  })

  test('the game can send the player back', async () => {
    fakeGateway(usual)
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    say((await frame()).contentWindow, { type: 'mosaic.game.exit' })
    expect(address()).toBe('/m/gameCenter')
  })

  test('a guest logs in before playing for real', async () => {
    fakeGateway(usual)
    await renderScreen(<PlayPage />, { at })
    expect(address()).toBe(`/m/login?next=${encodeURIComponent(at)}`)
  })

  test('an address without a game keeps the bar with the way back', async () => {
    fakeGateway({})
    await renderScreen(<PlayPage />, { at: '/m/play' })
    expect(screen.getByRole('heading', { level: 1, name: 'Game' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }))
    expect(address()).toBe('/m/gameCenter')
  })

  test('the demo needs no session', async () => {
    fakeGateway(usual)
    await renderScreen(<PlayPage />, { at: '/m/play?gameId=a&mode=demo' })
    await frame()
  })

  test('another session is another game session', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<PlayPage />, { at, session: { userName: 'player01', type: 0 } })
    fireEvent.load(await frame())
    act(() => signInAs({ userName: 'player01', type: 1 }))
    await waitFor(() => expect(gateway.calls('launchGame')).toHaveLength(2))
  })
})
