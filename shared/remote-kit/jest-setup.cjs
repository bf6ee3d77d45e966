// Most tests of rules have no page, and what looks into one takes longer to load than they do.
if (typeof document !== 'undefined') {
  const { TextDecoder, TextEncoder } = require('node:util')
  const { quickComputedStyle } = require('./jest-computed-style.cjs')

  require('@testing-library/jest-dom')
  // jsdom lacks these and the API client and router use them.
  Object.assign(globalThis, { TextDecoder, TextEncoder })
  window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window))
  // A machine that runs everything at once may take longer than the library's one second; a state that comes is still found at once.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 4000 })
}
