// A busy machine may fail a test once; the report names it as flaky (jest-report.ts).
jest.retryTimes(1, { logErrorsBeforeRetry: true })
