export { defineRemote } from './define-remote'
export * from './manifest'
export * from './gate'
export { satisfies } from './ranges'
