export { confirmChangesByPasskey } from './confirm-by-passkey'
export { notifySecurityChange } from './notify'
export { payoutWaits } from './payout-delay'
export { recordSecurityChange } from './store'
