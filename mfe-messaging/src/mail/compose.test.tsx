import { enterText, fakeGateway, type Answers } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import InboxPage from '../pages/inbox/InboxPage'
import { inboxMessage } from '../testing/inbox-gateway'
import { renderScreen } from '../testing/render-screen'

const page = <T,>(content: T[]) => ({
  value: { content, pageNum: 1, totalPages: 1, totalCount: content.length },
})
const serve = (extra: Partial<Answers> = {}) =>
  fakeGateway({
    inbox: () =>
      page([
        {
          ...inboxMessage(
            '1',
            { kind: 'mail', from: 'support', subject: 'Your question', content: 'On Monday.' },
            true,
          ),
          canReply: true,
        },
      ]),
    outbox: () => page([]),
    messageRecipients: () => ({ value: [{ recipient: 'support' }, { recipient: 'upline' }] }),
    sendMessage: () => ({ value: { messageId: 'm' } }),
    replyMessage: () => ({ value: { messageId: 'm' } }),
    ...extra,
  })
const long = { timeout: 20_000 }
const shown = (at = '/m/webEmail') => renderScreen(<InboxPage />, { at, session: { userName: 'player01', type: 0 } })
const fill = async (sheet: HTMLElement, subject: string, content: string) => {
  await userEvent.clear(within(sheet).getByLabelText(/Subject/))
  await enterText(within(sheet).getByLabelText(/Subject/), subject)
  await enterText(within(sheet).getByLabelText(/^Message/), content)
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send' }))
}

test('a message goes to customer service or to the agent above, and under one id however often it is tried', async () => {
  const gateway = serve({ sendMessage: (_seen, count) => (count <= 3 ? 'offline' : { value: { messageId: 'm' } }) })
  await shown()
  await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }))
  const sheet = await screen.findByRole('dialog', { name: 'Write a message' })
  await userEvent.selectOptions(await within(sheet).findByLabelText('To'), 'Your agent')
  await fill(sheet, 'Question', 'When do you pay?')
  expect(await within(sheet).findByText('We are checking whether your message arrived', undefined, long)).toBeVisible()
  expect(within(sheet).queryByRole('button', { name: 'Send' })).toBeNull()
  await waitFor(() => expect(gateway.calls('sendMessage')).toHaveLength(4), long)
  const keys = gateway.calls('sendMessage').map(({ headers }) => headers['Idempotency-Key'])
  expect(new Set(keys).size).toBe(1)
  const [first, ...others] = gateway.calls('sendMessage').map(({ body }) => body)
  for (const other of others) expect(other).toEqual(first)
  expect(first).toMatchObject({ recipient: 'upline', subject: 'Question', content: 'When do you pay?' })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('refused after a lost answer: what was written stands in the form', async () => {
  const gateway = serve({
    sendMessage: (_seen, count) => (count <= 3 ? 'offline' : { errorCode: 'message.recipient.unknown', status: 422 }),
  })
  await shown()
  await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }))
  const sheet = await screen.findByRole('dialog', { name: 'Write a message' })
  await fill(sheet, 'Question', 'When?')
  await waitFor(() => expect(gateway.calls('sendMessage')).toHaveLength(4), long)
  expect(await within(sheet).findByLabelText(/^Message/)).toHaveValue('When?')
})

test('an answer names the message that it answers, and a subject of one letter is not sent', async () => {
  const gateway = serve()
  await shown('/m/webEmail?id=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }))
  const sheet = await screen.findByRole('dialog', { name: 'Answer' })
  await fill(sheet, 'R', 'Thank you.')
  expect(await within(sheet).findByText('Write at least 2 characters.')).toBeInTheDocument()
  expect(gateway.calls('replyMessage')).toHaveLength(0)
  await enterText(within(sheet).getByLabelText(/Subject/), 'e: it')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(gateway.calls('replyMessage').map(({ body }) => body)).toEqual([
      expect.objectContaining({ inboxId: '1', subject: 'Re: it', content: 'Thank you.' }),
    ]),
  )
})

describe('the outbox', () => {
  const sent = {
    messageId: 'm1',
    recipient: 'support' as const,
    recipientName: '',
    subject: 'My question',
    content: 'When?',
    sendTime: Date.UTC(2026, 0, 10, 12),
  }

  test('the outbox shows text and recipient of a message, and opens it', async () => {
    serve({ outbox: () => page([sent]) })
    await shown('/m/webEmail?tab=outbox')
    const row = await screen.findByRole('button', { name: /My question/ })
    expect(screen.getByText(/Customer service/)).toBeInTheDocument()
    await userEvent.click(row)
    expect(await screen.findByText('When?')).toBeInTheDocument()
  })

  test('without a message says so', async () => {
    serve()
    await shown('/m/webEmail?tab=outbox')
    expect(await screen.findByText('Nothing sent yet')).toBeInTheDocument()
  })
})
