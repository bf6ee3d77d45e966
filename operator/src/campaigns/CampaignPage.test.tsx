/// <reference types="@testing-library/jest-dom" />
import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { startI18n } from '@mosaic/i18n'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import common from '../../../shared/i18n/src/texts/common/en.json'
import errors from '../../../shared/i18n/src/texts/errors/en.json'
import forms from '../../../shared/forms/src/texts/en.json'
import { OperatorProvider } from '../api/session'
import operator from '../texts/en.json'
import { CampaignPage } from './CampaignPage'

const { templates } = operator.campaigns

/** Gives the bodies that were sent. */
const show = async (template: string): Promise<readonly unknown[]> => {
  await startI18n({
    language: 'EN',
    source: () => Promise.resolve({}),
    preloaded: { common, errors, forms, operator },
  })
  const value = { merchants: [{ code: 'aurora', name: 'Aurora' }], list: [] }
  const sent: unknown[] = []
  const fetched = (_url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'POST') sent.push(JSON.parse(body ?? ''))
    return Promise.resolve({ status: 200, json: () => Promise.resolve({ success: true, value }) })
  }
  globalThis.fetch = fetched as unknown as typeof fetch
  queryClient.clear()
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[`/campaigns/new?template=${template}`]}>
        <OperatorProvider value={{ name: 'ana', role: 'admin', demo: false }}>
          <CampaignPage />
        </OperatorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('option', { name: 'Aurora' })
  return sent
}
const named = (name: string): HTMLInputElement | null => document.querySelector(`[name="${name}"]`)
const type = async (name: string, text: string): Promise<void> => {
  const input = named(name)
  if (!input) throw new Error(`no field ${name}`)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
const choose = (name: string) => userEvent.click(screen.getByRole('link', { name }))

test('another template: what was typed stays, what the last one filled in is filled in anew', async () => {
  await show('wagering')
  expect(named('factor')).toHaveValue('40')
  await type('id', 'summer')
  await type('budget', '500')
  await type('title.EN', 'Summer')
  await type('days', '9')
  await choose(templates.spins)
  expect(named('kind')).toHaveValue('FREE_ROUNDS')
  expect(named('rounds')).toHaveValue('10')
  for (const [name, text] of [
    ['id', 'summer'],
    ['budget', '500'],
    ['title.EN', 'Summer'],
  ] as const)
    expect(named(name)).toHaveValue(text)
  await choose(templates.wagering)
  expect(named('kind')).toHaveValue('PROMO_CODE')
  expect(named('factor')).toHaveValue('40')
  expect(named('days')).toHaveValue('9')
})

test('red envelope rain: its fields are sent as a draft; envelopes that are no number are told at the field', async () => {
  const sent = await show('redRain')
  await type('id', 'rain-of-june')
  await userEvent.selectOptions(named('merchant') ?? document.body, 'aurora')
  await type('total', '50')
  await type('envelopes', 'many')
  await type('waves', '3')
  await type('waveMinutes', '5')
  await userEvent.selectOptions(named('division') ?? document.body, 'equal')
  await type('title.EN', 'Rain')
  const content = document.querySelector<HTMLTextAreaElement>('[name="content.EN"]')
  await userEvent.type(content ?? document.body, 'Catch them')
  const save = screen.getByRole('button', { name: operator.campaigns.save })
  await userEvent.click(save)
  expect(named('envelopes')).toHaveAccessibleDescription(operator.campaigns.wrong)
  expect(sent).toEqual([])
  await type('envelopes', '20')
  await userEvent.click(save)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    id: 'rain-of-june',
    merchant: 'aurora',
    terms: {
      of: { kind: 'RED_RAIN', total: '50', envelopes: 20, division: 'equal', waves: 3, waveMinutes: 5 },
      reward: { type: 'cash' },
    },
  })
})
