import fc from 'fast-check'
import { quickDraw } from '../../../return/simulation/quick-draw'
import { pokerRules } from '../../../games/poker/poker-rules'
import { pokerRooms } from '../../../games/poker/poker-rooms'
import { tableAt } from './table-at'

const [config] = Object.values(pokerRooms)

test('after the last move the table is the view, and before it the pot only grows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
      if (!config) throw new Error('there is a room')
      const draw = quickDraw(seed)
      let table = pokerRules.start(config, { stake: '100' }, draw)
      while (pokerRules.payoutOf(config, table) === null) {
        const step = pokerRules.act(config, table, { move: draw(2) === 0 ? 'call' : 'check' }, draw)
        table = step.kind === 'next' ? step.state : table
      }
      const view = pokerRules.view(config, table)
      const steps = [...view.log.keys(), view.log.length].map((step) => tableAt(view, step))
      const pots = steps.map(({ pot }) => pot)
      expect([...pots].sort((a, b) => a - b)).toEqual(pots)
      const last = steps[steps.length - 1]
      expect(last).toMatchObject({ pot: view.pot, street: view.street, boardSize: view.board.length, isLast: true })
      expect(last?.seats.map((seat) => seat.isFolded)).toEqual(view.seats.map((seat) => seat.isFolded))
      expect(steps[0]).toMatchObject({ pot: view.seats.length, boardSize: 0, street: 0 })
    }),
    { numRuns: 40 },
  )
})
