import { shownWinners } from './winners'

const row = (account: string, winAmount: string, stake: string) => ({
  gameId: 'g',
  iconUrl: '/art/g.webp',
  iconColour: '#123456',
  currency: 'BRL' as const,
  at: 1,
  vo: { winAmount, stake, multiplier: 2, customerName: account, gameName: 'Dragon' },
})

describe('winner board', () => {
  test('the largest win comes first, compared as money and not as text', () => {
    expect(
      shownWinners([row('a', '9.00', '1.00'), row('b', '1000.00', '1.00'), row('c', '20.00', '1.00')]).map(
        (winner) => winner.account,
      ),
    ).toEqual(['b', 'c', 'a'])
  })

  test('a payout that is not above the stake is never celebrated', () => {
    expect(shownWinners([row('a', '1.00', '1.00'), row('b', '0.50', '1.00')])).toEqual([])
  })

  test('a row with unreadable money is left out', () => {
    expect(shownWinners([row('a', 'lots', '1.00')])).toEqual([])
  })
})
