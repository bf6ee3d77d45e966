import { render, screen } from '@testing-library/react'
import { DefinitionRows } from './DefinitionRows'

it('each name stands with its value', () => {
  render(
    <DefinitionRows
      rows={[
        { label: 'You pay', value: 'R$ 200' },
        { label: 'Total', value: 'R$ 240', strong: true },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['You pay', 'Total'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['R$ 200', 'R$ 240'])
})
