import type { BetRule, BetType, Choice } from '../../../games/lottery/bet-types'
import { ballText } from '../../../games/lottery/drawn-numbers'
import type { LotteryConfig } from '../../../games/lottery/lottery-config'
import { decimalText } from '../../figure-text'
import type { LotteryTextKey } from './texts'
import type { Translate } from '../../texts/translator'

export type Ticket = { readonly type: BetType; readonly numbers: readonly string[] }

/** Bet types of the simple play (`lottoMode=ent`, domain §8.12): at most one number to fill in. */
const simple: readonly BetType[] = ['lo', 'last1', 'last2', 'odd', 'even', 'low', 'high', 'face', 'triple', 'one']

export const offeredRules = (rules: readonly BetRule[], isSimple: boolean): readonly BetRule[] =>
  isSimple ? rules.filter(({ type }) => simple.indexOf(type) >= 0) : rules

/** Bets without numbers stand together under one heading. */
export const isSide = ({ choice }: BetRule): boolean => choice.kind === 'none'

const sideRange = ({ drum }: LotteryConfig, isHigh: boolean): string => {
  switch (drum.kind) {
    case 'dice':
      return isHigh ? '11–17' : '4–10'
    case 'pool':
      return isHigh ? `${drum.of / 2 + 1}–${drum.of}` : `1–${drum.of / 2}`
    case 'digits':
    case 'tiers':
      return isHigh ? '5–9' : '0–4'
  }
}

export const typeLabel = (config: LotteryConfig, type: BetType, t: Translate<LotteryTextKey>): string =>
  type === 'low' || type === 'high'
    ? t(type === 'low' ? 'lowSide' : 'highSide', { range: sideRange(config, type === 'high') })
    : t(type)

export const ticketLabel = (config: LotteryConfig, { type, numbers }: Ticket, t: Translate<LotteryTextKey>): string =>
  numbers.length === 0 ? typeLabel(config, type, t) : `${typeLabel(config, type, t)} ${numbers.join(' ')}`

/** `344` hundredths are ×3.44. */
export const timesText = (hundredths: number, lang: string): string => {
  const part = hundredths % 100
  const whole = String(Math.floor(hundredths / 100)).replace(/\B(?=(\d{3})+$)/g, ' ')
  return `×${whole}${part === 0 ? '' : `${decimalText('.', lang)}${String(part).padStart(2, '0').replace(/0$/, '')}`}`
}

/** Prize text of a ticket: once, each time its number comes up, or at most. */
export const payText = (
  rule: BetRule,
  numbers: readonly string[],
  t: Translate<LotteryTextKey>,
  lang: string,
): string => {
  const pays = rule.pays(numbers)
  if (rule.isCounted) return t('paysEach', { times: timesText(pays[1] ?? 0, lang) })
  const most = Math.max(...pays)
  return t(pays.filter((each) => each > 0).length > 1 ? 'upTo' : 'pays', { times: timesText(most, lang) })
}

/** Length of a complete ticket of this choice. */
export const wantedOf = (choice: Choice, count: number): number => {
  switch (choice.kind) {
    case 'none':
      return 0
    case 'endings':
      return choice.count
    case 'balls':
      return choice.counts.indexOf(count) >= 0 ? count : (choice.counts[0] ?? 1)
    case 'digits':
    case 'faces':
      return 1
  }
}

export const sortedNumbers = (numbers: readonly string[]): readonly string[] => [...numbers].sort()

/** A random ticket. The randomness affects only the choice, never the draw. */
export const quickPick = ({ type, choice }: BetRule, count: number, chance: (below: number) => number): Ticket => {
  const different = (many: number, make: () => string): readonly string[] => {
    const numbers: string[] = []
    while (numbers.length < many) {
      const number = make()
      if (numbers.indexOf(number) < 0) numbers.push(number)
    }
    return sortedNumbers(numbers)
  }
  const word = (length: number, make: () => number): string => Array.from({ length }, () => String(make())).join('')
  switch (choice.kind) {
    case 'none':
      return { type, numbers: [] }
    case 'digits':
      return { type, numbers: [word(choice.length, () => chance(10))] }
    case 'faces':
      return { type, numbers: [word(choice.length, () => 1 + chance(6))] }
    case 'endings':
      return { type, numbers: different(choice.count, () => word(2, () => chance(10))) }
    case 'balls':
      return { type, numbers: different(wantedOf(choice, count), () => ballText(1 + chance(choice.of))) }
  }
}

export const isSameTicket = (a: Ticket, b: Ticket): boolean =>
  a.type === b.type && a.numbers.join() === b.numbers.join()
