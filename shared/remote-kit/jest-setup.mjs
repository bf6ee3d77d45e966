import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks these and the API client and router use them.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// A machine that runs everything at once may take longer than the library's one second; a state that comes is still found at once.
configure({ asyncUtilTimeout: 4000 })
