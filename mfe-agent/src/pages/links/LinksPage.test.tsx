import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import LinksPage from './LinksPage'

const counts = { clicks: 12, registered: 3, deposited: 1, createdAt: 0 }
const stream = { code: 'STREAM22', label: 'Stream', rebates: [{ gameType: 'RNG' as const, rate: 80 }], ...counts }
const list: ValueOf<'affiliateUrls'>['list'] = [
  { code: 'AGENT01', label: '', rebates: [], ...counts, removable: false },
  { ...stream, removable: true },
]
const answers = {
  affiliateUrls: () => ({ value: { list, promotionDomains: [] } }),
  globalRebateSettings: () => ({
    value: {
      rebates: [
        { gameType: 'RNG' as const, rate: 100, least: 60 },
        { gameType: 'LOTT' as const, rate: 10, least: 10 },
      ],
    },
  }),
}
const at = { at: '/m/agent/links', session: agent }
const cardOf = async (name: string) => within(await screen.findByRole('group', { name }))

test('a link: rates, steps, address and QR code; the own code is not removed', async () => {
  fakeGateway(answers)
  await renderScreen(<LinksPage />, at)
  const card = await cardOf('Stream')
  expect(card.getByText('Slots 0.80%')).toBeVisible()
  for (const [term, count] of [
    ['Opened', '12'],
    ['Registered', '3'],
    ['First deposit', '1'],
  ] as const)
    expect(card.getByText(term).parentElement).toHaveTextContent(count)
  expect(card.getByRole('button', { name: 'Copy the link Stream' })).toHaveTextContent('/m/register?code=STREAM22')
  await userEvent.click(card.getByRole('button', { name: 'Show the QR code' }))
  expect(await card.findByRole('img', { name: 'QR code of the link Stream' })).toBeVisible()
  expect((await cardOf('Your invitation code')).queryByRole('button', { name: 'Remove the link' })).toBeNull()
})

test('a new link: only rates above the cashback are sent', async () => {
  const gateway = fakeGateway({ ...answers, createAffiliateUrl: () => ({ value: { ...stream, removable: true } }) })
  await renderScreen(<LinksPage />, at)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name of the link/ }), 'Stream')
  const rate = screen.getByRole('textbox', { name: /^Slots \(%\)/ })
  expect(rate).toHaveValue('0.60')
  expect(screen.queryByRole('textbox', { name: /^Lottery/ })).toBeNull()
  await userEvent.clear(rate)
  await userEvent.type(rate, '1.2')
  await userEvent.click(screen.getByRole('button', { name: 'Create the link' }))
  expect(rate).toHaveAccessibleDescription(/At most your own rate, 1\.00%/)
  await userEvent.clear(rate)
  await userEvent.type(rate, '0.8')
  await userEvent.click(screen.getByRole('button', { name: 'Create the link' }))
  expect(await screen.findByText('The link is ready')).toBeVisible()
  expect(gateway.calls('createAffiliateUrl')[0]?.body).toEqual({
    label: 'Stream',
    rebates: [{ gameType: 'RNG', rate: 80 }],
  })
})

test('removal: after the question, by the code', async () => {
  const gateway = fakeGateway({ ...answers, deleteAffiliateUrl: () => ({ value: { done: true } }) })
  await renderScreen(<LinksPage />, at)
  await userEvent.click((await cardOf('Stream')).getByRole('button', { name: 'Remove the link' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(gateway.calls('deleteAffiliateUrl')).toHaveLength(0)
  await userEvent.click(question.getByRole('button', { name: 'Remove the link' }))
  await waitFor(() => expect(gateway.calls('deleteAffiliateUrl')[0]?.query).toEqual({ code: 'STREAM22' }))
})
