import { screen } from '@testing-library/react'
import { renderDesk } from '../testing/render-desk'
import operator from '../texts/en.json'
import { Team } from './Team'

const row = (id: string, teamCount: number) => ({
  ...{ memberId: id, member: `member${id}`, type: 1, teamCount, registeredAt: 1_770_000_000_000 },
})
const show = (list: readonly object[], totalPages = 1) =>
  renderDesk(<Team memberId="1" />, {
    role: 'support',
    answer: () => ({ value: { list, pageNum: 1, totalPages, totalCount: list.length } }),
  })

test('direct downlines: each with how many are below, and the way to their sheet', async () => {
  await show([row('2', 45), row('3', 0)], 2)
  expect(await screen.findByRole('link', { name: 'member2' })).toHaveAttribute('href', '/members/2')
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/member2.*45/)
  expect(screen.getByRole('button', { name: operator.page.next })).toBeEnabled()
})

test('nobody below: says so', async () => {
  await show([])
  expect(await screen.findByText(operator.members.noTeam)).toBeVisible()
})
