/// <reference types="@testing-library/jest-dom" />
import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { startI18n } from '@mosaic/i18n'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import common from '../../../shared/i18n/src/texts/common/en.json'
import errors from '../../../shared/i18n/src/texts/errors/en.json'
import { OperatorProvider } from '../api/session'
import operator from '../texts/en.json'
import { DeskFrame } from './DeskFrame'

test('the menu shows the entry of the current page, also after a change', async () => {
  await startI18n({ language: 'EN', source: () => Promise.resolve({}), preloaded: { common, errors, operator } })
  globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch
  const shown: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.textContent ?? '')
  }
  await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/operators']}>
          <OperatorProvider value={{ name: 'ana', role: 'admin', demo: false }}>
            <DeskFrame>page</DeskFrame>
          </OperatorProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await userEvent.click(screen.getByRole('link', { name: operator.menu.audit }))
  expect(shown).toEqual([operator.menu.operators, operator.menu.audit])
})
