import { render, screen, within } from '@testing-library/react'
import { DataTable } from './DataTable'

it('a table names its columns and rows, and can be scrolled by keyboard', () => {
  render(
    <DataTable
      label="Team"
      rows={[{ name: 'marina.s', bet: '48.210' }]}
      rowKey={(row) => row.name}
      columns={[
        { key: 'name', title: 'Member', render: (row) => row.name },
        { key: 'bet', title: 'Valid bet', align: 'end', render: (row) => row.bet },
      ]}
    />,
  )
  const region = screen.getByRole('region', { name: 'Team' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Member', 'Valid bet'])
  expect(within(region).getByRole('rowheader', { name: 'marina.s' })).toBeInTheDocument()
  expect(within(region).getByRole('cell', { name: '48.210' })).toBeInTheDocument()
})
