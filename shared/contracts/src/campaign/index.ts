export * from './kinds'
export * from './promotion-state'
