/** @jest-environment jsdom */
import { onlineManager } from '@tanstack/react-query'
import { queryClient } from './query'

describe('offline', () => {
  beforeEach(() => onlineManager.setOnline(false))
  afterEach(() => onlineManager.setOnline(true))

  test('a write fails immediately and is not sent later', async () => {
    const send = jest.fn(() => Promise.reject(new Error('offline')))
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: send })
    await expect(mutation.execute(undefined)).rejects.toThrow('offline')
    onlineManager.setOnline(true)
    await Promise.resolve()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('a read fails immediately, so that its screen can show it', async () => {
    await expect(
      queryClient.fetchQuery({ queryKey: ['offline read'], queryFn: () => Promise.reject(new Error('offline')) }),
    ).rejects.toThrow('offline')
  })
})
