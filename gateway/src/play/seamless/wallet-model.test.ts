import fc from 'fast-check'
import { deliverTo, startFaultProxy, type Fault, faults } from '../../../testing/fault-proxy'
import type { TestGateway } from '../../../testing/gateway'
import { startListeningGateway } from '../../../testing/social-visitor'
import { type WalletBench, walletBench } from '../../../testing/wallet'
import { modelRuns } from '../../../testing/wallet-model/runs'
import { playWith, type Tally, printTally, walletCommands } from '../../../testing/wallet-model/commands'
import { walletTarget } from '../../../testing/wallet-model/target'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startListeningGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

const usual = ['repeated', 'DUPLICATE_MISMATCH', 'ROUND_CLOSED']
const rare = [
  'LIMIT_REACHED',
  'ROUND_UNKNOWN',
  'TX_UNKNOWN',
  'TX_ROLLED_BACK',
  'CURRENCY_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'AMOUNT_INVALID',
  'FREE_ROUNDS_OVER',
]

const title = 'reason parity, no-trace, 5. replay, 6. mismatch, 11. rollback commutes, 12. conservation per round'

test(`in process: ${title}`, async () => {
  const [tally, target] = [new Map() as Tally, walletTarget(gateway, bench)]
  const property = fc.asyncProperty(walletCommands(40), playWith(target, tally))
  await fc.assert(property, modelRuns(18))
  expect(await target.faults()).toEqual([])
  printTally('in process', tally, [...usual, ...rare])
})

test(`over HTTP on PGlite: ${title}`, async () => {
  const [tally, target] = [new Map() as Tally, walletTarget(gateway, bench, gateway.ctx.config.url)]
  const property = fc.asyncProperty(walletCommands(40), playWith(target, tally))
  await fc.assert(property, modelRuns(5))
  expect(await target.faults()).toEqual([])
  printTally('HTTP on PGlite', tally, usual)
})

test(`through a proxy that drops, delays, duplicates and cuts after commit: ${title}`, async () => {
  let pending: readonly Fault[] = []
  let at = 0
  const proxy = await startFaultProxy(deliverTo(gateway.ctx.config.url), () => pending[at++ % pending.length] ?? 'none')
  try {
    const [tally, target] = [new Map() as Tally, walletTarget(gateway, bench, proxy.url)]
    const play = playWith(target, tally)
    const script = fc.array(fc.constantFrom(...faults), { minLength: 12, maxLength: 40 })
    const property = fc.asyncProperty(walletCommands(30), script, async (commands, chosen) => {
      pending = [...chosen, 'none']
      await play(commands)
    })
    await fc.assert(property, modelRuns(5))
    expect([...proxy.met.keys()].sort()).toEqual([...faults].sort())
    expect(await target.faults()).toEqual([])
    printTally('through faults', tally, usual)
  } finally {
    await proxy.close()
  }
})
