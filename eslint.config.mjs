import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { standardWords } from './scripts/lint/standard-words.mjs'

const banned = (name, message) => ({ name, message })

const notInRemotes = [
  'react-router-dom',
  'react-router',
  'axios',
  'zustand',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
].map((name) => banned(name, 'Remotes take this through the shared packages.'))

const onlyInApi = {
  name: '@mosaic/api-client',
  importNames: [
    'apiKey',
    'call',
    'callOrThrow',
    'queryClient',
    'useApiMutation',
    'useApiPages',
    'useApiQuery',
    'useInfiniteQuery',
    'useMutation',
    'useQuery',
    'useQueryClient',
  ],
  message: 'What a remote asks of the gateway stands in its src/api.',
}

/** What exists may still throw or reject; `@mosaic/browser` has a substitute for each. */
const browserMessage = 'It may be missing or forbidden: take it from @mosaic/browser.'
const browserGlobals = [
  ...['BroadcastChannel', 'EventSource', 'Notification', 'PushManager', 'SharedWorker', 'WebSocket', 'Worker'],
  ...['caches', 'indexedDB', 'localStorage', 'sessionStorage'],
]
const browserMembers = `/^(${[...browserGlobals, 'locks', 'serviceWorker'].join('|')})$/`

const forbiddenMembers = [
  `MemberExpression[property.name=${browserMembers}]`,
  `MemberExpression[property.value=${browserMembers}]`,
  `ObjectPattern > Property[key.name=${browserMembers}]`,
  'MemberExpression[object.name="document"][property.name="cookie"]',
  'MemberExpression[object.name="document"][property.value="cookie"]',
  'VariableDeclarator[init.name="document"] > ObjectPattern > Property[key.name="cookie"]',
].map((selector) => ({ selector, message: browserMessage }))

const serverClock =
  'Screens and stored ages go by the clock of the server: serverNow, useServerTime or useBusinessDay of @mosaic/i18n.'
const deviceClock = [
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  'MemberExpression[property.name=/^get(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)$/]',
].map((selector) => ({ selector, message: serverClock }))

const pointerMessage = 'Safari below 13 has no pointer events: listen to touches and the mouse too.'
/** A list of both kinds of names is no hit. */
const pointerOnly = [
  'JSXAttribute[name.name=/^onPointer(?!DownOutside)/]',
  'CallExpression[callee.property.name="addEventListener"] > Literal[value=/^pointer/]',
].map((selector) => ({ selector, message: pointerMessage }))

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.data*/',
      'releases/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      '**/fixtures/**/releases/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { mosaic: { rules: { 'standard-words': standardWords } } },
    rules: {
      'mosaic/standard-words': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'HTML from the gateway goes through SafeHtml.' },
        {
          property: 'toFixed',
          message: 'Money is formatted by formatMoney; a figure that is not money by formatNumber.',
        },
      ],
      'no-restricted-imports': [
        'error',
        { paths: [banned('crypto-js', 'crypto-js reads legacy values only, in one lazily loaded module.')] },
      ],
      eqeqeq: 'error',
    },
  },
  {
    // A webpack loader is a CommonJS module.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.tsx', 'shared/**/*.ts', 'host-shell/**/*.ts', 'mfe-*/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Browser code knows the schemas as types only: zod must not reach a bundle.
    files: ['mfe-*/src/**', 'host-shell/src/**', 'shared/{api-client,event-bus,session,i18n,ui}/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            banned('crypto-js', 'crypto-js reads legacy values only, in one lazily loaded module.'),
            banned('zod', 'Browser code takes types from @mosaic/contracts.'),
            {
              name: '@mosaic/contracts',
              importNames: ['schemas'],
              message: 'Schemas are for the gateway; import their types.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{host-shell,operator,mfe-*,shared/*}/src/**'],
    ignores: [
      'shared/browser/src/**',
      'shared/remote-kit/src/build/**',
      // The edge inlines its source.
      'shared/contracts/src/visit-kind.ts',
      '**/*.test.{ts,tsx}',
      '**/testing/**',
    ],
    rules: {
      'no-restricted-globals': ['error', ...browserGlobals.map((name) => banned(name, browserMessage))],
      'no-restricted-syntax': ['error', ...forbiddenMembers, ...deviceClock, ...pointerOnly],
    },
  },
  {
    files: ['studio/src/client/**'],
    rules: { 'no-restricted-syntax': ['error', ...pointerOnly] },
  },
  {
    files: ['mfe-promotions/src/pages/red-rain/on-tap.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbiddenMembers, ...deviceClock] },
  },
  {
    files: ['mfe-*/src/**'],
    rules: { 'no-restricted-imports': ['error', { paths: notInRemotes }] },
  },
  {
    files: ['mfe-*/src/**'],
    ignores: ['mfe-*/src/api/**', 'mfe-*/src/testing/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [...notInRemotes, onlyInApi] }] },
  },
  {
    files: ['**/*.test.{ts,tsx,mts}', 'e2e/**', '**/testing/**'],
    rules: {
      'no-restricted-properties': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test', 'expect'],
              message:
                'A flow takes these from e2e/policy-test.ts, or of what is built on it, which watches the policy of pages.',
            },
          ],
        },
      ],
    },
  },
  { files: ['**/texts/**', '**/catalogue/**', '**/seed/content/**', '**/glyphs.ts'], rules: { 'max-lines': 'off' } },
)
