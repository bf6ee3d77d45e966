import { setMerchant } from '@mosaic/session'
import { bringWebCrypto, fakeGateway, merchantProfile } from '@mosaic/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openFirebase } from '../../social/firebase-service'
import { startTimeoutMs } from '../../social/use-service-start'
import { renderScreen } from '../../testing/render-screen'
import { ProviderWindow } from './ProviderWindow'

jest.mock('../../social/firebase-service', () => ({ openFirebase: jest.fn() }))

beforeAll(bringWebCrypto)

const show = async (projectId: string) => {
  fakeGateway({})
  await renderScreen(<ProviderWindow intent={{ purpose: 'login', provider: 'google', search: '', remember: true }} />, {
    at: '/m/social?provider=google',
  })
  act(() =>
    setMerchant({
      ...merchantProfile,
      flags: ['GOOGLELOGIN3'],
      social: {
        adapter: 'firebase',
        projectId,
        apiKey: 'k'.repeat(39),
        authDomain: `${projectId}.firebaseapp.com`,
        appId: '1:1:web:1',
        sms: false,
      },
    }),
  )
}
const service = { openWindow: jest.fn(), sendCode: jest.fn(), confirmCode: jest.fn() }
const proceed = { name: 'Continue with Google' }

test('a service that fails to start: failure shown, loaded again on request', async () => {
  jest.mocked(openFirebase).mockImplementationOnce(() => {
    throw new Error('no service')
  })
  await show('site-that-fails')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/sign-in service does not answer/)).toBeVisible()
  expect(screen.queryByRole('button', proceed)).toBeNull()
  jest.mocked(openFirebase).mockReturnValueOnce(service)
  await userEvent.click(again)
  expect(await screen.findByRole('button', proceed)).not.toHaveAttribute('aria-busy', 'true')
})

test('a service that hangs does not keep its button busy for ever, and the other ways stay', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  try {
    jest.mocked(openFirebase).mockReturnValueOnce(new Promise(() => undefined) as unknown as typeof service)
    await show('site-that-hangs')
    expect(screen.getByRole('button', proceed)).toHaveAttribute('aria-busy', 'true')
    await act(() => jest.advanceTimersByTimeAsync(startTimeoutMs))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Other ways to log in' })).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})
