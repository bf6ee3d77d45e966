/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react'
import { watchStrokes } from './strokes'

const had = Object.getOwnPropertyDescriptor(window, 'PointerEvent')
const withPointers = (have: boolean): void => {
  Reflect.deleteProperty(window, 'PointerEvent')
  if (have) Object.defineProperty(window, 'PointerEvent', { value: MouseEvent, configurable: true })
}
afterEach(() => {
  if (had) Object.defineProperty(window, 'PointerEvent', had)
})

const setUp = (have: boolean) => {
  withPointers(have)
  const element = document.createElement('canvas')
  document.body.append(element)
  element.getBoundingClientRect = () => ({ left: 100, top: 50 }) as DOMRect
  const strokes: string[] = []
  const stop = watchStrokes(element, {
    start: ({ x, y }) => strokes.push(`start ${x} ${y}`),
    move: ({ x, y }) => strokes.push(`move ${x} ${y}`),
    end: () => strokes.push('end'),
  })
  return { element, strokes, stop }
}
const at = (clientX: number, clientY: number) => ({ clientX, clientY, buttons: 1 })
const touch = (clientX: number, clientY: number) => ({ changedTouches: [{ clientX, clientY }] })
const whole = ['start 10 20', 'move 30 20', 'end']

test('pointer events: a stroke in pixels of the element, and nothing for touches', () => {
  const { element, strokes } = setUp(true)
  const send = (type: string) => {
    element.dispatchEvent(new MouseEvent(type, { ...at(type === 'pointermove' ? 130 : 110, 70), bubbles: true }))
  }
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) send(type)
  fireEvent.touchStart(element, touch(110, 70))
  fireEvent.mouseDown(element, at(110, 70))
  expect(strokes).toEqual(whole)
})

test('no pointer events: a finger makes the same stroke, the page does not scroll, the imitated mouse is no second one', () => {
  const { element, strokes } = setUp(false)
  expect(fireEvent.touchStart(element, touch(110, 70))).toBe(false)
  expect(fireEvent.touchMove(element, touch(130, 70))).toBe(false)
  fireEvent.touchEnd(element, touch(130, 70))
  fireEvent.mouseDown(element, at(110, 70))
  fireEvent.mouseMove(element, at(130, 70))
  expect(strokes).toEqual(whole)
})

test('no pointer events: the mouse makes the same stroke, but only pressed, and nothing after the end', () => {
  const { element, strokes, stop } = setUp(false)
  fireEvent.mouseMove(element, { clientX: 1, clientY: 1, buttons: 0 })
  fireEvent.mouseDown(element, at(110, 70))
  fireEvent.mouseMove(element, at(130, 70))
  fireEvent.mouseUp(element, at(130, 70))
  stop()
  fireEvent.mouseDown(element, at(110, 70))
  fireEvent.touchStart(element, touch(110, 70))
  expect(strokes).toEqual(whole)
})
