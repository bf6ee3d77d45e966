import { act, render, screen } from '@testing-library/react'
import { Countdown } from './Countdown'
import { clockText, timeLeft } from './time-left'

test.each([
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [1, '00:00:01'],
  [61_000, '00:01:01'],
  [7_509_000, '02:05:09'],
  [90_000_000, '25:00:00'],
])('%d ms are shown as %s', (milliseconds, text) => {
  expect(clockText(timeLeft(milliseconds))).toBe(text)
})

describe('Countdown', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('counts by the clock and says once that it is over', async () => {
    const end = jest.fn()
    render(<Countdown label="Offer ends in" until={Date.now() + 2000} onEnd={end} />)
    expect(screen.getByRole('timer', { name: 'Offer ends in' })).toHaveTextContent('00:00:02')
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:01')
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:00')
    expect(end).toHaveBeenCalledTimes(1)
  })
})
