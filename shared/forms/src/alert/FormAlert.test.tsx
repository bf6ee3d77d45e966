/// <reference types="@testing-library/jest-dom" />
import { screenRenderer } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import { FormAlert } from './FormAlert'

const renderScreen = screenRenderer('forms')

const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: scrolled })
})

test('a message: comes into view, since a menu at the bottom of a phone may cover it', async () => {
  await renderScreen(<FormAlert text="Not enough money" />)
  expect(screen.getByText('Not enough money')).toBeVisible()
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
})

test('no message: nothing moves', async () => {
  await renderScreen(<FormAlert text={null} />)
  expect(scrolled).not.toHaveBeenCalled()
})
