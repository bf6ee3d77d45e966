import { screenRenderer } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Receipt } from './Receipt'

const renderScreen = screenRenderer('records')
const printer = (print: (() => void) | undefined) =>
  Object.defineProperty(window, 'print', { value: print, configurable: true, writable: true })

test('a receipt prints', async () => {
  const print = jest.fn()
  printer(print)
  await renderScreen(<Receipt>R$ 10,00</Receipt>)
  await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }))
  expect(print).toHaveBeenCalledTimes(1)
})

test.each([
  ['what may still change', true, jest.fn()],
  ['a browser that cannot print', false, undefined],
])('%s has no button', async (_what, open, print) => {
  printer(print)
  await renderScreen(<Receipt open={open}>R$ 10,00</Receipt>)
  expect(screen.queryByRole('button')).toBeNull()
})
