import { useApiQuery } from '@mosaic/api-client'

export const useVipProgress = () => useApiQuery('account', 'vipProgress', {})
