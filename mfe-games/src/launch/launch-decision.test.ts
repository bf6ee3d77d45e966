import { launchDecision, sportsMode, type LaunchGame, type PlayMode } from './launch-decision'

const slot: LaunchGame = {
  gameId: 'g 1',
  nodeId: 'n1',
  gameType: 'RNG',
  vassalage: 'KUMIKO',
  isGameH5: '',
  supportPlay: true,
  freeplay: true,
}
const games = {
  slot,
  'slot without trial': { ...slot, freeplay: false },
  'planned slot': { ...slot, supportPlay: false },
  'lottery LOTT': { ...slot, gameType: 'LOTT' },
  'lottery ELOTT': { ...slot, gameType: 'ELOTT' },
  'planned lottery': { ...slot, gameType: 'ELOTT', supportPlay: false },
  catalogue: { ...slot, isGameH5: 'VASSALAGE' },
  'planned catalogue': { ...slot, isGameH5: 'VASSALAGE', supportPlay: false },
  'catalogue of a lottery': { ...slot, isGameH5: 'VASSALAGE', gameType: 'LOTT' },
  sports: { ...slot, gameType: 'SPORTS' },
  'e-sports': { ...slot, gameType: 'ESPORTS' },
  cockfight: { ...slot, gameType: 'COCKFIGHT' },
  'planned sports': { ...slot, gameType: 'SPORTS', supportPlay: false },
} as const satisfies Record<string, LaunchGame>

const types = { guest: null, trial: 4, member: 0, agent: 1, internal: 40, unknown: 99 } as const

const real = '/m/play?gameId=g%201&nodeId=n1&mode=real'
const demo = '/m/play?gameId=g%201&nodeId=n1&mode=demo'
const list = '/m/gameList?gameType=RNG&vassalage=KUMIKO'
const login = (next: string) => `login /m/login?next=${encodeURIComponent(next)}`
const sports = 'sports /m/sportsGame?gameId=g%201&nodeId=n1'

test.each<[keyof typeof games, keyof typeof types, PlayMode, string]>([
  ['slot', 'guest', 'real', login(real)],
  ['slot', 'guest', 'demo', `play ${demo}`],
  ['slot', 'trial', 'real', `play ${demo}`],
  ['slot', 'trial', 'demo', `play ${demo}`],
  ['slot', 'member', 'real', `play ${real}`],
  ['slot', 'member', 'demo', `play ${demo}`],
  ['slot', 'agent', 'real', `play ${real}`],
  ['slot', 'internal', 'real', 'refused'],
  ['slot', 'internal', 'demo', `play ${demo}`],
  // An unknown type has the rights of a trial account.
  ['slot', 'unknown', 'real', `play ${demo}`],
  ['slot without trial', 'guest', 'demo', 'refused'],
  ['slot without trial', 'trial', 'real', 'refused'],
  ['slot without trial', 'member', 'real', `play ${real}`],
  ['planned slot', 'guest', 'real', 'coming-soon'],
  ['planned slot', 'member', 'real', 'coming-soon'],
  ['lottery LOTT', 'guest', 'real', login('/m/lott?lottery=g%201')],
  ['lottery LOTT', 'member', 'real', 'lottery /m/lott?lottery=g%201'],
  ['lottery ELOTT', 'trial', 'real', 'lottery /m/elott?lottery=g%201'],
  ['planned lottery', 'guest', 'real', 'lottery /m/elott?lottery=g%201'],
  ['planned lottery', 'member', 'real', 'lottery /m/elott?lottery=g%201'],
  ['catalogue', 'guest', 'real', login(list)],
  ['catalogue', 'member', 'real', `vendor-list ${list}`],
  ['planned catalogue', 'member', 'real', `vendor-list ${list}`],
  // A lottery vendor is a lottery first (spec §4 names it before VASSALAGE).
  ['catalogue of a lottery', 'member', 'real', 'lottery /m/lott?lottery=g%201'],
  ['sports', 'guest', 'real', sports],
  ['sports', 'member', 'real', sports],
  ['sports', 'trial', 'real', sports],
  ['e-sports', 'guest', 'real', sports],
  ['cockfight', 'member', 'real', sports],
  ['planned sports', 'member', 'real', 'coming-soon'],
])('%s, %s, %s play: %s', (game, who, mode, expected) => {
  const decision = launchDecision(games[game], types[who], mode)
  expect('to' in decision ? `${decision.kind} ${decision.to}` : decision.kind).toBe(expected)
})

test.each([
  [null, 'demo'],
  [4, 'demo'],
  [40, 'demo'],
  [0, 'real'],
  [1, 'real'],
] as const)('sports of the customer type %s are played as %s', (type, mode) => {
  expect(sportsMode(type)).toBe(mode)
})
