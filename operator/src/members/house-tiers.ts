import { type Currency, type LanguageTag, moneyToWire } from '@mosaic/contracts'
import type { DeskBody } from '@mosaic/contracts/desk'
import { typedAmount } from '@mosaic/forms'

type HouseTerms = Extract<DeskBody<'proposeAgentChange'>, { kind: 'offer' }>['terms']
type Tier = HouseTerms['tiers'][number]

const mostTiers = 10
const highestRate = 10_000

const tierOf = (line: string, currency: Currency, tag: LanguageTag): Tier | null => {
  const [rate = '', turnover = '', active = '', loss = '', cap = '', ...more] = line
    .split(';')
    .map((part) => part.trim())
  const amount = (typed: string) => {
    const read = typed === '' ? null : typedAmount(typed, currency, tag)
    return read === null ? null : moneyToWire(read, currency)
  }
  const isWrong = (typed: string) => typed !== '' && amount(typed) === null
  // Percent with two decimals, read as hundredths: basis points.
  const points = Number(typedAmount(rate, 'XXX', tag) ?? 0n)
  if (points < 1 || points > highestRate || more.length > 0 || !/^\d{0,6}$/.test(active)) return null
  if ([turnover, loss, cap].some(isWrong)) return null
  return {
    rate: points,
    minTurnover: amount(turnover) ?? '0',
    minActive: Number(active),
    minLoss: amount(loss) ?? '0',
    cap: amount(cap),
  }
}

/** Tiers of a contract, one a line: rate in %; valid bet from; active members from; net loss from; at most. Null: unreadable. */
export const typedTiers = (text: string, currency: Currency, tag: LanguageTag): readonly Tier[] | null => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const tiers = lines.flatMap((line) => tierOf(line, currency, tag) ?? [])
  return lines.length > 0 && lines.length <= mostTiers && tiers.length === lines.length ? tiers : null
}
