import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { announcement, bundle, member, promotionState } from '../../testing/samples'
import ActivityDetailPage from '../activity-detail/ActivityDetailPage'
import ActivityPage from './ActivityPage'

const promotion = [
  announcement('p1', { promoAnnouncementCategoryIds: ['welcome'], action: 'Play', link: '/m/hot-games' }),
  announcement('p2', {
    promoAnnouncementCategoryIds: ['games'],
    noExpiry: 1,
    endDate: null,
    link: 'https://evil.test',
  }),
]
const answers = { announcements: () => ({ value: bundle({ promotion }) }) }
const address = () => screen.getByLabelText('place').textContent

describe('promotions', () => {
  test('each has its period as YYYY/MM/DD, or is long term', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<ActivityPage />, { at: '/m/activity' })
    expect(await screen.findByText('2026/01/10 – 2026/02/10')).toBeInTheDocument()
    expect(screen.getByText('Long term')).toBeInTheDocument()
    expect(gateway.calls('announcements')[0]?.query).toEqual({ types: 'PR', platform: 'M' })
  })

  test('a tap opens one and closes the other, and the address remembers it', async () => {
    fakeGateway(answers)
    await renderScreen(<ActivityPage />, { at: '/m/activity' })
    const first = await screen.findByRole('button', { name: /Title p1/ })
    const second = screen.getByRole('button', { name: /Title p2/ })
    await userEvent.click(first)
    expect(await screen.findByText('Words of p1')).toBeInTheDocument()
    expect(address()).toBe('/m/activity?id=p1')
    await userEvent.click(second)
    expect([first, second].map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
    await userEvent.click(second)
    expect(address()).toBe('/m/activity')
  })

  test('the id of the address is open and brought into view', async () => {
    const seen: string[] = []
    Object.defineProperty(Element.prototype, 'scrollIntoView', {
      configurable: true,
      value(this: Element) {
        seen.push(this.id)
      },
    })
    fakeGateway(answers)
    await renderScreen(<ActivityPage />, { at: '/m/activity?id=p2' })
    expect(await screen.findByText('Words of p2')).toBeInTheDocument()
    expect(seen).toEqual(['promotion-p2'])
  })

  test('a button leads to pages of the site only', async () => {
    fakeGateway(answers)
    await renderScreen(<ActivityPage />, { at: '/m/activity?id=p1' })
    expect(await screen.findByRole('link', { name: 'Play' })).toHaveAttribute('href', '/m/hot-games')
    await userEvent.click(screen.getByRole('button', { name: /Title p2/ }))
    await screen.findByText('Words of p2')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/activityDetail?id=p2'])
  })

  test('a condition is not met: the closed card says why in place of "Join", the open one offers the page only', async () => {
    const unmet = promotionState('p2', { action: 'none', unmet: 'vipLeast' })
    fakeGateway({
      ...answers,
      promotions: () => ({ value: { content: [promotionState('p1', { action: 'none' }), unmet] } }),
    })
    await renderScreen(<ActivityPage />, { at: '/m/activity', session: member })
    const card = await screen.findByRole('button', { name: /Title p2.*For a higher VIP level than yours/ })
    expect(screen.getByRole('button', { name: /Title p1.*You have received the maximum/ })).toBeInTheDocument()
    expect(screen.queryByText('Join')).not.toBeInTheDocument()
    await userEvent.click(card)
    await screen.findByText('Words of p2')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/m/activityDetail?id=p2'])
  })

  test('categories filter the list', async () => {
    fakeGateway(answers)
    await renderScreen(<ActivityPage />, { at: '/m/activity' })
    await userEvent.click(await screen.findByRole('button', { name: 'Games' }))
    expect(screen.queryByText('Title p1')).not.toBeInTheDocument()
    expect(screen.getByText('Title p2')).toBeInTheDocument()
  })

  test('no promotions: the page says so and offers the games', async () => {
    fakeGateway({ announcements: () => ({ value: bundle({}) }) })
    await renderScreen(<ActivityPage />, { at: '/m/activity' })
    expect(await screen.findByRole('link', { name: 'See the games' })).toHaveAttribute('href', '/m/gameCenter')
  })

  test('a failure can be tried again', async () => {
    let fails = true
    fakeGateway({ announcements: () => (fails ? { errorCode: 'system.busy' } : { value: bundle({ promotion }) }) })
    await renderScreen(<ActivityPage />, { at: '/m/activity' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await userEvent.click(retry)
    expect(await screen.findByText('Title p1')).toBeInTheDocument()
  })
})

describe('page of one promotion', () => {
  test('shows it in full', async () => {
    fakeGateway(answers)
    await renderScreen(<ActivityDetailPage />, { at: '/m/activityDetail?id=p1' })
    expect(await screen.findByRole('heading', { name: 'Title p1' })).toBeInTheDocument()
    expect(await screen.findByText('Words of p1')).toBeInTheDocument()
  })

  test('one that is gone leads to the others', async () => {
    fakeGateway(answers)
    await renderScreen(<ActivityDetailPage />, { at: '/m/activityDetail?id=p9' })
    expect(await screen.findByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity')
  })
})
