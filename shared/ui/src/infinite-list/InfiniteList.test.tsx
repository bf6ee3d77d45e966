import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { InfiniteList } from './InfiniteList'

type Seen = (entries: { isIntersecting: boolean }[]) => void
let reach: Seen = () => undefined
let margin = ''

beforeAll(speakEnglish)
beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(seen: Seen, options: { rootMargin: string }) {
        reach = seen
        margin = options.rootMargin
      }
      observe() {}
      disconnect() {}
    },
  })
})

const Page = ({ loadMore, hasMore = true }: { loadMore: () => Promise<unknown>; hasMore?: boolean }) => (
  <InfiniteList hasMore={hasMore} loadMore={loadMore}>
    <p>rows</p>
  </InfiniteList>
)

describe('InfiniteList', () => {
  it('asks for the next page 300 px before the end, once while it is under way', async () => {
    let arrive: () => void = () => undefined
    const loadMore = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    render(<Page loadMore={loadMore} />)
    expect(margin).toBe('0px 0px 300px 0px')
    act(() => {
      reach([{ isIntersecting: true }])
      reach([{ isIntersecting: true }])
    })
    expect(loadMore).toHaveBeenCalledTimes(1)
    await act(async () => arrive())
    act(() => reach([{ isIntersecting: true }]))
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it('offers a retry when a page failed, and does not ask again by itself', async () => {
    const loadMore = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
    render(<Page loadMore={loadMore} />)
    await act(async () => reach([{ isIntersecting: true }]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it('ends quietly when there is no more', () => {
    render(<Page loadMore={jest.fn()} hasMore={false} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('can be moved on by a button where the browser cannot watch the end', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    const loadMore = jest.fn().mockResolvedValue(undefined)
    render(<Page loadMore={loadMore} />)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(loadMore).toHaveBeenCalledTimes(1)
  })
})
