import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { testGame } from '../testkit/studio-under-test'
import { runScripts } from './run-scripts'
import { createWalletLine, httpPost } from './wallet-line'

let gateway: FaultGateway
beforeEach(async () => {
  gateway = await startFaultGateway(1_000_000n)
})
afterEach(() => gateway.close())

const table = async (token: string) => {
  const verdicts = await runScripts(createWalletLine(httpPost(gateway.url), gateway.key), token, testGame)
  return new Map(verdicts?.map(({ name, faults }) => [name, faults]))
}

test('passed scripts are green; failed ones are red with expected and actual values', async () => {
  // This wallet stores no rounds, so it cannot check their end.
  const verdicts = await table('one-token')
  expect(verdicts.get('a bet and its win move the balance once each')).toEqual([])
  expect(verdicts.get('a bet that comes after its rollback takes nothing')).toEqual([])
  expect(verdicts.get('a wrong signature moves nothing')).toEqual([])
  expect(verdicts.get('a win without its round is not paid')).toEqual([
    'the win: wanted ROUND_UNKNOWN, came OK',
    'the balance: wanted 999940, came 999960',
  ])
  expect(verdicts.size).toBeGreaterThanOrEqual(25)
})

test('a wallet without rollbacks fails exactly the scripts that need one', async () => {
  gateway.refusals.rollback = 'INTERNAL'
  const verdicts = await table('another-token')
  expect(verdicts.get('a rollback gives a bet back')).not.toEqual([])
  expect(verdicts.get('a win told twice is paid once')).toEqual([])
})
