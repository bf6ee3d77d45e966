import { defineModule } from '../../platform/runtime/module'
import { playerAccount } from './accounts'
import { keepSealing } from './seal'
import { ensureAccounts } from './store'

/** The ledger has no routes: money moves only as part of what a member, a provider or an operator does. */
export const ledgerModule = defineModule({
  name: 'ledger',
  routes: () => undefined,
  start: keepSealing,
  memberCreated: (tx, _ctx, { id, merchantCode: merchant, currency }) =>
    ensureAccounts(tx, [playerAccount({ merchant, currency }, id)]),
})
