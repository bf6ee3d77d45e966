import { hashPassword } from '../../identity'
import { saveFirstPaymentPassword } from '../../identity/security/store'
import { playerFunds } from '../../money/ledger'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { raceOn } from '../../../testing/race'
import { twoGateways } from '../../../testing/two-gateways'

const onPostgres = raceOn(twoGateways)

onPostgres(
  'one request at two gateways, and more requests than the balance: each transfer once, no balance below zero, books equal',
  async ({ first, second, team }) => {
    const top = await team.join(null, 1)
    const [ana, bia] = [await team.join(top.id), await team.join(top.id)]
    await team.give(top, 'opening', 10_000)
    await saveFirstPaymentPassword(first.ctx.db, top.id, await hashPassword('274951'))
    const token = await team.tokenOf(top)
    const send = (gateway: typeof first, key: string, memberId: string) =>
      gateway.call('transferDownline', {
        token,
        headers: { 'idempotency-key': `race-key-${key}` },
        body: { memberId, amount: '40.00', password: '274951' },
      })
    const answers = await Promise.all([
      ...[first, second].flatMap((gateway) => ['a', 'b'].map((key) => send(gateway, key, ana.id))),
      ...[first, second].map((gateway) => send(gateway, 'c', bia.id)),
    ])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    const totalOf = async ({ id }: { readonly id: string }) =>
      (await playerFunds(first.ctx.db, 'aurora', id, 'BRL')).total
    const [own, received] = [await totalOf(top), (await totalOf(ana)) + (await totalOf(bia))]
    expect([own, received]).toEqual([2000n, 8000n])
    const transfers = new Set(answers.flatMap(({ body }) => (body.value ? [body.value.transferId] : [])))
    expect(transfers.size).toBe(2)
    expect(await bookDifferencesIn(first.ctx)).toEqual([])
  },
)

onPostgres(
  'an agent lowers a rate while the downline gives it on: nobody has more than the member above',
  async ({ first, second, team }) => {
    for (let round = 0; round < 5; round += 1) {
      const top = await team.join(null, 1)
      const middle = await team.join(top.id, 1)
      const last = await team.join(middle.id, 1)
      const [high, low] = [await team.tokenOf(top), await team.tokenOf(middle)]
      const set = (gateway: typeof first, token: string, memberId: string, rate: number) =>
        gateway.call('updateDownlineRebates', { token, body: { memberId, rebates: [{ gameType: 'RNG', rate }] } })
      await set(first, high, middle.id, 90)
      const answers = await Promise.all([set(first, high, middle.id, 70), set(second, low, last.id, 85)])
      expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
    }
  },
)
