/** @jest-environment jsdom */
import { reelSetOf } from '../../../games/reels/reel-sets'
import { outcomeAt, unitsOf } from '../../../games/reels/turn-outcome'
import { showTurn } from './PlainTable'
import { testReels } from './test-reels'
import type { ShownWin } from './win-lines'

/** The turn of a row that shows these columns. */
const shownBy = async (gameCode: string, columns: readonly string[]) => {
  const set = reelSetOf(gameCode)
  if (!set) throw new Error(`${gameCode} has strips`)
  const config = { ...set.config, strips: columns.map((column) => [...column].map(Number)) }
  const turn = outcomeAt(
    config,
    [...columns].fill('').map(() => 0),
  )
  const shown: ShownWin[] = []
  let sounds = 0
  const reels = testReels({ showWins: (wins) => void shown.push(...wins) })
  await showTurn(config, turn, reels, {
    onWin: () => {
      sounds += 1
    },
  })
  return { stakes: turn.units / unitsOf(config), shown, sounds }
}

test('a line above the stake is drawn through its cells with a sound', async () => {
  expect(await shownBy('POMAR_pomar-tres-rolos', ['213', '453', '603'])).toEqual({
    stakes: 5,
    shown: [{ cells: [0, 1, 2].map((reel) => [reel, 2]), line: { number: 2, rows: [2, 2, 2] } }],
    sounds: 1,
  })
})

test('a win on ways lights every cell that counts, without a line', async () => {
  const { shown, sounds } = await shownBy('CORALIS_tidal-ways', ['112', '134', '018', '345', '111'])
  expect({ shown, sounds }).toEqual({
    shown: [
      {
        cells: [
          [0, 0],
          [0, 1],
          [1, 0],
          [2, 0],
          [2, 1],
        ],
        line: null,
      },
    ],
    sounds: 1,
  })
})

test('a turn up to the stake is not celebrated', async () => {
  expect(await shownBy('CORALIS_tidal-ways', ['888', '812', '834', '567', '567'])).toEqual({
    stakes: 0.3,
    shown: [],
    sounds: 0,
  })
})
