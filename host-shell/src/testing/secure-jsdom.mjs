import { TestEnvironment } from 'jest-environment-jsdom'
import { webcrypto } from 'node:crypto'

/** jsdom as a page over https: WebCrypto, encoders and Node's typed arrays. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { TextEncoder, Uint8Array, ArrayBuffer })
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true })
    Object.defineProperty(this.global, 'isSecureContext', { value: true, configurable: true })
  }
}
