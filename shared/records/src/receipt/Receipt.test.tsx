import { screenRenderer } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useState } from 'react'
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

const PageWithSheet = () => {
  const [shown, setShown] = useState({ page: true, sheet: true })
  return (
    <>
      {shown.page ? (
        <main>
          <Receipt>R$ 10,00</Receipt>
        </main>
      ) : null}
      {shown.sheet ? (
        <div role="dialog">
          <Receipt>R$ 20,00</Receipt>
        </div>
      ) : null}
      <input aria-label="close sheet" onFocus={() => setShown({ page: true, sheet: false })} />
      <input aria-label="leave page" onFocus={() => setShown({ page: false, sheet: false })} />
    </>
  )
}

test('the receipt on top is the one that prints, and where none is left the page prints as it is', async () => {
  const around = () => Array.from(document.querySelectorAll('[data-paper="around"]'))
  await renderScreen(<PageWithSheet />)
  expect(around()).toEqual(
    expect.arrayContaining([document.documentElement, document.body, screen.getByRole('dialog')]),
  )
  expect(around()).not.toContain(screen.getByRole('main'))
  await userEvent.click(screen.getByLabelText('close sheet'))
  expect(around()).toContain(screen.getByRole('main'))
  await userEvent.click(screen.getByLabelText('leave page'))
  expect(around()).toEqual([])
})

test('it prints in dark ink on white paper, also out of the dark theme', () => {
  const css = readFileSync(join(__dirname, 'Receipt.module.css'), 'utf8')
  const onPaper = css.slice(css.indexOf('@media print'))
  expect(onPaper).toMatch(/\.receipt \{[^}]*color-scheme: light;[^}]*background: Canvas !important;/)
  expect(onPaper).toMatch(/\.receipt \* \{[^}]*color: CanvasText !important;/)
})
