import { passkeyAttacks } from './passkey-attacks'
import { areHeld } from './attack'

areHeld(passkeyAttacks)
