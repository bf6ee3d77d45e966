import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { member } from '../testing/samples'
import { renderScreen } from '../testing/render-screen'
import { BonusTerms } from './BonusTerms'

const terms = (bonus: string): ValueOf<'promotionTerms'> => ({
  ...{ currency: 'BRL', bonus, required: '1500.00', days: 7, stake: '1.00', average: '3.00', nothingPercent: 62 },
  ...{ categories: ['RNG'], games: 12, returnPercent: 96, maxStake: null, cashOutCap: null, endsAtWithdrawal: false },
})

const Typed = () => {
  const [amount, setAmount] = useState('10.00')
  return (
    <>
      <button type="button" onClick={() => setAmount('20.00')}>
        more
      </button>
      <BonusTerms promotionId="p1" amount={amount} />
    </>
  )
}

test('another amount: the figures stay until the new ones are there', async () => {
  let answer: (() => void) | null = null
  fakeGateway({
    promotionTerms: async ({ query }) => {
      const { amount } = query as { amount?: string }
      if (amount === '20.00') await new Promise<void>((resolve) => (answer = resolve))
      return { value: terms(amount ?? '') }
    },
  })
  await renderScreen(<Typed />, { at: '/m/voucherCenter', session: member })
  await screen.findByText(/of R\$\s10\.00 is left/)
  const card = screen.getByRole('group', { name: 'What this bonus asks' })
  await userEvent.click(screen.getByRole('button', { name: 'more' }))
  expect(screen.getByRole('group', { name: 'What this bonus asks' })).toBe(card)
  expect(answer).not.toBeNull()
  ;(answer as unknown as () => void)()
  await screen.findByText(/of R\$\s20\.00 is left/)
  expect(screen.getByRole('group', { name: 'What this bonus asks' })).toBe(card)
})
