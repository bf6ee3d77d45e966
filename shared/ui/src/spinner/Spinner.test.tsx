import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Spinner } from './Spinner'

test('a spinner with a label is a state that screen readers tell', () => {
  render(<Spinner label="Loading" size={48} />)
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveStyle({ width: '48px', height: '48px' })
})

test('beside a text that says the wait it is hidden from them', () => {
  const { container } = render(<Spinner />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})

test('it turns far more slowly for whoever wants less motion', () => {
  const turn = [
    ...readFileSync(join(__dirname, '../tokens/tokens.css'), 'utf8').matchAll(/--duration-turn: (\d+)ms/g),
  ].map(([, time]) => Number(time))
  expect(readFileSync(join(__dirname, 'Spinner.module.css'), 'utf8')).toContain('var(--duration-turn)')
  expect(turn).toHaveLength(2)
  expect(turn[1]).toBeGreaterThan(3 * (turn[0] ?? 0))
})
