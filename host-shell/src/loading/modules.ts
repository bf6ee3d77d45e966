/** Source of exposed modules. The load bench replaces this file by one with local imports (e2e/bench). */
export { startFederation as startModules } from './federation'
