export { addressBytes, addressGroups } from './address-bytes'
export { hostName } from './host-name'
export { clientNetwork } from './client-network'
export { openLimit } from './open-limit'
