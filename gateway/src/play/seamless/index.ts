import { defineModule } from '../../platform/kernel/module'
import { seamlessRoutes } from './routes'

export const seamlessModule = defineModule({ name: 'seamless', routes: seamlessRoutes })
export { answerText, readRequest, tokenHash, type WalletRequest } from './protocol'
export { provider } from './routes'
export { rounds, type RoundState } from './schema'
export { openSession, type SessionAnswer } from './provider-calls'
export { validBet } from './valid-bet'
export { perform } from './wallet'
