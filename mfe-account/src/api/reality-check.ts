import { call } from '@mosaic/api-client'

export const realityCheck = () => call('realityCheck')
export const acknowledgeRealityCheck = () => call('acknowledgeRealityCheck', { body: {} })
