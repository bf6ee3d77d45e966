import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type WalletBench, walletBench } from '../../../testing/wallet'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

test('a balance at the end of its range: AMOUNT_INVALID, never an error, and the next smaller amount is paid', async () => {
  const beforeEnd = 2n ** 63n - 2n ** 27n
  const player = await bench.newPlayer(Number(beforeEnd))
  const token = await bench.open(player)
  const prize = async (amount: string, index: number) => {
    const { code, json } = await bench.call('promo-win', token, { amount, campaign: `drops-${index}` })
    expect(code).toBe(200)
    return json.status
  }
  const statuses: string[] = []
  for (let index = 0; statuses.at(-1) !== 'AMOUNT_INVALID' && index < 40; index++)
    statuses.push(await prize('5000000', index))
  expect(statuses.length).toBe(27)
  expect(await prize('100', 100)).toBe('OK')
  expect(await bench.balance(player)).toBe(beforeEnd + 26n * 5_000_000n + 100n)
})
