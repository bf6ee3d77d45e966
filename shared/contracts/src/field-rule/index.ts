export * from './judge-field'
