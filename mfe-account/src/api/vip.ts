import { useApiQuery } from '@mosaic/api-client'

export const useVipProgressQuery = () => useApiQuery('account', 'vipProgress', {})
