export { agentModule } from './team'
