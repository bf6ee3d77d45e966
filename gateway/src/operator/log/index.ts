export { type LogActor, readLog, writeLog } from './store'
