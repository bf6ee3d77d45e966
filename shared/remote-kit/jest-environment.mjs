import { TestEnvironment as Browser } from 'jest-environment-jsdom'
import { TestEnvironment as Node } from 'jest-environment-node'

/** `*.test.tsx` gets a page; `*.test.ts` does not, unless its first lines name jsdom. */
export default class RemoteEnvironment {
  constructor(config, context) {
    return new (context.testPath.endsWith('.tsx') ? Browser : Node)(config, context)
  }
}
