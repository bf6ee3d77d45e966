import { setLanguage } from '@mosaic/i18n'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderScreen } from '../testing/render-screen'
import { BirthdayField } from './BirthdayField'

const Form = () => {
  const [value, setValue] = useState('')
  return (
    <>
      <BirthdayField required minAge={18} value={value} onChange={setValue} onLeave={() => undefined} />
      <output aria-label="value">{value}</output>
    </>
  )
}
const value = () => screen.getByLabelText('value')
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

test('day, month and year give the date in any order of input', async () => {
  await renderScreen(<Form />)
  await choose('Year', '1992')
  await choose('Day', '31')
  expect(value()).toHaveTextContent('1992--31')
  await choose('Month', 'February')
  expect(value()).toHaveTextContent(/^1992-02-$/)
  await choose('Day', '29')
  expect(value()).toHaveTextContent('1992-02-29')
  expect(document.querySelector('input[name=birthday]')).toHaveValue('1992-02-29')
})

test('it speaks the language of the page, in its order', async () => {
  await renderScreen(<Form />)
  await act(() => setLanguage('JA'))
  expect(screen.getAllByRole('combobox').map((select) => select.getAttribute('name'))).toEqual([
    'birthday-year',
    'birthday-month',
    'birthday-day',
  ])
  expect(screen.getByRole('group', { name: /^生年月日/ })).toBeVisible()
  await choose('月', '2月')
  await act(() => setLanguage('TY'))
  expect(screen.getByRole('combobox', { name: 'เดือน' })).toHaveDisplayValue('กุมภาพันธ์')
  expect(screen.getByRole('option', { name: /^1992 \(.*2535\)$/ })).toBeVisible()
})
