import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Reward } from '../../api/promotions'
import { renderScreen } from '../../testing/render-screen'
import { member, promotionState, reward } from '../../testing/samples'
import RewardCenterPage from './RewardCenterPage'

const at = '/m/rewardCenter'
const noCheckIn: ValueOf<'loginPromotion'> = {
  promotionId: null,
  streak: 0,
  signedToday: false,
  currency: 'BRL',
  amounts: [],
  nextAt: 0,
}
const funds: { readonly value: ValueOf<'funds'> } = {
  value: {
    sumBalance: '10.00',
    currency: 'BRL',
    balanceVersion: 1,
    wallets: [],
    dailysalreqtype: '',
    divtypecompperiodreq: '',
    contracthoursalreq: '',
  },
}
const claimedOf = (rewardId: string) => ({
  rewardId,
  reward: 'cash' as const,
  amount: '20.00',
  currency: 'BRL' as const,
  rounds: null,
  gameId: null,
})
type Rewards = readonly Reward[]
const claimable =
  (issued: () => Rewards, waiting: () => Rewards = () => []) =>
  ({ query }: { readonly query: Readonly<Record<string, unknown>> }) => ({
    value: [...(query.status === 'A' ? waiting() : issued())],
  })
const noBonuses = () => ({ value: { list: [] } })
beforeEach(() => localStorage.removeItem('mosaic.intents'))
const show = () => renderScreen(<RewardCenterPage />, { at, session: member })

