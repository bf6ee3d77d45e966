/// <reference types="@testing-library/jest-dom" />
import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { startI18n } from '@mosaic/i18n'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DeskValue } from '@mosaic/contracts/desk'
import common from '../../../shared/i18n/src/texts/common/en.json'
import operator from '../texts/en.json'
import { ReconciliationPage } from './ReconciliationPage'

type Answer = DeskValue<'reconciliation'>

const books: Answer['books'] = { comparedAt: 1_770_000_000_000, differing: [] }

const agreeing: Answer['list'][number] = {
  ...{ provider: 'studio', currency: 'BRL', day: '2026-11-22', rounds: 12, settled: 12, stake: '40.00', win: '38.50' },
  ...{ missing: 0, extra: 0, amount: 0, open: 0, comparedAt: 1_770_000_000_000, differing: [] },
}
const side = { state: 'SETTLED', stake: '1.00', win: '0.51', currency: 'BRL' }
const differing: Answer['list'][number] = {
  ...agreeing,
  ...{ day: '2026-11-23', missing: 1, amount: 1 },
  differing: [
    { roundId: 'round-1', kind: 'amount', here: side, there: { ...side, win: '0.50' } },
    { roundId: 'round-2', kind: 'missing', here: null, there: side },
  ],
}

const show = async (answer: (show: string | null) => Answer) => {
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded: { common, operator } })
  const fetched = (url: string) => {
    const value = answer(new URL(url, 'http://desk').searchParams.get('show'))
    return Promise.resolve({ status: 200, json: () => Promise.resolve({ success: true, value }) })
  }
  globalThis.fetch = fetched as unknown as typeof fetch
  queryClient.clear()
  render(
    <QueryClientProvider client={queryClient}>
      <ReconciliationPage />
    </QueryClientProvider>,
  )
}

test('agreeing books: the page shows the time of the comparison', async () => {
  await show(() => ({ comparedAt: 1_770_000_000_000, list: [], books }))
  expect(
    await screen.findByText(/^The books agree with the game provider\. Last compared: 02\/0[12]\/2026/),
  ).toBeVisible()
})

test('before the first run: the page says that nothing was compared', async () => {
  await show(() => ({ comparedAt: null, list: [], books }))
  expect(await screen.findByText(/^Every entry agrees with its record\. Last compared: 02\/0[12]\/2026/)).toBeVisible()
  expect(await screen.findByText('Not compared yet. It runs every day after midnight.')).toBeVisible()
})

test('differing day: the page lists its rounds with both sides; "All" adds the agreeing days', async () => {
  await show((which) => ({ comparedAt: 1, list: which === 'all' ? [differing, agreeing] : [differing], books }))
  const card = await screen.findByRole('group', { name: '11/23/2026 · BRL' })
  expect(within(card).getByText('2 differ')).toBeVisible()
  const [first, second] = within(card).getAllByRole('listitem')
  expect(first).toHaveTextContent(/round-1.*Other amount.*Here.*Settled: R\$\s1\.00 → R\$\s0\.51.*Provider.*R\$\s0\.50/)
  expect(second).toHaveTextContent(/round-2.*Missing here.*Here.*Not known.*Provider.*R\$\s0\.51/)
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(await screen.findByText('Agrees')).toBeVisible()
})

test('entry without a record: the page shows what was posted, with its accounts', async () => {
  await show(() => ({
    comparedAt: null,
    list: [],
    books: {
      comparedAt: 1,
      differing: [
        {
          ...{ merchant: 'aurora', day: '2026-11-23', scope: 'withdraw', key: 'w-1', kind: 'no-row', recorded: null },
          posted: [
            { code: 'player:7:locked', currency: 'BRL', amount: '3.00' },
            { code: 'player:7:main', currency: 'BRL', amount: '-3.00' },
          ],
        },
      ],
    },
  }))
  const card = await screen.findByRole('group', { name: '11/23/2026 · Withdrawal w-1' })
  expect(card).toHaveTextContent(
    /Posted without a record.*aurora.*withdraw w-1.*Recorded.*Nothing.*player:7:locked R\$\s3\.00.*player:7:main [-−]R\$\s3\.00/,
  )
})
