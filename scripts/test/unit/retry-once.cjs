// A busy machine may fail a test once; the report names it as flaky (flaky-tests.ts).
jest.retryTimes(1, { logErrorsBeforeRetry: true })
