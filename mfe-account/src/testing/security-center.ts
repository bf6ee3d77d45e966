import { enterText } from '@mosaic/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { devices, loginHistory, securityOverview } from './answers'

/** The security centre of a member, as its tests begin with it and as a person works it. */
export const member = { at: '/m/securityCenter', session: { userName: 'player01', type: 0 } }
export const answers = {
  securityOverview: () => ({ value: securityOverview }),
  devices: () => ({ value: devices }),
  socialAccounts: () => ({ value: { list: [] } }),
  loginHistory: ({ query }: { query: Readonly<Record<string, string>> }) => ({
    value: loginHistory(Number(query.pageNo)),
  }),
}
export const open = async (row: RegExp) => userEvent.click(await screen.findByRole('button', { name: row }))
export const type = (label: RegExp, text: string) =>
  enterText(screen.getByLabelText(label, { selector: 'input' }), text)
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
