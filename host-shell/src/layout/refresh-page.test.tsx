import { ApiFailureError, QueryClientProvider, queryClient, useQuery } from '@mosaic/api-client'
import { act, renderHook } from '@testing-library/react'
import { refreshPage } from './refresh-page'

const watch = (queryFn: () => Promise<string>) =>
  act(async () =>
    renderHook(() => useQuery({ queryKey: ['shown'], queryFn, retry: false }), {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    }),
  )

afterEach(() => queryClient.clear())

describe('refreshing a page', () => {
  it("refetches the page's queries", async () => {
    const ask = jest.fn(() => Promise.resolve('fresh'))
    await watch(ask)
    const before = ask.mock.calls.length
    await act(async () => void (await refreshPage()))
    expect(ask.mock.calls.length).toBe(before + 1)
  })

  it('answers what went wrong', async () => {
    await watch(() => Promise.reject(new ApiFailureError({ code: 'offline', status: null, traceId: null, fields: {} })))
    let failure: string | null = null
    await act(async () => void (failure = await refreshPage()))
    expect(failure).toBe('offline')
  })
})
