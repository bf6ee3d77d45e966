import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { playerAccount, post, salaryExpense, transfer } from '../../money'
import { inTransaction } from '../../platform/db/transaction'

const books = { merchant: 'aurora', currency: 'BRL' } as const
const contractId = '00000000-0000-4000-8000-000000000008'

let gateway: TestGateway
let agentId = ''
beforeAll(async () => {
  gateway = await startTestGateway()
  agentId = (await (await walletBench(gateway)).newPlayer(0)).id
})
afterAll(() => gateway.close())

const run = (statement: string) => gateway.ctx.db.execute(sql.raw(statement))
const paid = (key: string) =>
  inTransaction(gateway.ctx.db, (tx) =>
    post(tx, {
      scope: 'contract',
      key,
      fingerprint: key,
      kind: 'salary',
      title: '',
      reference: key,
      postings: transfer(salaryExpense(books), playerAccount(books, agentId), minor(90)),
      at: gateway.clock.now(),
    }),
  )
const differences = async () => (await bookDifferencesIn(gateway.ctx)).map(({ scope, kind }) => [scope, kind])

test('a paid contract: agrees; without its entry, with another amount, or an entry without its row: found', async () => {
  const at = `'${new Date(gateway.clock.now()).toISOString()}'`
  await run(`insert into agent_contracts (id, merchant_code, kind, agent_id, version, terms, state, offered_at, offered_by, offered_from, from_at)
    values ('${contractId}', 'aurora', 'dailySalary', '${agentId}', 1, '{}', 'ACTIVE', ${at}, 'desk', '', ${at})`)
  await run(`insert into contract_payments (contract_id, period_key, merchant_code, agent_id, kind, currency, period_from, period_to, turnover, stake, payout, active, rate, share, below, amount, computed_at, paid_at)
    values ('${contractId}', '2026-06-15', 'aurora', '${agentId}', 'dailySalary', 'BRL', ${at}, ${at}, 9000, 9000, 0, 1, 100, 90, 0, 90, ${at}, ${at})`)
  expect(await differences()).toEqual([['contract', 'no-entry']])
  await paid(`${contractId}:2026-06-15`)
  expect(await differences()).toEqual([])
  await run('update contract_payments set amount = 91')
  expect(await differences()).toEqual([['contract', 'amount']])
  await run('update contract_payments set amount = 90')
  await paid(`${contractId}:2026-06-16`)
  expect(await differences()).toEqual([['contract', 'no-row']])
})
