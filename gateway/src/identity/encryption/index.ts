import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { defineModule, type Module } from '../../platform/runtime/module'
import type { BodyKeyring } from './body-keys'

export { bodyKeyring, type BodyKeyring } from './body-keys'
export { bodyOpener } from './body-opener'

export const encryptionModule = (keyring: BodyKeyring): Module =>
  defineModule({
    name: 'encryption',
    routes: (app, ctx) => bind(app, ctx, 'sessionKeys', async () => ok(await keyring.publicKeys())),
  })
