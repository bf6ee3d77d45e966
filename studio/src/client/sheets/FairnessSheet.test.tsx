/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { textsOf } from '../texts/texts'
import { translator } from '../texts/translator'
import { FairnessSheet } from './FairnessSheet'

const onClose = jest.fn()
const show = () => {
  const fairness = { serverSeedHash: 'a'.repeat(64), clientSeed: 'my seed', nextNonce: 3 }
  const control = { rotate: async () => true }
  const t = translator('en', textsOf('en'))
  render(<FairnessSheet boot={{ lang: 'en' }} t={t} control={control} session={{ fairness }} idle onClose={onClose} />)
  return screen.getByRole('textbox')
}

test.each([
  [{ keyCode: 229 }, true],
  [{ isComposing: true }, true],
  [{ keyCode: 13 }, false],
])('Enter with %j: prevented is %s', (key, prevented) => {
  const seed = show()
  const enter = createEvent.keyDown(seed, { key: 'Enter', ...key })
  fireEvent(seed, enter)
  expect(enter.defaultPrevented).toBe(prevented)
})

test('the Escape that ends an input method leaves the sheet open; the next one closes it', () => {
  const seed = show()
  fireEvent.keyDown(seed, { key: 'Escape', keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(seed, { key: 'Escape', keyCode: 27 })
  expect(onClose).toHaveBeenCalledTimes(1)
})
