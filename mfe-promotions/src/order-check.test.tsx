import type { EndpointName } from '@mosaic/contracts'
import { fakeGateway, type Answers, type Reply } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import ActivityDetailPage from './pages/activity-detail/ActivityDetailPage'
import RewardCenterPage from './pages/rewards/RewardCenterPage'
import { renderScreen } from './testing/render-screen'
import { announcement, bundle, member, promotionState, reward } from './testing/samples'

type ClaimCase = {
  readonly name: EndpointName & keyof Answers
  readonly page: ReactNode
  readonly at: string
  readonly answers: Answers
  readonly value: object
  readonly press: () => Promise<void>
  readonly title: string
  readonly done: RegExp
}

const claimed = { rewardId: 'r1', reward: 'cash', amount: '20.00', currency: 'BRL', rounds: null, gameId: null }
const rewardCentre = {
  page: <RewardCenterPage />,
  at: '/m/rewardCenter',
  answers: {
    bonuses: () => ({
      value: {
        list: [
          {
            ...({ bonusId: 'b1', promotionId: 'p1', title: 'Slots bonus', state: 'ACTIVE', currency: 'BRL' } as const),
            ...{ amount: '20.00', balance: '15.00', required: '200.00', progress: '50.00', converted: '0.00' },
            wagering: { factor: 10, days: 7, categories: ['RNG'], maxStake: null, cashOutCap: null },
            expiresAt: Date.UTC(2026, 0, 17, 12),
          },
        ],
      },
    }),
    claimablePromotions: ({ query }) => ({ value: query.status === 'A' ? [] : [reward('r1'), reward('r2')] }),
    loginPromotion: () => ({
      value: {
        ...({ promotionId: 'check-in', streak: 0, signedToday: false, currency: 'BRL', nextAt: 0 } as const),
        amounts: ['0.10', '0.20'],
      },
    }),
  } satisfies Answers,
}
const pressButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const inWallet = /^R\$\s20\.00 is in your wallet$/

const cases: readonly ClaimCase[] = [
  {
    ...rewardCentre,
    name: 'claimPromotion',
    value: claimed,
    press: () => pressButton('Claim Reward r1'),
    title: 'We are checking whether your reward was paid',
    done: inWallet,
  },
  {
    ...rewardCentre,
    name: 'claimLoginPromotion',
    value: claimed,
    press: () => pressButton('Check in today'),
    title: 'We are checking your check-in',
    done: inWallet,
  },
  {
    ...rewardCentre,
    name: 'claimPromoCode',
    value: claimed,
    press: async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: /Code/ }), 'WELCOME')
      await pressButton('Redeem')
    },
    title: 'We are checking your code',
    done: inWallet,
  },
  {
    ...rewardCentre,
    name: 'forfeitBonus',
    value: { done: true },
    press: async () => {
      await pressButton('Give up the bonus')
      const question = await screen.findByRole('alertdialog')
      await userEvent.click(within(question).getByRole('button', { name: 'Give up the bonus' }))
    },
    title: 'We are checking whether the bonus was given up',
    done: /given up/i,
  },
  {
    name: 'joinPromotion',
    page: <ActivityDetailPage />,
    at: '/m/activityDetail?id=p1',
    answers: {
      announcements: () => ({ value: bundle({ promotion: [announcement('p1')] }) }),
      promotions: () => ({ value: { content: [promotionState('p1')] } }),
    },
    value: { applicationId: 'a1' },
    press: () => pressButton('Apply'),
    title: 'We are checking whether your application arrived',
    done: /^Your application was sent$/,
  },
]
const long = { timeout: 20_000 }
beforeEach(() => localStorage.removeItem('mosaic.intents'))

const spoiled: readonly Reply<EndpointName>[] = [{ raw: '<html>portal</html>' }, { raw: '', status: 204 }, 'offline']

test.each(cases.map((claim) => [claim.name, claim] as const))(
  '%s: unreadable answers: the page checks, and the claim has one effect',
  async (_name, { name, page, at, answers, value, press, title, done }) => {
    const keys = new Set<string>()
    const gateway = fakeGateway({
      ...answers,
      [name]: ({ headers }: { headers: Readonly<Record<string, string>> }, count: number) => {
        keys.add(headers['Idempotency-Key'] ?? '')
        return spoiled[count - 1] ?? { value }
      },
    } as Answers)
    await renderScreen(page, { at, session: member })
    await press()
    expect(await screen.findByText(title, undefined, long)).toBeVisible()
    expect((await screen.findAllByText(done, undefined, long)).length).toBeGreaterThan(0)
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    expect([keys.size, gateway.calls(name).length]).toEqual([1, 4])
  },
)
