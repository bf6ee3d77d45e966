import { TestEnvironment as Browser } from 'jest-environment-jsdom'
import { TestEnvironment as Node } from 'jest-environment-node'

/** A test of a rule (`*.test.ts`) needs no page, and making one takes longer than most rules; one that does names jsdom in its first line. */
export default class RemoteEnvironment {
  constructor(config, context) {
    return new (context.testPath.endsWith('.tsx') ? Browser : Node)(config, context)
  }
}
