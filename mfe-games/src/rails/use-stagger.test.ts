/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useStagger } from './use-stagger'

test('home blocks ask one by one, 400 ms apart, and no more than there are', () => {
  jest.useFakeTimers()
  const { result } = renderHook(() => useStagger(2))
  const after = (ms: number) => {
    act(() => jest.advanceTimersByTime(ms))
    return result.current
  }
  expect([result.current, after(399), after(1), after(400), after(4000)]).toEqual([0, 0, 1, 2, 2])
  jest.useRealTimers()
})
