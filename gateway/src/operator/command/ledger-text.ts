import type { DeskValue } from '@mosaic/contracts/desk'

/** `differ`: a rule is broken, or the sum of a book is not zero. */
export const ledgerLines = ({ transactions, entries, accounts, books, faults, chain }: DeskValue<'verifyLedger'>) => {
  const differ = faults.length > 0 || books.some(({ sum }) => sum !== '0')
  return {
    text: [
      `${transactions} transactions, ${entries} entries, ${accounts} accounts`,
      ...books.map(({ merchant, currency, sum }) => `${merchant.padEnd(10)} ${currency}  sum ${sum}`),
      ...faults.map(({ rule, subject }) => `BROKEN ${rule}: ${subject}`),
      `${chain.sealed} entries are sealed, ${chain.unsealed} wait for their seal`,
      ...(chain.last
        ? [`Note down elsewhere, for "ledger verify --noted": ${chain.last.number}:${chain.last.hash}`]
        : []),
      differ ? 'The ledger does not balance.' : 'The ledger balances.',
    ],
    differ,
  }
}
