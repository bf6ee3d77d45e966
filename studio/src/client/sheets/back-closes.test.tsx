/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Sheet } from './Sheet'

const Game = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        rules
      </button>
      {open && (
        <Sheet title="Rules" closeLabel="Close" onClose={() => setOpen(false)}>
          text
        </Sheet>
      )}
    </>
  )
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)))
const step = async (by: number) => {
  window.history.go(by)
  await settled()
}
const sheet = () => screen.queryByRole('dialog')
const open = () => fireEvent.click(screen.getByRole('button', { name: 'rules' }))
const game = () => window.history.state?.game

beforeEach(() => {
  window.history.pushState({ lobby: true }, '')
  window.history.pushState({ game: true }, '')
  render(<Game />)
})

test('back closes the sheet and stays in the game; forward opens nothing', async () => {
  open()
  expect(sheet()).not.toBeNull()
  await step(-1)
  expect(sheet()).toBeNull()
  expect(game()).toBe(true)
  await step(1)
  expect(sheet()).toBeNull()
})

test('closed by its button: the next back leaves the game', async () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await settled()
  expect(game()).toBe(true)
  await step(-1)
  expect(window.history.state).toEqual({ lobby: true })
})

test('opened again it is closed by back again', async () => {
  open()
  await step(-1)
  open()
  await step(-1)
  expect(sheet()).toBeNull()
  expect(game()).toBe(true)
})
