import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Section } from './Section'

it('a section is a landmark named by its title, and its action says what it belongs to', () => {
  render(
    <MemoryRouter>
      <Section title="Hot games" action={{ label: 'See all', to: '/m/hot-games' }}>
        <p>tiles</p>
      </Section>
    </MemoryRouter>,
  )
  expect(screen.getByRole('region', { name: 'Hot games' })).toHaveTextContent('tiles')
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAccessibleDescription('Hot games')
})
