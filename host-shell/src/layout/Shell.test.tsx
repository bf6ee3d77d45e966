import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bus } from '@mosaic/event-bus'
import { entry, route, sampleComposition } from '../testing/sample-composition'
import { showShell, speakEnglish, visitAs } from '../testing/show-shell'
import { watchSessionEnd } from '../session/session-end'
import { closedSite } from '../status/closed-site'

beforeAll(speakEnglish)
beforeEach(() => {
  visitAs(null)
  window.scrollTo = jest.fn()
})

const header = () => screen.getByTestId('app-header')
const bottom = () => screen.getByTestId('bottom-menu')

describe('header', () => {
  it('offers guests of the home page login and registration', () => {
    showShell(sampleComposition(), '/m/home')
    expect(within(header()).getByRole('link', { name: 'Aurora, to the home page' })).toHaveAttribute('href', '/m/home')
    expect(within(header()).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login')
    expect(within(header()).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register')
  })

  it('shows members the balance slot and their own icon instead', () => {
    visitAs(0)
    showShell(
      sampleComposition({
        extensions: [{ remote: 'squad', slot: 'header.balance', module: './Balance', when: 'member', order: 1 }],
      }),
      '/m/home',
    )
    expect(within(header()).getByText('squad ./Balance')).toBeInTheDocument()
    expect(within(header()).getByRole('button', { name: 'Your account' })).toBeInTheDocument()
    expect(within(header()).queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  })

  it('other pages have a title, a back button and the page actions', () => {
    const composition = sampleComposition({
      routes: [route('/m/notice')],
      extensions: [{ remote: 'squad', slot: 'header.actions', module: './Actions', when: 'public', order: 1 }],
    })
    showShell(composition, '/m/notice')
    expect(within(header()).getByRole('heading', { level: 1, name: 'Title of /m/notice' })).toBeInTheDocument()
    expect(within(header()).getByRole('button', { name: 'Back' })).toBeInTheDocument()
    expect(within(header()).getByText('squad ./Actions')).toBeInTheDocument()
  })

  it('route without header and menu: both are absent', () => {
    showShell(
      sampleComposition({
        routes: [route('/m/login', { access: 'guest', layout: { header: false, bottomMenu: false } })],
      }),
      '/m/login',
    )
    expect(screen.getByText('squad ./Page')).toBeInTheDocument()
    expect(screen.queryByTestId('app-header')).not.toBeInTheDocument()
    expect(screen.queryByTestId('bottom-menu')).not.toBeInTheDocument()
  })
})

describe('bottom menu', () => {
  it("bottom menu: home among the composition's entries by order, at most five", () => {
    showShell(
      sampleComposition({
        menu: ['Share', 'Promotions', 'Rewards', 'Account', 'Sixth'].map((label, at) =>
          entry('bottom', label, { order: [30, 20, 40, 50, 60][at] ?? 0 }),
        ),
      }),
      '/m/home',
    )
    expect(
      within(bottom())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Promotions', 'Share', 'Rewards', 'Account'])
  })

  it('marks where the visitor is', () => {
    showShell(sampleComposition({ menu: [entry('bottom', 'Notice')], routes: [route('/m/notice')] }), '/m/notice')
    expect(within(bottom()).getByRole('link', { name: 'Notice' })).toHaveAttribute('aria-current', 'page')
    expect(within(bottom()).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  })

  it('leaves out what this visitor may not see, what the merchant hides, and what a flag has not switched on', () => {
    const base = sampleComposition()
    const menu = [
      entry('bottom', 'Shown'),
      entry('bottom', 'Members', { when: 'member' }),
      entry('bottom', 'Hidden'),
      entry('bottom', 'Flagged', { flag: 'REWCEN3' }),
    ]
    showShell(
      { ...base, menu, merchant: { ...base.merchant, menu: { hidden: ['menu.Hidden'], order: {} } } },
      '/m/home',
    )
    expect(
      within(bottom())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Shown'])
  })

  it('lets a merchant move an entry', () => {
    const base = sampleComposition()
    showShell(
      {
        ...base,
        menu: [entry('bottom', 'One', { order: 20 }), entry('bottom', 'Two', { order: 30 })],
        merchant: { ...base.merchant, menu: { hidden: [], order: { 'menu.Two': 15 } } },
      },
      '/m/home',
    )
    expect(
      within(bottom())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Two', 'One'])
  })

  it('shows the count that an event carries, and follows it', () => {
    showShell(
      sampleComposition({ menu: [entry('bottom', 'Notice', { badge: 'notices.unread.changed@1' })] }),
      '/m/home',
    )
    act(() => bus.emit('notices.unread.changed@1', { count: 7 }))
    expect(within(bottom()).getByText('7')).toBeInTheDocument()
    act(() => bus.emit('notices.unread.changed@1', { count: 150 }))
    expect(within(bottom()).getByText('99+')).toBeInTheDocument()
  })
})

describe('page', () => {
  it('names the document, and moves the focus to a page the visitor goes to', async () => {
    showShell(sampleComposition({ menu: [entry('bottom', 'Notice')], routes: [route('/m/notice')] }), '/m/home')
    expect(document.title).toBe('Home · Aurora')
    expect(screen.getByRole('main')).not.toHaveFocus()
    await userEvent.click(within(bottom()).getByRole('link', { name: 'Notice' }))
    expect(document.title).toBe('Title of /m/notice · Aurora')
    expect(screen.getByRole('main', { name: 'Title of /m/notice' })).toHaveFocus()
  })

  it('lets a page give itself a better title, for as long as it is shown', async () => {
    const { Screen } = await import('@mosaic/ui')
    showShell(
      sampleComposition({
        menu: [entry('bottom', 'Notice')],
        routes: [route('/m/notice'), route('/m/list', { module: './List' })],
      }),
      '/m/list',
      ({ module }) => (module === './List' ? <Screen title="Orbita">tiles</Screen> : <p>notice</p>),
    )
    expect(within(header()).getByRole('heading', { name: 'Orbita' })).toBeInTheDocument()
    await userEvent.click(within(bottom()).getByRole('link', { name: 'Notice' }))
    expect(within(header()).getByRole('heading', { name: 'Title of /m/notice' })).toBeInTheDocument()
  })

  it('shows the slots of the home page in the order of the page', () => {
    const extensions = (['home.winners', 'home.lobby', 'home.ticker', 'home.hero'] as const).map((slot) => ({
      remote: 'squad',
      slot,
      module: `./${slot}` as const,
      when: 'public' as const,
      order: 1,
    }))
    showShell(sampleComposition({ extensions }), '/m/home')
    expect(screen.getAllByText(/squad/).map((part) => part.textContent)).toEqual([
      'squad ./home.hero',
      'squad ./home.ticker',
      'squad ./home.lobby',
      'squad ./home.winners',
    ])
  })

  it('end of the home page: age notice, play money notice and copyright', () => {
    showShell(sampleComposition(), '/m/home')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText(/play money only, for adults aged 18/)).toBeInTheDocument()
    expect(footer.getByText('© 2025 Aurora. All rights reserved.')).toBeInTheDocument()
    expect(footer.getByRole('region', { name: 'Certificates' })).toHaveTextContent('without an outside certificate')
    expect(footer.getAllByRole('listitem').map((method) => method.textContent)).toEqual(['PIX', 'UNKNOWN'])
  })

  it('trial account on a page for full accounts: asked to register', () => {
    visitAs(4)
    showShell(
      sampleComposition({ routes: [route('/m/voucherCenter', { access: 'member', refuse: ['trial'] })] }),
      '/m/voucherCenter',
    )
    const page = within(screen.getByRole('main'))
    expect(page.getByText('Trial accounts cannot do this. Register to go on.')).toBeInTheDocument()
    expect(page.getByRole('link', { name: 'Sign up now' })).toHaveAttribute('href', '/m/register')
  })

  it('trial account on a page for full accounts: the reason is a toast of two seconds too', async () => {
    jest.useFakeTimers()
    try {
      visitAs(4)
      showShell(
        sampleComposition({ routes: [route('/m/voucherCenter', { access: 'member', refuse: ['trial'] })] }),
        '/m/voucherCenter',
      )
      const reason = 'Trial accounts cannot do this. Register to go on.'
      expect(await screen.findAllByText(reason)).toHaveLength(2)
      await act(() => jest.advanceTimersByTimeAsync(2500))
      expect(screen.getAllByText(reason)).toHaveLength(1)
    } finally {
      jest.useRealTimers()
    }
  })
})

describe('end of a session on a member page', () => {
  const composition = sampleComposition({
    routes: [route('/m/set', { access: 'member' }), route('/m/login', { access: 'guest', module: './Login' })],
  })
  const end = (...events: (() => void)[]) =>
    act(() => {
      for (const event of events) event()
      visitAs(null)
    })
  let stop: () => void
  beforeEach(() => {
    visitAs(0)
    bus.emit('session.changed@1', { role: 'member', userName: 'player01' })
    stop = watchSessionEnd()
  })
  afterEach(() => stop())
  const loggedOut = () => bus.emit('session.changed@1', { role: 'guest', userName: null })

  it('leads home after a logout', async () => {
    showShell(composition, '/m/set')
    end(loggedOut)
    await waitFor(() => expect(document.title).toBe('Home · Aurora'))
  })

  it('leads to the login after an expiry', () => {
    showShell(composition, '/m/set')
    end(loggedOut, () => bus.emit('session.relogin@1', { reason: 'expired' }))
    expect(screen.getByText('squad ./Login')).toBeInTheDocument()
  })
})

describe('system status', () => {
  it.each([
    [1, 'We will be right back'],
    [2, 'Not available in your region'],
  ] as const)('status %i shows its page instead of the site', async (status, title) => {
    await closedSite.load()
    const base = sampleComposition()
    showShell({ ...base, status: { ...base.status, status } }, '/m/home')
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.queryByTestId('bottom-menu')).not.toBeInTheDocument()
  })

  it('restricted visitor: sees the address and a contact; a contact without a link is refused', () => {
    const base = sampleComposition()
    const restricted = (contact: string) => ({
      ...base,
      status: { ...base.status, status: 2 as const, regionRestriction: { contact } },
    })
    const { unmount } = showShell(restricted('mailto:help@aurora.test'), '/m/home')
    expect(screen.getByText('Your IP address: 203.0.113.9')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:help@aurora.test')
    unmount()
    showShell(restricted('javascript:alert(1)'), '/m/home')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
