import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent, earnedToday, funds, kpi, overview } from '../../testing/answers'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { useState } from 'react'
import AgentHomePage from './AgentHomePage'
import { AgentNews } from './AgentNews'

const answers = {
  funds: () => ({ value: funds }),
  teamKpi: () => ({ value: kpi }),
  teamOverview: () => ({ value: overview }),
  agentAnnouncements: () => ({ value: { list: [], unreadCount: 0 } }),
  teamCommission: () => ({ value: earnedToday }),
}
const tile = (label: string) => screen.getByText(label).parentElement

describe('AgentHomePage', () => {
  it('greets by name and shows the whole balance', async () => {
    fakeGateway(answers)
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent })
    expect(screen.getByText(/^Good .*, agent01$/)).toBeVisible()
    await waitFor(() => expect(tile('Total balance')).toHaveTextContent(/R\$\s3,412\.80/))
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw')
  })

  it('reloads by a button, as pull to refresh does', async () => {
    fakeGateway(answers)
    const refresh = jest.fn(() => Promise.resolve())
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent, refresh })
    await userEvent.click(screen.getByRole('button', { name: 'Refresh this page' }))
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('shows an announcement as read after it was opened', async () => {
    const news = {
      id: 'a',
      announcementId: 'a',
      types: ['A' as const],
      title: 'New rebates',
      startDate: 0,
      endDate: null,
    }
    const rest = {
      kicker: '',
      action: '',
      link: '',
      content: '',
      announcementImages: [],
      promoAnnouncementCategoryIds: [],
    }
    fakeGateway({
      ...answers,
      agentAnnouncements: (_seen, count) => ({
        value: { list: [{ ...news, ...rest, noExpiry: 1, read: count > 1 }], unreadCount: count > 1 ? 0 : 1 },
      }),
    })
    const Visits = () => {
      const [visit, setVisit] = useState(1)
      return (
        <>
          <button onClick={() => setVisit(visit + 1)}>read and come back</button>
          <AgentNews key={visit} />
        </>
      )
    }
    await renderScreen(<Visits />, { at: '/m/agent', session: agent })
    const row = await screen.findByRole('link', { name: /New rebates/ })
    expect(within(row).getByText('1')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'read and come back' }))
    await waitFor(() => expect(screen.queryByText('1')).not.toBeInTheDocument())
  })

  it('shows the four counters against the day before; online has no history', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent })
    expect(await screen.findByText('128')).toBeVisible()
    expect(tile('Logged in')).toHaveTextContent(/128.*28% up/)
    expect(tile('Betting')).toHaveTextContent(/96.*no change/)
    expect(tile('Registered')).toHaveTextContent(/14.*up from zero/)
    expect(tile('Online now')).toHaveTextContent(/41.*live/)
    const { startDate, endDate, size } = gateway.calls('teamKpi')[0]?.query ?? {}
    expect(startDate).toBe(endDate)
    expect(size).toBe('0')
  })

  it('says what was earned today; one tap leads to whom it came from', async () => {
    fakeGateway(answers)
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent })
    const row = await screen.findByRole('link', { name: /Rebates so far/ })
    expect(row).toHaveTextContent(/Paid today: R\$\s3\.50.*R\$\s0\.36/)
    expect(row).toHaveAttribute('href', '/m/member/teamRebate')
  })

  it('offers exactly the agents’ entries of the merchant’s menu', async () => {
    fakeGateway(answers)
    const menu = (place: string) =>
      place === 'agent'
        ? [
            {
              key: 'agent:menu.overview',
              label: 'Team overview',
              icon: 'chart-line-up',
              to: '/m/agent/team/overview',
              order: 10,
            },
          ]
        : []
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent, menu })
    const tools = screen.getByRole('list', { name: 'Agent tools' })
    expect(tools.querySelectorAll('a')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Team overview' })).toHaveAttribute('href', '/m/agent/team/overview')
  })

  it('leads to each announcement for agents, where it is read', async () => {
    const news = {
      id: '1',
      announcementId: '1',
      types: ['A' as const],
      title: 'New rates',
      kicker: '',
      action: '',
      link: '',
      content: '<p>From May on.</p>',
      read: false,
      startDate: 1_770_000_000_000,
      endDate: null,
      noExpiry: 1 as const,
      announcementImages: [],
      promoAnnouncementCategoryIds: [],
    }
    fakeGateway({ ...answers, agentAnnouncements: () => ({ value: { list: [news], unreadCount: 1 } }) })
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent })
    const link = await screen.findByRole('link', { name: /New rates/ })
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/m\/member\/notice\?types=A&id=.+/))
  })

  it('failed call of the announcements: a retry is offered', async () => {
    fakeGateway({
      ...answers,
      agentAnnouncements: (_seen, count) =>
        count === 1 ? { errorCode: 'rate.limited', status: 429 } : { value: { list: [], unreadCount: 0 } },
    })
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(await screen.findByText('128')).toBeVisible()
  })

  it('goes on without counters and offers a retry', async () => {
    fakeGateway({
      ...answers,
      teamKpi: (_seen, count) => (count === 1 ? { errorCode: 'rate.limited', status: 429 } : { value: kpi }),
    })
    await renderScreen(<AgentHomePage />, { at: '/m/agent', session: agent })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('128')).toBeVisible()
  })
})
