import { lotteryStart } from './lottery-start'

const game = { gameId: 'g', nodeId: 'n', supportPlay: true }
const real = '/m/play?gameId=g&nodeId=n&mode=real&play=ent'

test.each([
  [
    'a guest logs in and comes back to the lottery',
    null,
    { kind: 'go', to: `/m/login?next=${encodeURIComponent(real)}` },
  ],
  ['a member plays', 0, { kind: 'go', to: real }],
  ['a trial account plays the trial', 4, { kind: 'go', to: '/m/play?gameId=g&nodeId=n&mode=demo&play=ent' }],
  ['an internal account has nothing to play with', 40, { kind: 'refused' }],
])('%s', (_title, type, expected) => {
  expect(lotteryStart(game, type, 'ent')).toEqual(expected)
})

test('a lottery that is not ready: says so without asking for a login', () => {
  expect(lotteryStart({ ...game, supportPlay: false }, null, 'trad')).toEqual({ kind: 'coming-soon' })
})
