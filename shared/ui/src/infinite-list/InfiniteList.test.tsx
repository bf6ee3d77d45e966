import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speakEnglish } from '../testing/english'
import { InfiniteList, type FurtherPages } from './InfiniteList'

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

const arrived = { isError: false }
const Page = ({ fetchNextPage, hasNextPage = true }: Pick<FurtherPages, 'fetchNextPage'> & Partial<FurtherPages>) => (
  <InfiniteList pages={{ hasNextPage, fetchNextPage }}>
    <p>rows</p>
  </InfiniteList>
)

describe('InfiniteList', () => {
  it('asks for the next page 300 px before the end, once while it is under way and once a second', async () => {
    jest.useFakeTimers()
    let arrive: (page: typeof arrived) => void = () => undefined
    const fetchNextPage = jest.fn(() => new Promise<typeof arrived>((resolve) => (arrive = resolve)))
    render(<Page fetchNextPage={fetchNextPage} />)
    expect(margin).toBe('0px 0px 300px 0px')
    act(() => {
      reach([{ isIntersecting: true }])
      reach([{ isIntersecting: true }])
    })
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    await act(async () => arrive(arrived))
    act(() => reach([{ isIntersecting: true }]))
    act(() => jest.advanceTimersByTime(999))
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    act(() => jest.advanceTimersByTime(1))
    expect(fetchNextPage).toHaveBeenCalledTimes(2)
    jest.useRealTimers()
  })

  it('offers a retry when a page failed, and does not ask again by itself', async () => {
    const fetchNextPage = jest.fn().mockResolvedValueOnce({ isError: true }).mockResolvedValue(arrived)
    render(<Page fetchNextPage={fetchNextPage} />)
    await act(async () => reach([{ isIntersecting: true }]))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(fetchNextPage).toHaveBeenCalledTimes(2)
  })

  it('ends quietly when there is no more', () => {
    render(<Page fetchNextPage={jest.fn()} hasNextPage={false} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('can be moved on by a button where the browser cannot watch the end', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    const fetchNextPage = jest.fn().mockResolvedValue(arrived)
    render(<Page fetchNextPage={fetchNextPage} />)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
  })
})
