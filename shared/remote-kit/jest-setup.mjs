import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks these and the API client and router use them.
Object.assign(globalThis, { TextDecoder, TextEncoder })
