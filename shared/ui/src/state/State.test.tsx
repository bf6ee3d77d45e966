import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HostProvider } from '../host/host-context'
import { speakEnglish } from '../testing/english'
import { EmptyState } from './EmptyState'
import { ErrorState } from './ErrorState'
import { setStatePictures } from './state-pictures'

beforeAll(speakEnglish)

describe('ErrorState', () => {
  it('says what happened by the code and retries', async () => {
    const retry = jest.fn()
    render(<ErrorState error={{ code: 'login.wrong.credentials' }} onRetry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong username or password.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalled()
  })

  it('what the gateway does not have: no retry, and the menus leave the page out; a part of a page shows nothing', () => {
    const leaveOut = jest.fn()
    const host = { slotItems: () => [], menu: () => [], renderModule: () => null, setTitle: jest.fn(), leaveOut }
    const shown = (compact: boolean) =>
      render(
        <HostProvider host={{ ...host, askSignOut: jest.fn() }}>
          <ErrorState error={{ code: 'function.not.available' }} onRetry={jest.fn()} compact={compact} />
        </HostProvider>,
      )
    expect(shown(true).container).toBeEmptyDOMElement()
    expect(leaveOut).not.toHaveBeenCalled()
    shown(false)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(leaveOut).toHaveBeenCalledTimes(1)
  })

  it('an unknown code shows the general error with its trace id', () => {
    render(<ErrorState error={{ code: 'brand.new.code', traceId: 'tr-42' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/Something went wrong on our side.*tr-42/)
  })
})

it('an empty state offers the next step', () => {
  render(
    <EmptyState title="No bets yet" text="Your rounds appear here." action={<button type="button">Play</button>} />,
  )
  expect(screen.getByText('No bets yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
})

describe('the picture of a state', () => {
  afterEach(() => setStatePictures())
  const drawn = () => document.querySelector('img')?.getAttribute('src') ?? null

  it('is the merchant’s, waits for its turn, and gives way to the glyph in the same room when it does not come', () => {
    setStatePictures({ 'no-games': '/art/no-games.1a.webp' })
    const { container } = render(<EmptyState icon="heart" picture="no-games" title="Nothing yet" />)
    const picture = container.querySelector('img')
    expect(picture).toHaveAttribute('src', '/art/no-games.1a.webp')
    expect(picture).toHaveAttribute('loading', 'lazy')
    expect(picture).toHaveAttribute('alt', '')
    expect(container.querySelector('.room svg')).toBeNull()
    if (picture) fireEvent.error(picture)
    expect(drawn()).toBeNull()
    expect(container.querySelector('.room svg')).toBeInTheDocument()
  })

  it('is a glyph for a merchant who has none', () => {
    const { container } = render(<EmptyState icon="heart" picture="no-games" title="Nothing yet" />)
    expect(drawn()).toBeNull()
    expect(container.querySelector('.medal svg')).toBeInTheDocument()
  })

  it.each([
    ['offline', '/art/offline.webp'],
    ['system.busy', '/art/error.webp'],
  ])('picture of failure %s: %s; a compact state has none', (code, address) => {
    setStatePictures({ offline: '/art/offline.webp', error: '/art/error.webp' })
    const { rerender } = render(<ErrorState error={{ code }} />)
    expect(drawn()).toBe(address)
    rerender(<ErrorState compact error={{ code }} />)
    expect(drawn()).toBeNull()
  })
})
