import { secondCopies } from '../check/second-copies'
import { sharedLibraries } from './shared-code'

test('a remote may carry plain packages, and nothing else that lives in the host', () => {
  const carried = ['money/src/index.ts', 'contracts/src/index.ts', 'records/src/index.ts', 'ui/src/index.ts']
  const files = [
    ...carried.map((file) => `${process.cwd()}/shared/${file}`),
    '/x/node_modules/react-router-dom/index.js',
  ]
  expect(secondCopies('wallet', files, sharedLibraries())).toEqual(
    ['@mosaic/records', '@mosaic/ui', 'react-router-dom'].map((name) =>
      expect.stringContaining(`wallet carries a copy of ${name},`),
    ),
  )
})
