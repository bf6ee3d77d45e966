/// <reference types="@testing-library/jest-dom" />
import { QueryClientProvider, queryClient } from '@mosaic/api-client'
import { startI18n } from '@mosaic/i18n'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import common from '../../../shared/i18n/src/texts/common/en.json'
import errors from '../../../shared/i18n/src/texts/errors/en.json'
import forms from '../../../shared/forms/src/texts/en.json'
import { OperatorProvider } from '../api/session'
import operator from '../texts/en.json'

/** What the gateway answers: a value, or a refusal. */
export type DeskAnswer =
  | { readonly value: unknown }
  | { readonly code: string; readonly status: number; readonly fields?: object }

/** A part of the desk for one operator; gives the bodies that were sent. */
export const renderDesk = async (
  part: ReactNode,
  { role, answer }: { readonly role: 'cashier' | 'support'; readonly answer: (body: unknown) => DeskAnswer },
): Promise<readonly unknown[]> => {
  await startI18n({
    language: 'EN',
    source: () => Promise.resolve({}),
    preloaded: { common, errors, forms, operator },
  })
  const sent: unknown[] = []
  const fetched = (_url: string, { method, body }: { method: string; body?: string }) => {
    const read: unknown = method === 'POST' ? JSON.parse(body ?? '') : null
    if (read !== null) sent.push(read)
    const given = answer(read)
    const [status, json] =
      'value' in given
        ? [200, { success: true, value: given.value }]
        : [given.status, { success: false, errorCode: given.code, ...(given.fields && { fields: given.fields }) }]
    return Promise.resolve({ status, json: () => Promise.resolve(json) })
  }
  globalThis.fetch = fetched as unknown as typeof fetch
  queryClient.clear()
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OperatorProvider value={{ name: 'ana', role, demo: false }}>{part}</OperatorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return sent
}
