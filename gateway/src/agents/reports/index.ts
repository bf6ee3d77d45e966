import { defineModule } from '../../platform/runtime/module'
import { teamReportRoutes } from './routes'

export const teamReportsModule = defineModule({ name: 'team-reports', routes: teamReportRoutes })
