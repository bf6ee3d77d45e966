import { launchDecision, type LaunchGame } from './launch-decision'

const slot: LaunchGame = {
  gameId: 'g 1',
  nodeId: 'n1',
  gameType: 'RNG',
  vassalage: 'KUMIKO',
  isGameH5: '1',
  supportPlay: true,
}
const lottery: LaunchGame = { ...slot, gameType: 'ELOTT' }
const shelf: LaunchGame = { ...slot, isGameH5: 'VASSALAGE' }
const planned: LaunchGame = { ...slot, supportPlay: false }

const types = { guest: null, trial: 4, member: 0, agent: 1, internal: 40 } as const

describe('launch decision', () => {
  test.each([
    [
      'a guest who plays for real logs in first and comes back to the game',
      slot,
      'guest',
      'real',
      { kind: 'login', to: '/m/login?next=%2Fm%2Fplay%3FgameId%3Dg%25201%26nodeId%3Dn1%26mode%3Dreal' },
    ],
    [
      'a guest may play the demo',
      slot,
      'guest',
      'demo',
      { kind: 'play', to: '/m/play?gameId=g%201&nodeId=n1&mode=demo' },
    ],
    ['a member plays', slot, 'member', 'real', { kind: 'play', to: '/m/play?gameId=g%201&nodeId=n1&mode=real' }],
    ['an agent plays', slot, 'agent', 'real', { kind: 'play', to: '/m/play?gameId=g%201&nodeId=n1&mode=real' }],
    ['a trial session has nothing to play with', slot, 'trial', 'real', { kind: 'refused' }],
    ['an internal account has nothing to play with', slot, 'internal', 'real', { kind: 'refused' }],
    [
      'a trial session plays the demo',
      slot,
      'trial',
      'demo',
      { kind: 'play', to: '/m/play?gameId=g%201&nodeId=n1&mode=demo' },
    ],
    ['a lottery opens the lottery launcher', lottery, 'member', 'real', { kind: 'lottery', to: '/m/elott' }],
    [
      'a vendor row opens the vendor’s list',
      shelf,
      'member',
      'real',
      { kind: 'vendor-list', to: '/m/gameList?gameType=RNG&vassalage=KUMIKO' },
    ],
    [
      'a vendor row asks a guest to log in',
      shelf,
      'guest',
      'real',
      { kind: 'login', to: '/m/login?next=%2Fm%2FgameList%3FgameType%3DRNG%26vassalage%3DKUMIKO' },
    ],
    [
      'a vendor row opens even when it has no engine of its own',
      { ...shelf, supportPlay: false },
      'member',
      'real',
      { kind: 'vendor-list', to: '/m/gameList?gameType=RNG&vassalage=KUMIKO' },
    ],
    ['a planned game is coming soon for a member', planned, 'member', 'real', { kind: 'coming-soon' }],
    ['a planned game never costs a guest a login', planned, 'guest', 'real', { kind: 'coming-soon' }],
    ['a planned lottery is coming soon', { ...lottery, supportPlay: false }, 'member', 'real', { kind: 'coming-soon' }],
  ] as const)('%s', (_title, game, who, mode, decision) => {
    expect(launchDecision(game, types[who], mode)).toEqual(decision)
  })
})
