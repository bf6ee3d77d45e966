import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { speakEnglish } from '../testing/english'
import { PasswordField } from './PasswordField'
import { TextField, type TextFieldProps } from './TextField'

beforeAll(speakEnglish)

const received = jest.fn()
beforeEach(() => received.mockClear())

const Sample = ({ field: Field = TextField, ...props }: Partial<TextFieldProps> & { field?: typeof TextField }) => {
  const [value, setValue] = useState('')
  return (
    <Field
      label="Field"
      name="field"
      {...props}
      value={value}
      onChange={(event) => {
        received(event.target.value)
        setValue(event.target.value)
      }}
    />
  )
}
const field = () => screen.getByLabelText('Field')

test.each([
  ['numeric', '４８２１', '4821'],
  ['numeric', '๔๘๒๑', '4821'],
  ['numeric', '1２๓٤', '1234'],
  ['decimal', '１，２３４．５６', '1,234.56'],
  ['decimal', '１２。５', '12.5'],
  ['numeric', '１２３－４Ｘ', '123-4X'],
] as const)('a %s field: %s is taken as %s', async (inputMode, typed, plain) => {
  render(<Sample inputMode={inputMode} />)
  await userEvent.type(field(), typed)
  expect(field()).toHaveValue(plain)
  expect(received).toHaveBeenLastCalledWith(plain)
})

test('a secret number, and a pasted one', async () => {
  render(<Sample field={PasswordField} inputMode="numeric" />)
  await userEvent.click(field())
  await userEvent.paste('１２３４５６')
  expect(field()).toHaveValue('123456')
})

test.each([undefined, 'text', 'email'] as const)(
  'a field of the keyboard %s keeps what was typed',
  async (inputMode) => {
    render(<Sample inputMode={inputMode} />)
    await userEvent.type(field(), '１２３')
    expect(field()).toHaveValue('１２３')
  },
)

test('an input method is not disturbed: its digits become ASCII when it ends', () => {
  render(<Sample inputMode="numeric" />)
  const input = field()
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: '１２' }, isComposing: true })
  expect(input).toHaveValue('１２')
  fireEvent.compositionEnd(input)
  expect(input).toHaveValue('12')
  expect(received).toHaveBeenLastCalledWith('12')
})

test('a digit in the middle leaves the caret where it was typed', async () => {
  render(<Sample inputMode="numeric" />)
  const input = field()
  await userEvent.type(input, '14')
  await userEvent.type(input, '２３', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(input).toHaveValue('1234')
})
