/** @jest-environment jsdom */
import { onFirstInteraction } from './first-interaction'

test.each(['pointerdown', 'touchstart', 'keydown', 'scroll'])('%s is a first sign, and there is only one', (sign) => {
  const action = jest.fn()
  onFirstInteraction(action)
  expect(action).not.toHaveBeenCalled()
  window.dispatchEvent(new Event(sign))
  window.dispatchEvent(new Event('pointerdown'))
  expect(action).toHaveBeenCalledTimes(1)
})

test('an interaction whose propagation is stopped still counts', () => {
  const action = jest.fn()
  onFirstInteraction(action)
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('pointerdown', (event) => event.stopPropagation())
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(action).toHaveBeenCalledTimes(1)
})
