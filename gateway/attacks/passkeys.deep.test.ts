import { passkeyAttacks } from './passkey-attacks'
import { needTheirControl } from './attack'

needTheirControl(passkeyAttacks)
