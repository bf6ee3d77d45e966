import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent, member, overview, page } from '../../testing/answers'
import { downloads, fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import TeamOverviewPage from './TeamOverviewPage'

const at = '/m/agent/team/overview'
const answers = {
  teamOverview: () => ({ value: overview }),
  downlines: () => page([member('marina', { directCount: 1, teamCount: 34 }), member('joao')]),
}
const tile = (label: string) =>
  within(screen.getByRole('region', { name: 'Figures of the period' })).getByText(label).parentElement
const table = () => screen.findByRole('region', { name: 'Table of the members shown' })

describe('the figures of the team', () => {
  it('compares every figure with the period before', async () => {
    fakeGateway(answers)
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    await waitFor(() => expect(tile('Deposits')).toHaveTextContent(/R\$\s1,500.*50% up/))
    expect(tile('Logged in')).toHaveTextContent(/20.*50% down/)
    expect(tile('Valid bets')).toHaveTextContent(/R\$\s1,000.*no change/)
    expect(screen.getByText('212')).toBeVisible()
  })

  it('unreadable amount: a dash, without a comparison', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    const footer = { ...overview.footer, deposit: '1500.005' }
    fakeGateway({ ...answers, teamOverview: () => ({ value: { ...overview, footer } }) })
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    await waitFor(() => expect(tile('Deposits')).toHaveTextContent('Deposits—'))
    expect(
      within(tile('Deposits') as HTMLElement).getByRole('img', { name: 'Amount could not be shown' }),
    ).toBeVisible()
    expect(tile('Deposits')).not.toHaveTextContent(/up|down|no change/)
  })

  it('asks for the chosen period and keeps it in the address', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    await userEvent.click(screen.getByRole('button', { name: 'Yesterday' }))
    await waitFor(() => expect(gateway.calls('teamOverview')).toHaveLength(2))
    const { startDate, endDate } = gateway.calls('teamOverview')[1]?.query ?? {}
    expect(startDate).toBe(endDate)
    expect(screen.getByLabelText('place')).toHaveTextContent('?period=yesterday')
  })

  it('draws the chosen figure, describes it in words, and has a table with the same values', async () => {
    fakeGateway(answers)
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    const deposits = () =>
      within(screen.getByRole('group', { name: 'Figure in the chart' })).getByRole('button', { name: 'Deposits' })
    await screen.findByRole('figure', { name: 'Valid bets by day' })
    await userEvent.click(deposits())
    expect(screen.getByRole('figure', { name: 'Deposits by day' })).toHaveTextContent(
      /Mar 1: R\$\s500; Mar 2: R\$\s1,000/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
    const rows = within(screen.getByRole('region', { name: 'Table of the days' })).getAllByRole('row')
    expect(rows[1]).toHaveTextContent(/Mar 2.*R\$\s1,000/)
  })
})

describe('the members of the team', () => {
  it('opens level by level and asks for each level once', async () => {
    const gateway = fakeGateway({
      ...answers,
      downlines: (seen) =>
        seen.query.parentId === 'marina' ? page([member('keiko', { level: 2 })]) : answers.downlines(),
    })
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    await userEvent.click(await screen.findByRole('button', { name: 'Show the level below marina' }))
    expect(await screen.findByText('keiko')).toBeVisible()
    expect(screen.getByText('L2')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Hide the level below marina' }))
    expect(screen.queryByText('keiko')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show the level below marina' }))
    expect(screen.getByText('keiko')).toBeVisible()
    expect(gateway.calls('downlines').map((call) => call.query.parentId)).toEqual([undefined, 'marina'])
    expect(screen.queryByRole('button', { name: /below joao/ })).toBeNull()
  })

  it('offers a retry where a level fails', async () => {
    fakeGateway({
      ...answers,
      downlines: (seen, count) =>
        seen.query.parentId
          ? count === 2
            ? { errorCode: 'rate.limited', status: 429 }
            : page([member('keiko')])
          : answers.downlines(),
    })
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    await userEvent.click(await screen.findByRole('button', { name: 'Show the level below marina' }))
    await userEvent.click(await within(await table()).findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('keiko')).toBeVisible()
  })

  it('searches every level after a pause in typing', async () => {
    const gateway = fakeGateway({
      ...answers,
      downlines: (seen) => (seen.query.search ? page([member('keiko88', { level: 3 })]) : answers.downlines()),
    })
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    await userEvent.type(screen.getByLabelText('Search by account'), 'keiko')
    expect(await screen.findByText('1 member found')).toBeVisible()
    expect(screen.getByText('keiko88')).toBeVisible()
    expect(
      gateway
        .calls('downlines')
        .filter((call) => call.query.search)
        .map((call) => call.query.search),
    ).toEqual(['keiko'])
  })

  it('exports exactly the shown rows', async () => {
    fakeGateway(answers)
    const files = downloads()
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    const { name, text } = await files.last()
    expect(name).toMatch(/^team-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^marina,34,50\.00,40\.00,30\.00,-10\.00,10\.00,never,/)
  })

  it('empty team: says so', async () => {
    fakeGateway({ ...answers, downlines: () => page([]) })
    await renderScreen(<TeamOverviewPage />, { at, session: agent })
    expect(await screen.findByText('Nobody in your team yet')).toBeVisible()
  })
})
