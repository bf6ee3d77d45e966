import { type Currency, minor } from '@mosaic/contracts'
import { openingBalance, playerAccount, post, transfer } from '../src/money'
import type { Db } from '../src/platform/db/database'
import { inTransaction } from '../src/platform/db/transaction'

type Owner = { readonly id: string; readonly merchantCode: string; readonly currency: Currency }

/** An opening balance in minor units; a second one of the same member is the first one. */
export const giveMoney = (db: Db, { id, merchantCode: merchant, currency }: Owner, units: number, at: number) => {
  const books = { merchant, currency }
  return inTransaction(db, (tx) =>
    post(tx, {
      scope: 'test',
      key: id,
      fingerprint: '',
      kind: 'opening',
      title: '',
      reference: '',
      postings: transfer(openingBalance(books), playerAccount(books, id), minor(units)),
      at,
    }),
  )
}
