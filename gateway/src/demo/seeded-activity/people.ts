import type { Random } from '../../platform/runtime/random'
import { seededRandom } from '../../platform/runtime/random'

/** The behaviour of a seeded member. It depends only on the account name, so a resumed run draws the same. */
export type Persona = {
  /** Chance of a visit on a day, in per mille. */
  readonly visitsPerMille: number
  /** Index into the stake ladder of a game. */
  readonly stakeStep: number
  readonly roundsPerVisit: number
  /** Usual deposit, in major units. */
  readonly deposit: number
}

const pick = <T>(list: readonly [T, ...T[]], random: Random): T => list[random.int(list.length)] ?? list[0]

const depositsByCurrency: Readonly<Record<string, readonly [number, ...number[]]>> = {
  BRL: [20, 50, 50, 100, 200],
  THB: [100, 300, 300, 500, 1000],
}

export const personaOf = (account: string, currency: string): Persona => {
  const random = seededRandom(`persona:${account}`)
  return {
    visitsPerMille: pick([12, 25, 40, 60, 85, 150], random),
    stakeStep: pick([0, 1, 1, 2, 2, 3], random),
    roundsPerVisit: 2 + random.int(6),
    deposit: pick(depositsByCurrency[currency] ?? [50], random),
  }
}

const names: Readonly<Record<string, readonly [string, ...string[]]>> = {
  aurora: [
    'ana',
    'beto',
    'caio',
    'duda',
    'edu',
    'fabi',
    'gabi',
    'heitor',
    'iara',
    'joao',
    'karina',
    'leo',
    'luana',
    'marina',
    'nando',
    'otavio',
    'paula',
    'rafa',
    'sofia',
    'thiago',
    'valeria',
    'yuri',
  ],
  lotus: [
    'anong',
    'boon',
    'chai',
    'dao',
    'fah',
    'kamon',
    'lek',
    'mali',
    'nok',
    'noi',
    'ploy',
    'preecha',
    'somchai',
    'suda',
    'tida',
    'wichai',
    'yai',
  ],
}
const tails = ['sol', 'rio', 'lua', 'mar', 'top', 'pro', 'jet', 'max', 'zen', 'ace'] as const

/** Account names like those of real members: a name, a word and a number. */
export const accountName = (merchantCode: string, index: number, random: Random): string => {
  const name = pick(names[merchantCode] ?? ['member'], random)
  return `${name}${pick(tails, random)}${(index * 37 + 11) % 997}`.slice(0, 16)
}
