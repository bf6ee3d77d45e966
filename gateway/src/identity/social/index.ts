import { defineModule } from '../../platform/runtime/module'
import type { NumberOfToken } from '../registration'
import type { LoginMethod } from '../login'
import { loginByCode, loginByFirebase } from './sign-in'
import { numberByToken } from './proof'
import { keySets } from './signed-by'
import { socialRoutes } from './routes'

export { isOffered, socialAdapter } from './adapter'
export { clientId } from './authorization-code'
export { linkedAccounts, unlinkProvider } from './store'

/** Login methods of providers. Both adapters end in the same accounts, tickets and sessions. */
export const socialLogins = (): { readonly firebase: LoginMethod; readonly social: LoginMethod } => {
  const keys = keySets()
  return { firebase: loginByFirebase(keys), social: loginByCode(keys) }
}

export const numberByFirebase = (): NumberOfToken => numberByToken(keySets())

export const socialModule = defineModule({
  name: 'social',
  routes: socialRoutes,
})
