import { createQueryKey } from '@mosaic/api-client'

export const queryKey = createQueryKey('promotions')
