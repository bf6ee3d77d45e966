import { fireEvent } from '@testing-library/react'
import { onTap } from './on-tap'

const had = Object.getOwnPropertyDescriptor(window, 'PointerEvent')
afterEach(() => {
  if (had) Object.defineProperty(window, 'PointerEvent', had)
})

const setUp = (pointers: boolean) => {
  Reflect.deleteProperty(window, 'PointerEvent')
  if (pointers) Object.defineProperty(window, 'PointerEvent', { value: MouseEvent, configurable: true })
  const element = document.createElement('canvas')
  element.getBoundingClientRect = () => ({ left: 100, top: 50 }) as DOMRect
  const tap = jest.fn()
  return { element, tap, stop: onTap(element, tap) }
}
const at = { clientX: 110, clientY: 70 }

test('pointer events: one tap, not a second one by the touch of it', () => {
  const { element, tap, stop } = setUp(true)
  element.dispatchEvent(new MouseEvent('pointerdown', at))
  fireEvent.touchStart(element, { changedTouches: [at] })
  fireEvent.mouseDown(element, at)
  stop()
  element.dispatchEvent(new MouseEvent('pointerdown', at))
  expect(tap.mock.calls).toEqual([[10, 20]])
})

test('no pointer events: a finger taps once, its imitated mouse press is no second tap', () => {
  const { element, tap } = setUp(false)
  fireEvent.touchStart(element, { changedTouches: [at] })
  fireEvent.mouseDown(element, at)
  expect(tap.mock.calls).toEqual([[10, 20]])
})

test('no pointer events: a mouse taps until the end', () => {
  const { element, tap, stop } = setUp(false)
  fireEvent.mouseDown(element, at)
  stop()
  fireEvent.mouseDown(element, at)
  fireEvent.touchStart(element, { changedTouches: [at] })
  expect(tap.mock.calls).toEqual([[10, 20]])
})
