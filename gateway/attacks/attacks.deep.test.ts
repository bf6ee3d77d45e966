import { loginAttacks } from './login-attacks'
import { needTheirControl } from './attack'

needTheirControl(loginAttacks)
