import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'
import NewcomerCard from './NewcomerCard'

test('the card leads to the page of the squad, and is no card in a card', async () => {
  await renderScreen(<NewcomerCard />)
  expect(document.querySelectorAll('.card, .list')).toHaveLength(1)
  expect(screen.getByRole('link', { name: /Newcomer/ })).toHaveAttribute('href', '/m/newcomer')
})
