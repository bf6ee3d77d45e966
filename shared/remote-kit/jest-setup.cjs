if (typeof document !== 'undefined') {
  const { TextDecoder, TextEncoder } = require('node:util')
  require('@testing-library/jest-dom')
  // jsdom lacks both; the API client and the router use them.
  Object.assign(globalThis, { TextDecoder, TextEncoder })
  // Unit tests share the processors with browser flows, so one second is too short.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 6000 })
}
