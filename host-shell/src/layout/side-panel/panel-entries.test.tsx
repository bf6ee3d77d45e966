import { merchantFlags } from '@mosaic/contracts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { realComposition } from '../../testing/real-manifests'
import { showShell, speakEnglish, visitAs } from '../../testing/show-shell'
import { useServiceEntries } from '../../service/use-service-entries'
import { specRoutes } from '../../testing/spec-route-table'

jest.mock('../../service/use-service-entries')

/**
 * The entries of the spec (§2, right-side menu) as the remotes declare them. Screens to come count as built, so that
 * the whole menu is tested.
 */
beforeAll(async () => {
  await speakEnglish()
  jest.mocked(useServiceEntries).mockReturnValue(customerService)
  window.scrollTo = jest.fn()
})

const customerService = [
  { csType: 'CS', title: 'Chat with us', path: '/m/livechat' },
  { csType: 'WHATSAPP', title: 'WhatsApp', path: 'https://wa.me/55' },
]

const panelOf = async (type: number | null, flags: readonly string[] = merchantFlags) => {
  visitAs(type)
  const composition = await realComposition(flags)
  const info = {
    ...composition.status.info,
    resources: [{ resourceType: 'Android' as const, url: '/app.apk' }],
  }
  showShell({ ...composition, status: { ...composition.status, info } }, '/m/home')
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const panel = within(await screen.findByTestId('side-panel'))
  await panel.findByRole('region', { name: 'Language and appearance' })
  return panel
}
type Panel = Awaited<ReturnType<typeof panelOf>>

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))
const group = (panel: Panel, name: string) => {
  const region = panel.queryByRole('region', { name })
  return region ? hrefs(within(region).queryAllByRole('link')) : []
}
/** The tiles at the top belong to no group. */
const top = (panel: Panel) => hrefs(panel.getAllByRole('link').filter((link) => link.closest('section') === null))

describe('entries of the right-side menu', () => {
  it('a member of a merchant with every flag', async () => {
    const panel = await panelOf(0)
    expect(top(panel)).toEqual([
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/transfer',
      '/m/activity',
      '/m/inviteFriends',
      '/m/rewardCenter',
      '/m/member/manualRebate',
    ])
    expect(group(panel, 'Member centre')).toEqual([
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/securityCenter',
      '/m/vouReport',
      '/m/profitandloss',
      '/m/webEmail',
      '/m/help',
    ])
    expect(group(panel, 'My account')).toEqual(expect.arrayContaining(['/m/member/home', '/m/set']))
    expect(group(panel, 'More')).toEqual(['/m/notice'])
    expect(panel.getByText('games ./SideGames')).toBeInTheDocument()
    expect(panel.getByText('account ./SideProfile')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Log out' })).toBeInTheDocument()
  })

  it('groups have the order of the spec', async () => {
    const panel = await panelOf(0)
    const parts = [
      ...['Member centre', 'Games', 'Service'].map((name) => panel.getByRole('region', { name })),
      panel.getByRole('button', { name: 'Log out' }),
      panel.getByRole('button', { name: 'Get the app' }),
      ...['My account', 'More'].map((name) => panel.getByRole('region', { name })),
    ]
    const inOrder = parts.every(
      (part, index) =>
        index === 0 || parts[index - 1]?.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(inOrder).toBe(true)
  })

  it('customer service by its type, and the app', async () => {
    const panel = await panelOf(0)
    expect(group(panel, 'Service')).toEqual(['/m/messages', '/m/livechat', 'https://wa.me/55'])
    expect(panel.getByRole('button', { name: 'Get the app' })).toBeInTheDocument()
  })

  it('an agent has the agency centre too', async () => {
    expect(group(await panelOf(1), 'More')).toContain('/m/agent')
  })

  it('a trial account is offered only pages that it may open', async () => {
    const panel = await panelOf(4)
    expect(top(panel)).toEqual(['/m/activity'])
    expect(group(panel, 'Member centre')).toEqual([
      '/m/gameRecord',
      '/m/transaction/record',
      '/m/profitandloss',
      '/m/help',
    ])
    expect(group(panel, 'Service')).toEqual(['/m/messages', 'https://wa.me/55'])
    const refused = specRoutes.filter(({ trialRefused }) => trialRefused).map(({ path }) => path)
    expect(hrefs(panel.getAllByRole('link')).filter((to) => refused.includes(to ?? ''))).toEqual([])
  })

  it('a guest sees what needs no account, and no way to log out', async () => {
    const panel = await panelOf(null)
    expect(top(panel)).toEqual(['/m/activity', '/m/inviteFriends', '/m/rewardCenter'])
    expect(group(panel, 'Member centre')).toEqual(['/m/help'])
    expect(panel.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  })

  it.each([
    ['TRANSBETREPMEM3', '/m/gameRecord'],
    ['TRANSREC3', '/m/transaction/record'],
    ['SECPRIV', '/m/securityCenter'],
    ['DEPRECM3', '/m/vouReport'],
    ['PERSREP', '/m/profitandloss'],
    ['MAILCEN', '/m/webEmail'],
    ['REWCEN3', '/m/rewardCenter'],
    ['MANPLAYREB3', '/m/member/manualRebate'],
    ['FUNDTRANS3', '/m/transfer'],
  ])('without %s: no %s', async (flag, to) => {
    const panel = await panelOf(
      0,
      merchantFlags.filter((known) => known !== flag),
    )
    expect(hrefs(panel.getAllByRole('link'))).not.toContain(to)
  })
})
