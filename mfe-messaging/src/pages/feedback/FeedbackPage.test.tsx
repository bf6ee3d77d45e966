import { enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import FeedbackPage from './FeedbackPage'

const shown = () => renderScreen(<FeedbackPage />, { at: '/m/feedback', session: { userName: 'player01', type: 0 } })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
const write = (text: string) => enterText(screen.getByLabelText(/Your feedback/), text)

test('ten characters are needed, and no more than five hundred can be typed', async () => {
  const gateway = fakeGateway({ feedback: () => ({ value: { done: true } }) })
  await shown()
  await write('too short')
  await send()
  expect(await screen.findByText('Write at least 10 characters.')).toBeInTheDocument()
  expect(gateway.calls('feedback')).toHaveLength(0)
  expect(screen.getByLabelText(/Your feedback/)).toHaveAttribute('maxlength', '500')
})

test('a feedback whose answer was lost is sent again under the same id', async () => {
  const gateway = fakeGateway({ feedback: (_seen, count) => (count === 1 ? 'offline' : { value: { done: true } }) })
  await shown()
  await write('More lotteries, please!')
  await send()
  await waitFor(() => expect(gateway.calls('feedback')).toHaveLength(1))
  await send()
  await waitFor(() => expect(gateway.calls('feedback')).toHaveLength(2))
  const ids = gateway.calls('feedback').map(({ body }) => (body as { messageId: string }).messageId)
  expect(new Set(ids).size).toBe(1)
  expect(gateway.calls('feedback')[1]?.body).toMatchObject({ content: 'More lotteries, please!' })
})
