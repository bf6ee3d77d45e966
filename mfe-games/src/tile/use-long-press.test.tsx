/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLongPress } from './use-long-press'

const Pressed = ({ onLongPress }: { readonly onLongPress: () => void }) => (
  <button type="button" {...useLongPress(onLongPress)}>
    Tile
  </button>
)

const press = () => {
  const onLongPress = jest.fn()
  const { unmount } = render(<Pressed onLongPress={onLongPress} />)
  const tile = screen.getByRole('button', { name: 'Tile' })
  fireEvent.touchStart(tile, { touches: [{ clientX: 10, clientY: 10 }] })
  return { tile, onLongPress, unmount }
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const lies = (tile: Element, top: number) =>
  jest.spyOn(tile, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100))

beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
    ) {}
  } as unknown as typeof DOMRect
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a finger that stays: long press after 370 ms', () => {
  const { onLongPress } = press()
  wait(369)
  expect(onLongPress).not.toHaveBeenCalled()
  wait(1)
  expect(onLongPress).toHaveBeenCalledTimes(1)
})

test('a finger that moves or leaves: no long press', () => {
  const { tile, onLongPress } = press()
  fireEvent.touchMove(tile, { touches: [{ clientX: 10, clientY: 30 }] })
  wait(1000)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('a list scrolled below the finger: no long press, also without a move event', () => {
  const { tile, onLongPress } = press()
  lies(tile, -200)
  wait(1000)
  expect(onLongPress).not.toHaveBeenCalled()
})
