/** @jest-environment jsdom */
import { onlineManager } from '@tanstack/react-query'
import { queryClient } from './query'

describe('offline', () => {
  beforeEach(() => onlineManager.setOnline(false))
  afterEach(() => onlineManager.setOnline(true))

  test('a write fails at once and is not sent by itself when the network is back', async () => {
    const send = jest.fn(() => Promise.reject(new Error('offline')))
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: send })
    await expect(mutation.execute(undefined)).rejects.toThrow('offline')
    onlineManager.setOnline(true)
    await Promise.resolve()
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('a read fails at once, so that its screen can say so', async () => {
    await expect(
      queryClient.fetchQuery({ queryKey: ['offline read'], queryFn: () => Promise.reject(new Error('offline')) }),
    ).rejects.toThrow('offline')
  })
})
