import { addMinor, type Currency, type Minor, moneyToWire, subtractMinor, type ValueOf, zero } from '@mosaic/contracts'

/** The columns of domain §4.5. `withdraw` includes its fee; `fee` are the fees of deposits and withdrawals. */
const columns = [
  'deposit',
  'withdraw',
  'bet',
  'validBet',
  'payout',
  'rebate',
  'promo',
  'salary',
  'dividend',
  'fee',
] as const
export type PnlFigures = Readonly<Record<(typeof columns)[number], Minor>>

const figuresOf = (amountOf: (column: (typeof columns)[number]) => Minor): PnlFigures => ({
  deposit: amountOf('deposit'),
  withdraw: amountOf('withdraw'),
  bet: amountOf('bet'),
  validBet: amountOf('validBet'),
  payout: amountOf('payout'),
  rebate: amountOf('rebate'),
  promo: amountOf('promo'),
  salary: amountOf('salary'),
  dividend: amountOf('dividend'),
  fee: amountOf('fee'),
})

export const nothing: PnlFigures = figuresOf(() => zero)

export const addFigures = (a: PnlFigures, b: PnlFigures): PnlFigures =>
  figuresOf((column) => addMinor(a[column], b[column]))

/** The members' view; the house has its opposite (domain §4.5). */
const pnlOf = ({ payout, rebate, promo, salary, dividend, bet }: PnlFigures): Minor =>
  subtractMinor([rebate, promo, salary, dividend].reduce(addMinor, payout), bet)

export const pnlToWire = (figures: PnlFigures, currency: Currency): ValueOf<'teamPnl'>['footer'] => ({
  deposit: moneyToWire(figures.deposit, currency),
  withdraw: moneyToWire(figures.withdraw, currency),
  bet: moneyToWire(figures.bet, currency),
  validBet: moneyToWire(figures.validBet, currency),
  payout: moneyToWire(figures.payout, currency),
  rebate: moneyToWire(figures.rebate, currency),
  promo: moneyToWire(figures.promo, currency),
  salary: moneyToWire(figures.salary, currency),
  dividend: moneyToWire(figures.dividend, currency),
  fee: moneyToWire(figures.fee, currency),
  pnl: moneyToWire(pnlOf(figures), currency),
})
