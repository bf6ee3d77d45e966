import { defineModule } from '../../platform/runtime/module'
import { captchaRoutes } from './routes'

export { checkCaptcha } from './captcha'
export { challengeKeyPrefix } from './challenge'
export { captchas } from './schema'

export const captchaModule = defineModule({ name: 'captcha', routes: captchaRoutes })
