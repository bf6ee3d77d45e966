import { createFoilCover } from './foil-cover'

const radius = { x: 0.05, y: 0.05 }

test('a cell opens when half of it is rubbed off, once, and its neighbours stay covered', () => {
  const cover = createFoilCover(3, 3)
  expect(cover.rub({ x: 0.5, y: 0.5 }, radius)).toEqual([])
  const opened = []
  for (let x = 0.34; x < 0.66; x += 0.02)
    for (let y = 0.34; y < 0.66; y += 0.02) opened.push(...cover.rub({ x, y }, radius))
  expect(opened).toEqual([4])
  expect(cover.isWhole()).toBe(true)
})

test('rubbing everywhere opens every cell of the ticket', () => {
  const cover = createFoilCover(4, 2)
  const opened = [...cover.rub({ x: 0.5, y: 0.5 }, { x: 2, y: 2 })].sort((a, b) => a - b)
  expect(opened).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(cover.isWhole()).toBe(false)
})
