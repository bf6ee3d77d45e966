import { sessionStore } from '@mosaic/session'
import { bringWebCrypto, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import TrialPage from './TrialPage'

beforeAll(bringWebCrypto)

it('makes a trial account, keeps its token and name, and goes home', async () => {
  fakeGateway({ freePlay: () => ({ value: { token: 'trial-token', userName: 'trialabc', customerType: 4 } }) })
  await renderScreen(<TrialPage />, { at: '/m/trail' })
  await userEvent.click(screen.getByRole('button', { name: 'Start free play' }))
  await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/home'))
  expect(sessionStore.getState()).toMatchObject({
    role: 'trial',
    session: { token: 'trial-token', userName: 'trialabc', type: 4 },
  })
})

it('no trial account: the reason is shown, the page stays', async () => {
  fakeGateway({ freePlay: () => ({ errorCode: 'rate.limited', status: 429 }) })
  await renderScreen(<TrialPage />, { at: '/m/trail' })
  await userEvent.click(screen.getByRole('button', { name: 'Start free play' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
})

it('leaves the first heading of the page to the header above it', async () => {
  fakeGateway({})
  await renderScreen(<TrialPage />, { at: '/m/trail' })
  expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual(['H2'])
})
