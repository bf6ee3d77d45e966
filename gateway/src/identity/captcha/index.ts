import { defineModule } from '../../platform/runtime/module'
import { captchaRoutes } from './routes'

export { checkCaptcha } from './captcha'
export { recentCaptchas } from './store'

export const captchaModule = defineModule({ name: 'captcha', routes: captchaRoutes })
