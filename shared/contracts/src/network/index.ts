export { addressBytes, addressGroups } from './address-bytes'
export { clientNetwork } from './client-network'
