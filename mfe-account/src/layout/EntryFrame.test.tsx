import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { EntryFrame, type EntryFrameProps } from './EntryFrame'

const show = (place: EntryFrameProps['place'], flags: readonly ('CBS3' | 'GUESTCHAT3')[]) =>
  renderScreen(
    <EntryFrame place={place} title="Log in" heading="Welcome" lead="" search="">
      form
    </EntryFrame>,
    { at: '/m/login', flags: [...flags] },
  )
const chatLink = () => screen.queryByRole('link', { name: "Can't log in? Chat with us" })

test.each(['login', 'register', 'forget', 'social'] as const)('%s: a guest can reach support', async (place) => {
  await show(place, ['CBS3', 'GUESTCHAT3'])
  expect(chatLink()).toHaveAttribute('href', '/m/livechat?backUrl=/m/login')
})

test.each([[['CBS3']], [['GUESTCHAT3']], [[]]] as const)('merchant with %j: no chat for guests', async (flags) => {
  await show('login', flags)
  expect(chatLink()).not.toBeInTheDocument()
})
