export { postgresVersion, startThrowawayPostgres, type ThrowawayPostgres, type Unavailable } from './cluster'
