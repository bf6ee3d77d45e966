import { loginAttacks } from './login-attacks'
import { areHeld } from './attack'

areHeld(loginAttacks)
