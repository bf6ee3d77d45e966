import { createSampleCollector } from './sample-collector'

test('50,200 clients: the counters of 50,000 stay in memory', () => {
  const collector = createSampleCollector(1)
  for (let count = 0; count < 50_200; count++) {
    const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`
    collector.add(
      {
        view: `view${String(count).padStart(8, '0')}`,
        parts: [{ remote: 'wallet', release: '1', module: './Page', failure: null }],
      },
      { address, merchant: 'aurora' },
      () => true,
    )
  }
  expect(collector.size().clients).toBe(50_000)
})
