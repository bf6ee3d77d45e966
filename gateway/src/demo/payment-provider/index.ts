export { buildDemoPsp, startDemoPsp } from './server'
