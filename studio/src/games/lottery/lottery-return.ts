import { choose, fraction, minus, one, plus, sum, times, zero } from '../../return/fraction'
import type { Fraction } from '../../return/fraction'
import { paidPart } from '../../return/payout'
import { betsOf } from './bet-types'
import type { BetRule } from './bet-types'
import { ballText } from './drawn-numbers'
import { numbersIn } from './drums'
import type { Drum } from './lottery-config'

type LotteryTerms = { readonly drum: Drum; readonly keepPercent: number }

const power = (base: Fraction, exponent: number): Fraction =>
  fraction(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent))

/** Chance of exactly `hits` of `tries`, each coming up one time in `of`. */
const exactly = (hits: number, tries: number, of: number): Fraction =>
  times(fraction(choose(tries, hits)), times(power(fraction(1, of), hits), power(fraction(of - 1, of), tries - hits)))

const noneOf = (endings: number, tries: number): Fraction => power(fraction(100 - endings, 100), tries)

/** One ticket of each kind with different chances, such as three digits with two alike. */
export const ticketsOf = ({ type, choice }: BetRule): readonly (readonly string[])[] => {
  switch (choice.kind) {
    case 'none':
      return [[]]
    case 'endings':
      return [['07', '42', '93'].slice(0, choice.count)]
    case 'faces':
      return [['1'.repeat(choice.length)]]
    case 'balls':
      return choice.counts.map((count) => Array.from({ length: count }, (_, index) => ballText(index + 1)))
    case 'digits':
      return type === 'any3' ? [['123'], ['112'], ['111']] : [['1'.repeat(choice.length)]]
  }
}

/** Chance of every number of hits of a ticket. */
export const hitChances = (drum: Drum, { type, choice }: BetRule, ticket: readonly string[]): readonly Fraction[] => {
  const yes = (chance: Fraction): readonly Fraction[] => [minus(one, chance), chance]
  if (drum.kind === 'pool' && choice.kind === 'balls')
    return Array.from({ length: ticket.length + 1 }, (_, hits) =>
      fraction(
        choose(ticket.length, hits) * choose(drum.of - ticket.length, drum.take - hits),
        choose(drum.of, drum.take),
      ),
    )
  const count = drum.kind === 'tiers' ? numbersIn(drum.tiers) : 0
  switch (type) {
    case 'lo':
      return Array.from({ length: count + 1 }, (_, hits) => exactly(hits, count, 100))
    case 'two':
      return yes(plus(minus(one, times(fraction(2), noneOf(1, count))), noneOf(2, count)))
    case 'three':
      return yes(
        minus(
          plus(minus(one, times(fraction(3), noneOf(1, count))), times(fraction(3), noneOf(2, count))),
          noneOf(3, count),
        ),
      )
    case 'face':
      return [0, 1, 2, 3].map((hits) => exactly(hits, 3, 6))
    case 'exact':
      return yes(fraction(1, 216))
    case 'triple':
      return yes(fraction(6, 216))
    case 'any3':
      return yes(fraction([6, 3, 1][3 - new Set(ticket[0]).size] ?? 1, 1000))
    case 'last1':
    case 'last2':
    case 'last3':
    case 'last4':
      return yes(fraction(1, 10 ** Number(type.slice(-1))))
    default:
      return yes(drum.kind === 'dice' ? fraction(105, 216) : fraction(1, 2))
  }
}

/** The exact return of every kind of ticket, by `type`, or `type:count` where several numbers of balls may be named. */
export const lotteryReturns = (terms: LotteryTerms, stake: number): Readonly<Record<string, Fraction>> =>
  Object.fromEntries(
    betsOf(terms).flatMap((rule) =>
      ticketsOf(rule).map((ticket) => {
        const pays = rule.pays(ticket)
        const back = sum(
          hitChances(terms.drum, rule, ticket).map((chance, hits) =>
            pays[hits] ? times(chance, paidPart(fraction(pays[hits] ?? 0, 100), stake)) : zero,
          ),
        )
        const name =
          rule.type === 'match' ? `match:${ticket.length}` : rule.type === 'any3' ? `any3:${ticket[0]}` : rule.type
        return [name, back] as const
      }),
    ),
  )
