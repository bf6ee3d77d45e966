import { signedHeaders } from '../wallet/signature'
import { freeRoundScripts } from './free-round-scripts'
import { onRound } from './round-bench'
import type { FaultScript } from './round-bench'

const units = (text: string, times = 1n): string => String(BigInt(text) * times)

export const faultScripts: readonly FaultScript[] = [
  onRound('a bet and its win move the balance once each', async ({ ask, is, moved, stake }) => {
    is('the bet', await ask('bet', { amount: stake }), 'OK')
    is('the win', await ask('win', { amount: units(stake, 2n), roundClosed: true }), 'OK')
    await moved(BigInt(stake))
  }),
  onRound('a bet told twice is answered with the same bytes and taken once', async ({ ask, moved, stake }, bench) => {
    const txId = bench.line.newId()
    const first = await ask('bet', { txId, amount: stake })
    const again = await ask('bet', { txId, amount: stake })
    bench.wants('the second answer', first.text, again.text)
    await moved(-BigInt(stake))
  }),
  onRound('the same bet told by eight lines at once is taken once', async ({ ask, moved, stake }, bench) => {
    const txId = bench.line.newId()
    await Promise.all(Array.from({ length: 8 }, () => ask('bet', { txId, amount: stake })))
    await moved(-BigInt(stake))
  }),
  onRound('one id with another amount is a mismatch without effect', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { txId, amount: stake })
    is('the other bet', await ask('bet', { txId, amount: units(stake, 2n) }), 'DUPLICATE_MISMATCH')
    await moved(-BigInt(stake))
  }),
  onRound('one id for a bet and a win is a mismatch', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { txId, amount: stake })
    is('the win', await ask('win', { txId, amount: stake }), 'DUPLICATE_MISMATCH')
    await moved(-BigInt(stake))
  }),
  onRound('a win told twice is paid once', async ({ ask, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { amount: stake })
    await ask('win', { txId, amount: stake, roundClosed: true })
    await ask('win', { txId, amount: stake, roundClosed: true })
    await moved(0n)
  }),
  onRound('a win without its round is not paid', async ({ ask, is, moved, stake }) => {
    is('the win', await ask('win', { amount: stake, roundClosed: true }), 'ROUND_UNKNOWN')
    await moved(0n)
  }),
  onRound('a second win after the round was closed is not paid', async ({ ask, is, moved, stake }) => {
    await ask('bet', { amount: stake })
    await ask('win', { amount: stake, roundClosed: true })
    is('the late win', await ask('win', { amount: stake, roundClosed: true }), 'ROUND_CLOSED')
    await moved(0n)
  }),
  onRound('a bet after the round was closed is refused', async ({ ask, is, moved, stake }) => {
    await ask('bet', { amount: stake })
    await ask('win', { amount: '0', roundClosed: true })
    is('the late bet', await ask('bet', { amount: stake }), 'ROUND_CLOSED')
    await moved(-BigInt(stake))
  }),
  onRound('a win of nothing closes its round', async ({ ask, is, stake }) => {
    await ask('bet', { amount: stake })
    is('the win', await ask('win', { amount: '0', roundClosed: true }), 'OK')
    is('its end', await ask('end-round', {}), 'ROUND_CLOSED')
  }),
  onRound('a rollback gives a bet back', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { txId, amount: stake })
    is('the rollback', await ask('rollback', { refTxId: txId, amount: stake }), 'OK')
    await moved(0n)
  }),
  onRound('two rollbacks of one bet give it back once', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { txId, amount: stake })
    await ask('rollback', { refTxId: txId, amount: stake })
    is('the second one', await ask('rollback', { refTxId: txId, amount: stake }), 'OK')
    await moved(0n)
  }),
  onRound('a bet that comes after its rollback takes nothing', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    is('the early rollback', await ask('rollback', { refTxId: txId, amount: stake }), 'OK')
    is('the late bet', await ask('bet', { txId, amount: stake }), 'TX_ROLLED_BACK')
    await moved(0n)
  }),
  onRound('a bet that comes again after its rollback takes nothing', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { txId, amount: stake })
    await ask('rollback', { refTxId: txId, amount: stake })
    is('the bet again', await ask('bet', { txId, amount: stake }), 'TX_ROLLED_BACK')
    await moved(0n)
  }),
  onRound('a bet of a round that was paid is not taken back', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { txId, amount: stake })
    await ask('win', { amount: stake, roundClosed: true })
    is('the rollback', await ask('rollback', { refTxId: txId, amount: stake }), 'ROUND_CLOSED')
    await moved(0n)
  }),
  onRound('a second bet of a round is taken back alone', async ({ ask, is, moved, stake }, { line }) => {
    const txId = line.newId()
    await ask('bet', { amount: stake })
    await ask('bet', { txId, amount: stake })
    is('the rollback', await ask('rollback', { refTxId: txId, amount: stake }), 'OK')
    is('the win', await ask('win', { amount: '0', roundClosed: true }), 'OK')
    await moved(-BigInt(stake))
  }),
  onRound('a bet beyond the balance is refused', async ({ ask, moved }, { wants }) => {
    const { status } = await ask('bet', { amount: '999999999999999' })
    wants('the bet', true, status === 'INSUFFICIENT_FUNDS' || status === 'LIMIT_REACHED')
    await moved(0n)
  }),
  ...['-1', '1.5', '1e3', ' 1', 'x'].map((amount) =>
    onRound(`an amount written "${amount}" moves nothing`, async ({ ask, moved }, { wants }) => {
      wants('the bet', false, (await ask('bet', { amount })).status === 'OK')
      await moved(0n)
    }),
  ),
  onRound('another currency is refused', async ({ ask, is, moved, stake }) => {
    is('the bet', await ask('bet', { amount: stake, currency: 'ZZZ' }), 'CURRENCY_MISMATCH')
    await moved(0n)
  }),
  onRound('a session of nobody is refused', async ({ ask, is, moved, stake }) => {
    is('the bet', await ask('bet', { amount: stake, sessionToken: 'nobody-has-this-session' }), 'SESSION_UNKNOWN')
    await moved(0n)
  }),
  onRound('a wrong signature moves nothing', async ({ roundId, moved, stake }, { line, session, wants }) => {
    const body = line.body(session, { roundId, amount: stake })
    const other = signedHeaders(
      { ...line.key, secret: `${line.key.secret}x` },
      'POST',
      '/seamless/v1/bet',
      body,
      line.now(),
    )
    wants('the code', 401, (await line.send('bet', body, other)).code)
    await moved(0n)
  }),
  onRound('a signature of another body moves nothing', async ({ roundId, moved, stake }, { line, session, wants }) => {
    const [signed, sent] = [stake, units(stake, 3n)].map((amount) => line.body(session, { roundId, amount }))
    const headers = signedHeaders(line.key, 'POST', '/seamless/v1/bet', signed ?? '', line.now())
    wants('the code', 401, (await line.send('bet', sent ?? '', headers)).code)
    await moved(0n)
  }),
  onRound('a call ten minutes old moves nothing', async ({ roundId, moved, stake }, { line, session, wants }) => {
    const body = line.body(session, { roundId, amount: stake })
    const headers = signedHeaders(line.key, 'POST', '/seamless/v1/bet', body, line.now() - 600_000)
    wants('the code', 401, (await line.send('bet', body, headers)).code)
    await moved(0n)
  }),
  {
    name: 'a launch token opens one session only',
    run: async ({ line, launchToken, gameCode, wants }) =>
      wants('the second exchange', 'SESSION_UNKNOWN', (await line.exchange(launchToken, gameCode)).status),
  },
  onRound('a prize of a campaign is paid once, with no round', async ({ moved, stake }, { line, session, wants }) => {
    const fields = { txId: line.newId(), roundId: undefined, amount: stake, campaign: 'acceptance' }
    wants('the prize', 'OK', (await line.call('promo-win', session, fields)).status)
    await line.call('promo-win', session, fields)
    await moved(BigInt(stake))
  }),
  ...freeRoundScripts,
]
