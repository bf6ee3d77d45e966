export { startThrowawayPostgres, type ThrowawayPostgres, type Unavailable } from './cluster'
