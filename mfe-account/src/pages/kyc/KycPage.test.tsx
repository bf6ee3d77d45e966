import type { ValueOf } from '@mosaic/contracts'
import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import KycPage from './KycPage'

beforeAll(bringWebCrypto)

const member = { session: { userName: 'player01', type: 0 } }
const kyc = (parts: Partial<ValueOf<'kyc'>> = {}): ValueOf<'kyc'> => ({
  state: 'NONE',
  required: true,
  reason: '',
  sides: [],
  ...parts,
})
const png = () => new File([new Uint8Array(10)], 'front.png', { type: 'image/png' })

test('a picture goes when it is chosen; name and number hand it in', async () => {
  const gateway = fakeGateway({
    kyc: () => ({ value: kyc() }),
    addKycImage: () => ({ value: kyc({ sides: ['front'] }) }),
    submitKyc: () => ({ value: kyc({ state: 'PENDING' }) }),
  })
  await renderScreen(<KycPage />, member)
  expect(await screen.findByRole('button', { name: 'Hand in' })).toBeDisabled()
  await userEvent.upload(screen.getByLabelText(/^Front/), png())
  await waitFor(() => expect(gateway.calls('addKycImage')[0]?.body).toMatchObject({ side: 'front' }))
  await enterText(screen.getByLabelText(/^Full name/), 'Ana Souza')
  await enterText(screen.getByLabelText(/^Document number/), '529.982.247-25')
  await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
  expect(await screen.findByText('Your documents are being checked')).toBeVisible()
})

test('rejected: reason and new upload; verified: link to the withdrawal', async () => {
  fakeGateway({ kyc: () => ({ value: kyc({ state: 'REJECTED', reason: 'The picture is dark' }) }) })
  const first = await renderScreen(<KycPage />, member)
  expect(await screen.findByText('The picture is dark')).toBeVisible()
  expect(screen.getByLabelText(/^Front/)).toBeEnabled()
  first.unmount()
  fakeGateway({ kyc: () => ({ value: kyc({ state: 'VERIFIED' }) }) })
  await renderScreen(<KycPage />, member)
  expect(await screen.findByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw')
})
