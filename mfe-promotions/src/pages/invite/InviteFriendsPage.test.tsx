import { fakeGateway } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Referral } from '../../api/referral'
import { renderScreen } from '../../testing/render-screen'
import { member } from '../../testing/samples'
import InviteFriendsPage from './InviteFriendsPage'

const details: Referral = {
  referralCode: 'ABCD2345',
  totalInvitations: 3,
  promotionDomains: [],
  clicks: 12,
  qualified: 2,
  currency: 'BRL',
  earned: '15.00',
  claimable: '30.00',
  promotion: { promotionId: 'invite', amount: '15.00', least: '10.00' },
}
const show = async (parts: Partial<Referral> = {}) => {
  fakeGateway({ referralDetails: () => ({ value: { ...details, ...parts } }) })
  await renderScreen(<InviteFriendsPage />, { at: '/m/inviteFriends', session: member, flags: ['REFERRAL3'] })
}

test('link, code to scan, steps of the friends, and what they earned', async () => {
  await show()
  expect(await screen.findByText(/^R\$\s15\.00 for each friend$/)).toBeVisible()
  expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeVisible()
  expect(screen.getByText('localhost/m/register?code=ABCD2345')).toBeVisible()
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual(['12Opened the link', '3Registered', '2Placed a bet'])
  expect(screen.getByRole('link', { name: /^R\$\s30\.00 to claim$/ })).toHaveAttribute('href', '/m/rewardCenter')
})

test('no open promotion: the link stays, and no reward is promised', async () => {
  await show({ promotion: null, claimable: '0.00' })
  expect(await screen.findByText(/^Invitations earn no reward/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy your link' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('share: without a share sheet the link is copied', async () => {
  const copied = jest.fn(() => Promise.resolve())
  await show()
  const user = userEvent.setup()
  Object.assign(navigator, { share: undefined })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
  await user.click(await screen.findByRole('button', { name: 'Share your link' }))
  expect(copied).toHaveBeenCalledWith('http://localhost/m/register?code=ABCD2345')
})

test('a merchant without the module: coming soon, and nothing is asked', async () => {
  const gateway = fakeGateway({})
  await renderScreen(<InviteFriendsPage />, { at: '/m/inviteFriends', session: member, flags: [] })
  expect(await screen.findByText('Coming soon')).toBeVisible()
  expect(gateway.calls('referralDetails')).toEqual([])
})
