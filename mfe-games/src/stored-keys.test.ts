/** @jest-environment jsdom */
import { testStoredKey } from '@mosaic/browser/testing'
import { storeIntent, takeIntent } from './tile/guest-intent'

const gameOf = (gameId: string) => ({ gameId, nodeId: gameId, vassalage: 'LUMORA' })

testStoredKey('mosaic.games.wanted', {
  area: 'sessionStorage',
  values: [gameOf('g1'), gameOf('g2')],
  write: (game) => storeIntent(game),
  read: () => {
    const game = takeIntent()
    if (game) storeIntent(game)
    return game
  },
  timed: true,
})
