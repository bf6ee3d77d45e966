/** The borders of the house (one row of the folder table each). A planted violation in scripts/test proves that they bite. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^(host-shell|mfe-[^/]+|shared/[^/]+|gateway|operator|studio|edge|e2e)/', pathNot: [from, ...allowed] },
})
/** The gateway's rooms, each above what it may import (gateway/README.md). */
const rooms = [
  'platform',
  'protection',
  'identity',
  'money',
  'play',
  'loyalty',
  'agents',
  'content',
  'operator',
  'demo',
]
const anyRoom = `^gateway/src/(${rooms.join('|')})/`
const testsAndWhatTheyShare = ['\\.test\\.tsx?$', '^gateway/(testing|bench|attacks)/']

const shared = (...names) => names.map((name) => `^shared/${name}/`)

module.exports = {
  forbidden: [
    only('host-imports-shared-only', '^host-shell/', ['^shared/']),
    {
      name: 'remote-imports-no-host-and-no-other-remote',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^(host-shell|gateway|operator|studio|edge|e2e|mfe-[^/]+)/', pathNot: '^mfe-$1/' },
    },
    only('contracts-import-nothing', '^shared/contracts/', []),
    only('browser-imports-nothing', '^shared/browser/', []),
    only('event-bus-imports-contracts', '^shared/event-bus/', shared('browser', 'contracts')),
    only('api-client-imports-contracts-and-bus', '^shared/api-client/', shared('browser', 'contracts', 'event-bus')),
    only(
      'session-imports-client-and-bus',
      '^shared/session/',
      shared('browser', 'contracts', 'api-client', 'event-bus'),
    ),
    only('i18n-imports-contracts', '^shared/i18n/', shared('browser', 'contracts')),
    only('ui-imports-i18n', '^shared/ui/', shared('i18n', 'contracts', 'remote-kit/src/(manifest|index)')),
    only(
      'ui-catalogue-imports-what-it-shows',
      '^shared/ui-catalogue/',
      shared('ui', 'i18n', 'session', 'api-client', 'contracts', 'remote-kit'),
    ),
    {
      name: 'ui-catalogue-is-for-development',
      severity: 'error',
      from: { pathNot: '^shared/ui-catalogue/' },
      to: { path: '^shared/ui-catalogue/' },
    },
    only('live-imports-the-session', '^shared/live/', shared('browser', 'contracts', 'session')),
    only('money-imports-what-shows-it', '^shared/money/', shared('ui', 'i18n', 'contracts')),
    only('qr-code-imports-nothing', '^shared/qr-code/', ['^shared/remote-kit/assets']),
    only('forms-imports-what-a-form-needs', '^shared/forms/', [
      ...shared('browser', 'ui', 'i18n', 'api-client', 'session', 'money', 'contracts'),
      '^shared/remote-kit/assets',
    ]),
    only('records-import-what-a-record-needs', '^shared/records/', [
      ...shared('ui', 'i18n', 'money', 'session', 'contracts'),
      '^shared/remote-kit/assets',
    ]),
    only(
      'testing-imports-what-a-mounted-screen-needs',
      '^shared/testing/',
      shared('contracts', 'api-client', 'session', 'i18n', 'ui'),
    ),
    only(
      'harness-imports-what-a-shown-remote-needs',
      '^shared/harness/',
      shared('browser', 'contracts', 'api-client', 'event-bus', 'session', 'i18n', 'ui', 'remote-kit'),
    ),
    {
      name: 'harness-is-for-development',
      severity: 'error',
      from: { pathNot: '^shared/harness/' },
      to: { path: '^shared/harness/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(host-shell|mfe-[^/]+|shared/[^/]+|gateway|operator|studio|edge)/',
        pathNot: '(\\.test\\.tsx?$|/src/testing/|^gateway/(testing|bench|attacks)/|^shared/testing/)',
      },
      to: { path: '^shared/testing/' },
    },
    only('remote-kit-imports-contracts', '^shared/remote-kit/', shared('contracts')),
    // Its tests extend the shared environment of jest with a database (jest.config.mjs).
    only('gateway-imports-contracts', '^gateway/', [...shared('contracts'), '^shared/remote-kit/jest-']),
    {
      name: 'production-imports-no-test-support',
      severity: 'error',
      from: { path: '^gateway/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^gateway/(testing|bench|attacks)/' },
    },
    ...rooms.slice(0, -1).map((room, level) => ({
      name: 'room-imports-lower-rooms',
      severity: 'error',
      comment: 'What a lower room needs of a higher one is a hook of `Module`, an event, or given by src/modules.ts.',
      from: { path: `^gateway/src/${room}/`, pathNot: testsAndWhatTheyShare },
      to: { path: `^gateway/src/(${rooms.slice(level + 1).join('|')})/` },
    })),
    {
      name: 'room-is-entered-by-its-index',
      severity: 'error',
      comment: 'Files of platform/http, db, runtime and guard are imported by their names.',
      from: { path: '^gateway/src/([^/]+)', pathNot: testsAndWhatTheyShare },
      to: {
        path: anyRoom,
        pathNot: [
          '^gateway/src/$1/',
          '^gateway/src/[^/]+/index\\.ts$',
          '^gateway/src/platform/(http|db|runtime|guard)/',
        ],
      },
    },
    only(
      'operator-imports-what-a-screen-needs',
      '^operator/',
      shared('browser', 'contracts', 'api-client', 'i18n', 'ui', 'forms', 'money', 'remote-kit'),
    ),
    only('studio-imports-nothing-of-the-house', '^studio/', []),
    only('edge-imports-contracts-and-remote-kit', '^edge/', shared('contracts', 'remote-kit')),
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Type-only imports count (tsPreCompilationDeps). Move the type to a file named after its concept.',
      from: { pathNot: '\\.test\\.' },
      to: { circular: true },
    },
    {
      name: 'one-entry-a-package',
      severity: 'error',
      comment: 'A package is entered by its index; deep imports across packages are refused.',
      from: {
        path: '^(host-shell|mfe-[^/]+|shared/[^/]+|gateway|operator|studio|edge)/',
        pathNot: '\\.test\\.tsx?$|/src/testing/|^shared/testing/|^gateway/(testing|bench|attacks)/',
      },
      to: {
        path: '^shared/[^/]+/src/',
        pathNot: [
          '^$1/',
          '^shared/[^/]+/src/index\\.ts$',
          '^shared/contracts/src/(desk|network|reading)/index\\.ts$',
          '^shared/remote-kit/src/build/(index|webpack-config)\\.ts$',
        ],
      },
    },
    {
      name: 'no-crypto-js',
      severity: 'error',
      from: { pathNot: '/legacy-service-path\\.ts$' },
      to: { path: 'node_modules/crypto-js' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|releases|\\.data|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    preserveSymlinks: false,
  },
}