describe('RewardCenterPage', () => {
  it('claims one reward with one tap', async () => {
    let left = [reward('r1'), reward('r2')]
    const gateway = fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(() => left),
      loginPromotion: () => ({ value: noCheckIn }),
      claimPromotion: ({ body }) => {
        const { promotionClaimId = '' } = body as { promotionClaimId?: string }
        left = left.filter(({ rewardId }) => rewardId !== promotionClaimId)
        return { value: claimedOf(promotionClaimId) }
      },
      funds: () => funds,
    })
    await show()
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Claim Reward r1' }))
    expect(await screen.findByText(/^R\$\s20\.00 is in your wallet$/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Reward r1')).not.toBeInTheDocument())
    expect(screen.getByText('Reward r2')).toBeVisible()
    expect(gateway.calls('claimPromotion')).toHaveLength(1)
  })

  it('claims all: a refused reward leaves the others', async () => {
    fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(() => [reward('r1'), reward('r2'), reward('r3')]),
      loginPromotion: () => ({ value: noCheckIn }),
      claimPromotion: ({ body }) => {
        const { promotionClaimId = '' } = body as { promotionClaimId?: string }
        return promotionClaimId === 'r1'
          ? { errorCode: 'reward.not.claimable', status: 409 }
          : { value: claimedOf(promotionClaimId) }
      },
      funds: () => funds,
    })
    await show()
    await userEvent.click(await screen.findByRole('button', { name: /^Claim all: R\$\s60\.00$/ }))
    expect(await screen.findByText('This reward can no longer be claimed.')).toBeVisible()
    expect(await screen.findByText('2 rewards claimed')).toBeVisible()
  })

  it('nothing to claim: leads to the promotions', async () => {
    fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(() => []),
      loginPromotion: () => ({ value: noCheckIn }),
    })
    await show()
    expect(await screen.findByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity')
  })

  it('a reward that is being checked: listed with its state, and nothing to tap', async () => {
    const waiting = reward('r9', { title: 'Large prize', amount: '1000.00', issuedAt: null, claimUntil: null })
    fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(
        () => [reward('r1')],
        () => [waiting],
      ),
      loginPromotion: () => ({ value: noCheckIn }),
    })
    await show()
    const row = within(await screen.findByRole('list', { name: 'Being checked' })).getByRole('listitem')
    expect(row).toHaveTextContent(/Large prize.*R\$\s1,000\.00.*Approved/)
    expect(within(row).queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText('Rewards of this size are checked before they can be claimed')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Claim all/ })).not.toBeInTheDocument()
  })

  it('check-in: signs today once and shows the next step', async () => {
    let signedToday = false
    const gateway = fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(() => []),
      loginPromotion: () => ({
        value: {
          ...noCheckIn,
          promotionId: 'check-in',
          amounts: ['0.10', '0.20'],
          signedToday,
          streak: signedToday ? 1 : 0,
        },
      }),
      claimLoginPromotion: () => {
        signedToday = true
        return { value: { ...claimedOf('c1'), amount: '0.10' } }
      },
      funds: () => funds,
    })
    await show()
    const ladder = await screen.findByRole('list', { name: 'Daily check-in' })
    expect(within(ladder).getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'date')
    await userEvent.click(screen.getByRole('button', { name: 'Check in today' }))
    expect(await screen.findByText(/^R\$\s0\.10 is in your wallet$/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Come back tomorrow' })).toBeDisabled()
    expect(gateway.calls('claimLoginPromotion')).toHaveLength(1)
  })

  it('code: a wrong one keeps what was typed and says why', async () => {
    fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(() => []),
      loginPromotion: () => ({ value: noCheckIn }),
      claimPromoCode: () => ({ errorCode: 'promotion.code.unknown', status: 404 }),
    })
    await show()
    const code = await screen.findByRole('textbox', { name: /Code/ })
    await userEvent.type(code, 'NOSUCH')
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await screen.findByText('This code is not valid. Check how it is written.')).toBeVisible()
    expect(code).toHaveValue('NOSUCH')
  })

  it('check-in that gave the member as much as it gives: says so, and there is nothing to press', async () => {
    const of = { promotionId: 'check-in', streak: 3, amounts: ['1.00', '2.00'] }
    fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(() => []),
      loginPromotion: () => ({ value: { ...noCheckIn, ...of } }),
      promotions: () => ({
        value: { content: [promotionState('check-in', { kind: 'CHECK_IN', label: 'join', action: 'none' })] },
      }),
    })
    await show()
    expect(await screen.findByText('You have received the maximum')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check in today' })).toBeDisabled()
  })

  it('code with a high reward: says that it is checked, not that it is in the wallet', async () => {
    fakeGateway({
      bonuses: noBonuses,
      claimablePromotions: claimable(() => []),
      loginPromotion: () => ({ value: noCheckIn }),
      claimPromoCode: () => ({ value: { ...claimedOf('c2'), amount: '1000.00', waits: true } }),
      funds: () => funds,
    })
    await show()
    await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), 'LARGE')
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }))
    expect(await screen.findByText(/^R\$\s1,000\.00 is yours: it is being checked/)).toBeVisible()
  })

  it('bonus in play: shows what is left to stake, and gives it up after a question', async () => {
    let list: ValueOf<'bonuses'>['list'] = [
      {
        bonusId: 'b1',
        promotionId: 'p1',
        title: 'Slots bonus',
        state: 'ACTIVE',
        currency: 'BRL',
        amount: '20.00',
        balance: '15.00',
        required: '200.00',
        progress: '50.00',
        converted: '0.00',
        wagering: { factor: 10, days: 7, categories: ['RNG'], maxStake: null, cashOutCap: null },
        expiresAt: Date.UTC(2026, 0, 17, 12),
      },
    ]
    const gateway = fakeGateway({
      bonuses: () => ({ value: { list } }),
      claimablePromotions: claimable(() => []),
      loginPromotion: () => ({ value: noCheckIn }),
      forfeitBonus: () => {
        list = []
        return { value: { done: true } }
      },
      funds: () => funds,
    })
    await show()
    expect(await screen.findByText(/^Stake R\$\s150\.00 more/)).toBeVisible()
    expect(screen.getByRole('progressbar', { name: /^R\$\s50\.00 of R\$\s200\.00 staked$/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Give up the bonus' }))
    const question = await screen.findByRole('alertdialog', { name: 'Give this bonus up?' })
    expect(question).toHaveTextContent(/R\$\s15\.00/)
    await userEvent.click(within(question).getByRole('button', { name: 'Give up the bonus' }))
    await waitFor(() => expect(screen.queryByText('Slots bonus')).not.toBeInTheDocument())
    expect(gateway.calls('forfeitBonus').map(({ body }) => body)).toEqual([{ bonusId: 'b1' }])
  })
})
