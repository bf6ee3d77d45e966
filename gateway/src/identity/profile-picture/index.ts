import { defineModule } from '../../platform/kernel/module'
import { profilePictureRoutes } from './routes'

export const profilePictureModule = defineModule({ name: 'profile-picture', routes: profilePictureRoutes })
