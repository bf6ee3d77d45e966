import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazyPart, useLazyPart } from './lazy-part'

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)))
const sample = (fetchPart: () => Promise<string>) => {
  const part = lazyPart(fetchPart)
  const Sample = ({ wanted, onFailure }: { wanted: boolean; onFailure?: () => void }) => (
    <p>{useLazyPart(part, wanted, onFailure) ?? 'waiting'}</p>
  )
  return { part, Sample }
}

describe('a lazy part', () => {
  it('a part is fetched once on first use', async () => {
    const fetchPart = jest.fn(() => Promise.resolve('here'))
    const { Sample } = sample(fetchPart)
    const { rerender } = render(<Sample wanted={false} />)
    expect(fetchPart).not.toHaveBeenCalled()
    rerender(
      <>
        <Sample wanted />
        <Sample wanted />
      </>,
    )
    await settle()
    expect(fetchPart).toHaveBeenCalledTimes(1)
    expect(screen.getAllByText('here')).toHaveLength(2)
  })

  it('a failed fetch is reported and repeated when the connection is back', async () => {
    const fetchPart = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('here')
    const { Sample } = sample(fetchPart)
    const failure = jest.fn()
    render(<Sample wanted onFailure={failure} />)
    await settle()
    expect(failure).toHaveBeenCalledTimes(1)
    fireEvent(window, new Event('online'))
    await settle()
    expect(screen.getByText('here')).toBeInTheDocument()
  })
})
