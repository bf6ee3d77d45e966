import { screenRenderer } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

test('it prints in dark ink on white paper, also out of the dark theme', () => {
  const css = readFileSync(join(__dirname, 'Receipt.module.css'), 'utf8')
  const onPaper = css.slice(css.indexOf('@media print'))
  expect(onPaper).toMatch(/\.receipt \{[^}]*color-scheme: light;[^}]*background: Canvas;/)
  expect(onPaper).toMatch(/\.receipt \* \{[^}]*color: CanvasText;/)
})
