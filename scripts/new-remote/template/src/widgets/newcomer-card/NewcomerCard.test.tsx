import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'
import NewcomerCard from './NewcomerCard'

test('the card leads to the page of the squad', async () => {
  await renderScreen(<NewcomerCard />)
  expect(screen.getByRole('link', { name: /Newcomer/ })).toHaveAttribute('href', '/m/newcomer')
})
