import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { returnCommand } from './command'
import { returnEngines } from './engines'

const folder = mkdtempSync(join(tmpdir(), 'return-'))
const ask = async (engine: string, config: unknown): Promise<Record<string, unknown>> => {
  const file = join(folder, 'config.json')
  writeFileSync(file, JSON.stringify(config))
  const { code, text } = await returnCommand(['--engine', engine, '--config', file, '--json'])
  if (code !== 0) throw new Error(text)
  const answer: unknown = JSON.parse(text)
  return answer as Record<string, unknown>
}

test.each([
  ['roulette', { zeros: 1 }, '36', '37'],
  ['roulette', { zeros: 2, bet: 'dozen' }, '18', '19'],
  ['roulette', { zeros: 1, bet: 'even', laPartage: true }, '73', '74'],
  ['baccarat', { decks: 8, bet: 'player' }, '98764919', '100000000'],
  ['dragon-tiger', { decks: 8, bet: 'tie', tiePays: 8 }, '279', '415'],
  ['dragon-tiger', { decks: 6, bet: 'dragon', backOnTie: 0.5 }, '599', '622'],
  ['sic-bo', { bet: 'anyTriple', pays: { anyTriple: 24 } }, '25', '36'],
  ['sic-bo', { bet: 'single1', pays: { single1: [1, 2, 12] } }, '26', '27'],
  ['mines', { tiles: 25, mines: 3, edge: 0.01, picks: 1 }, '616', '625'],
  ['crash', { edge: 0, cashOut: 2 }, '1', '1'],
  ['lottery', { drum: 'north', bet: 'lo' }, '1161', '1250'],
  ['lottery', { drum: { kind: 'digits', count: 3 }, bet: 'any3:112' }, '93', '100'],
  [
    'event',
    { contest: { kind: 'duel', draw: 0.1, cancel: 0.01, drawPays: 8, commissionPercent: 5 }, strengths: [1, 1] },
    '3911',
    '4000',
  ],
  [
    'scratch',
    {
      prizes: [
        { multiplier: 0, weight: 3 },
        { multiplier: 3.6, weight: 1 },
      ],
    },
    '9',
    '10',
  ],
  // Rounded down to whole cents, a stake of one cent gets less of 3.6 stakes.
  [
    'scratch',
    {
      stake: 1,
      prizes: [
        { multiplier: 0, weight: 3 },
        { multiplier: 3.6, weight: 1 },
      ],
    },
    '3',
    '4',
  ],
])('%s with %j gives back %s / %s', async (engine, config, numerator, denominator) => {
  const answer = await ask(engine, config)
  expect(answer.decimal).toBeCloseTo(Number(numerator) / Number(denominator), 7)
  if (engine !== 'baccarat') expect([answer.numerator, answer.denominator]).toEqual([numerator, denominator])
})

test('a simulated return states its interval and seed, and is reproducible', async () => {
  const poker = { ...returnEngines.poker?.example, hands: 1000, seed: 5 }
  const answer = await ask('poker', poker)
  expect(answer).toMatchObject({ exact: false, simulated: { rounds: 1000, seed: 5, confidence: 0.999 } })
  expect(await ask('poker', poker)).toEqual(answer)
})

test.each([2, 5, 100])('a fish that pays %d shots returns what the game states of every fish', async (multiplier) => {
  const answer = await ask('fishing', { multipliers: [multiplier], returnParts: 960_000, stake: 1 })
  expect([answer.numerator, answer.denominator]).toEqual(['24', '25'])
})

test('the best play of full-pay jacks or better gives back 99.543904 %', async () => {
  const { numerator, denominator } = await ask('video-poker', returnEngines['video-poker']?.example)
  expect([numerator, denominator]).toEqual(['1653526326983', '1661102543100'])
})

test('every engine computes the example of its help, which names every part of its configuration', async () => {
  const { text } = await returnCommand(['--help'])
  for (const [name, { example, fields }] of Object.entries(returnEngines)) {
    expect(text).toContain(`${name}: `)
    for (const field of Object.keys(fields)) expect(text).toContain(`    ${field}`)
    expect(Object.keys(example).filter((field) => !(field in fields))).toEqual([])
    // Any number of hands shows that the example is understood.
    const quick = name === 'poker' ? { ...example, hands: 1000 } : example
    if (name !== 'video-poker') expect((await ask(name, quick)).decimal).toBeGreaterThan(0.5)
  }
})

test.each([
  [['--engine', 'keno', '--config', 'x.json'], /no such engine\. There are slots/],
  [['--engine', 'mines'], /--config <file\.json> is missing/],
  [['--engine', 'mines', '--config', '/nowhere.json'], /ENOENT/],
  [['--engine', 'mines', '--config', __filename], /command\.test\.ts is no JSON/],
])('%j is refused with the reason', async (args, reason) => {
  const { code, text } = await returnCommand(args)
  expect(code).toBe(1)
  expect(text).toMatch(reason)
})

test.each([
  ['mines', { tiles: 25, mines: 25, edge: 0 }, /mines: leaves no safe tile/],
  ['roulette', { zeros: 1, zeroes: 2 }, /zeroes/],
  ['slots', { strips: [['A']], pays: {}, rows: 1 }, /lines: are given, or ways is true/],
  ['slots', { strips: [['A', 'S']], pays: { S: { 1: 2 } }, rows: 1, ways: true, scatter: 'S' }, /pays: .*scatterPays/],
  ['slots', { strips: [['A', 'S']], pays: {}, rows: 1, ways: true, scatter: 'S', wild: 'S' }, /scatter: is another/],
  ['sic-bo', { bet: 'constructor' }, /bet: is no bet/],
  ['sic-bo', { pays: { total4: [60, 1] } }, /pays: lists are for single1/],
  ['lottery', { drum: 'north', bet: 'constructor' }, /bet: this drum has/],
  ['lottery', { drum: { kind: 'pool', take: 20, of: 10, picks: [2] } }, /drum: takes more numbers/],
  ['lottery', { drum: { kind: 'pool', take: 5, of: 6, picks: [8] } }, /drum: .*picks/],
  ['event', { ...returnEngines.event?.example, bet: 'toString' }, /bet: this contest has/],
  ['event', { contest: { kind: 'sets', target: 2 }, strengths: [1, 1, 1] }, /strengths: are two/],
  ['event', { contest: { kind: 'field', places: 3 }, strengths: [1, 2] }, /strengths: are more than the places/],
  ['poker', { ...returnEngines.poker?.example, lowestRank: 8, bots: 5, holeCards: 5 }, /bots: .*20 cards/],
])('%s with %j is refused by the name of the part', async (engine, config, reason) => {
  await expect(ask(engine, config)).rejects.toThrow(reason)
})

test('long lines of many symbols are counted without walking every stop', async () => {
  const symbols = Array.from({ length: 40 }, (_, index) => `S${index}`)
  const answer = await ask('slots', {
    strips: Array.from({ length: 7 }, () => symbols),
    rows: 1,
    lines: [[0, 0, 0, 0, 0, 0, 0]],
    wild: 'S0',
    pays: { S1: { 2: 600 } },
  })
  // S1 or a wild on the first two reels, not both of them wild, and neither on the third: pays 600 in 3 · 38 of 40³ stops.
  expect([answer.numerator, answer.denominator]).toEqual(['171', '160'])
})
