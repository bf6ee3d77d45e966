import { minor } from '@mosaic/contracts'
import { giveBonus } from '../../../testing/bonus'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { playerAccount, post, promotionExpense, transfer } from '../../money'
import { inTransaction } from '../../platform/db/transaction'
import { compareBooks } from './books'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

const differences = async () =>
  (await compareBooks(gateway.ctx.db, gateway.clock.now()))
    .filter(({ scope }) => scope !== 'test')
    .map(({ scope, kind }) => ({ scope, kind }))

test('bonus money staked, won, taken back and wagered: the books agree', async () => {
  const player = await bench.newPlayer(10_00)
  const session = await bench.open(player)
  await giveBonus(gateway.ctx, player, '10.00', { factor: 3, cashOutCap: '5.00' })
  const back = bench.nextRound()
  await bench.call('bet', session, { roundId: back, amount: '1500', txId: 'bonus-back' })
  await bench.call('rollback', session, { roundId: back, refTxId: 'bonus-back', amount: '1500' })
  await bench.call('betwin', session, {
    roundId: bench.nextRound(),
    amount: '1500',
    winAmount: '900',
    roundClosed: true,
  })
  await bench.playRound(session, '1400', '1600')
  await gateway.ctx.events.drained()
  await bench.playRound(session, '100', '50')
  await gateway.ctx.events.drained()
  expect(await differences()).toEqual([])
})

test('bonus money without a movement: found', async () => {
  const player = await bench.newPlayer(0)
  const books = { merchant: 'aurora', currency: 'BRL' } as const
  await inTransaction(gateway.ctx.db, (tx) =>
    post(tx, {
      scope: 'bonus',
      key: 'by hand',
      fingerprint: '',
      kind: 'bonus',
      title: '',
      reference: '',
      postings: transfer(promotionExpense(books), playerAccount(books, player.id, 'bonus'), minor(500)),
      at: gateway.clock.now(),
    }),
  )
  expect(await differences()).toEqual([{ scope: 'bonus', kind: 'no-row' }])
})
