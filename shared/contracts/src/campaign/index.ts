export * from './kinds'
export * from './promotion-state'
export * from './red-rain'
