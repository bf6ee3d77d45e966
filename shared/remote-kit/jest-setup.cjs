// Most tests of rules have no page, and what looks into one takes longer to load than they do.
if (typeof document !== 'undefined') {
  const { TextDecoder, TextEncoder } = require('node:util')
  const { quickComputedStyle } = require('./jest-computed-style.cjs')

  require('@testing-library/jest-dom')
  // jsdom lacks these and the API client and router use them.
  Object.assign(globalThis, { TextDecoder, TextEncoder })
  window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window))

  const { configure, getConfig } = require('@testing-library/dom')
  const { getElementError } = getConfig()
  const notFound = (message, container) => {
    // Whoever waits for a state looks many times; the page is printed only when nobody waits any longer.
    if (getConfig()._disableExpensiveErrorDiagnostics) {
      const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
      const text = () => getElementError(message, container).message
      return Object.defineProperty(error, 'message', { configurable: true, get: text })
    }
    const error = getElementError(message, container)
    // The line that is shown is the test's.
    Error.captureStackTrace(error, notFound)
    return error
  }
  // A machine that runs everything at once may take longer than the library's one second; a state that comes is still found at once.
  configure({ asyncUtilTimeout: 4000, getElementError: notFound })

  // React keeps a stack of each element it makes, for the words of its warnings alone: a twelfth of the time of a test of a large form.
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })
}
