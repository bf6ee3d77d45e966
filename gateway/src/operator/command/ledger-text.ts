import type { DeskValue } from '@mosaic/contracts/desk'

type Verified = DeskValue<'verifyLedger'>
type Difference = Verified['differences'][number]

const meaning: Readonly<Record<Difference['kind'], string>> = {
  'no-row': 'posted, without a business row',
  'no-entry': 'recorded, and not posted',
  amount: 'posted otherwise than recorded',
  twice: 'posted twice',
}
const linesText = (lines: Difference['posted']): string =>
  lines?.map(({ code, currency, amount }) => `${code} ${amount} ${currency}`.trimEnd()).join(', ') ?? 'nothing'
const differenceText = ({ day, merchant, scope, key, kind, recorded, posted }: Difference): string =>
  `DIFFERS ${day} ${merchant} ${scope} ${key}: ${meaning[kind]}; recorded ${linesText(recorded)}; posted ${linesText(posted)}`

/** `differ`: a rule is broken, the sum of a book is not zero, or a business row does not agree. */
export const ledgerLines = ({ transactions, entries, accounts, books, faults, chain, differences }: Verified) => {
  const differ = faults.length > 0 || differences.length > 0 || books.some(({ sum }) => sum !== '0')
  return {
    text: [
      `${transactions} transactions, ${entries} entries, ${accounts} accounts`,
      ...books.map(({ merchant, currency, sum }) => `${merchant.padEnd(10)} ${currency}  sum ${sum}`),
      ...faults.map(({ rule, subject }) => `BROKEN ${rule}: ${subject}`),
      ...differences.map(differenceText),
      `${chain.sealed} entries are sealed, ${chain.unsealed} wait for their seal`,
      ...(chain.last
        ? [`Note down elsewhere, for "ledger verify --noted": ${chain.last.number}:${chain.last.hash}`]
        : []),
      differ ? 'The ledger does not balance.' : 'The ledger balances and agrees with the business rows.',
    ],
    differ,
  }
}
