/** Code that moves money or guards a door, with the share of changes that its tests notice. */
export type Area = {
  readonly name: string
  /** Jest's project. */
  readonly project: string
  /** Folders whose files are changed. */
  readonly sources: readonly string[]
  /** Tests that are asked, as globs from the root. */
  readonly tests: readonly string[]
  /** Least share of noticed changes, in percent. */
  readonly mark: number
}

const testsBelow = (...folders: readonly string[]): readonly string[] =>
  folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

const gateway = (name: string, folders: readonly string[], more: readonly string[] = [], mark = 95): Area => {
  const own = folders.map((folder) => `gateway/src/${folder}`)
  return {
    name,
    project: 'gateway',
    sources: own,
    tests: [...testsBelow(...own), ...more.map((pattern) => `gateway/${pattern}`)],
    mark,
  }
}

export const areas: readonly Area[] = [
  gateway('ledger', ['money/ledger'], ['src/money/*.test.ts', 'attacks/money/**/*.test.ts']),
  gateway('seamless', ['play/seamless'], ['src/money/*.test.ts']),
  gateway(
    'withdrawals',
    ['money/withdrawals'],
    ['src/operator/withdrawals/**/*.test.ts', 'attacks/**/*withdraw*.test.ts'],
  ),
  gateway('deposits', ['money/payments'], ['src/demo/payment-provider/**/*.test.ts']),
  gateway('transfers', ['money/wallets', 'agents/downline']),
  gateway('bonus', ['loyalty'], ['src/play/wagering/**/*.test.ts', 'src/operator/campaigns/**/*.test.ts']),
  gateway('agents', ['agents'], ['src/operator/contracts/**/*.test.ts']),
  gateway('limits', ['protection/limits']),
  gateway(
    'exclusion',
    ['protection/exclusion'],
    ['src/protection/limits/*.test.ts', 'src/identity/login/**/*.test.ts'],
  ),
  gateway('four eyes', ['operator/four-eyes', 'operator/adjustments'], ['src/operator/**/*.test.ts']),
  gateway('sessions', ['identity/session', 'identity/login'], ['attacks/**/*session*.test.ts']),
  gateway('passwords', ['identity/password', 'identity/security', 'identity/security-changes']),
  gateway('rate limits', ['platform/guard'], ['src/platform/http/**/*.test.ts']),
  gateway('idempotency', ['platform/http', 'platform/db'], ['src/idempotency.test.ts']),
  gateway('signatures', ['platform/signing', 'platform/signed-calls'], ['src/operator/webhooks/**/*.test.ts']),
  {
    name: 'integrity',
    project: 'edge',
    sources: ['edge/src/release/verify', 'edge/src/signing', 'edge/src/composition'],
    tests: testsBelow('edge/src/release', 'edge/src/signing', 'edge/src/composition'),
    mark: 95,
  },
  {
    name: 'canary',
    project: 'edge',
    sources: ['edge/src/canary'],
    tests: testsBelow('edge/src/canary'),
    mark: 95,
  },
  {
    name: 'wallet intents',
    project: 'api-client',
    sources: ['shared/api-client/src'],
    tests: testsBelow('shared/api-client/src'),
    mark: 95,
  },
  {
    name: 'money',
    project: 'money',
    sources: ['shared/money/src'],
    tests: testsBelow('shared/money/src'),
    mark: 95,
  },
]
