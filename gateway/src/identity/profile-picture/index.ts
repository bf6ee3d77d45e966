import { defineModule } from '../../platform/runtime/module'
import { profilePictureRoutes } from './routes'

export const profilePictureModule = defineModule({ name: 'profile-picture', routes: profilePictureRoutes })
