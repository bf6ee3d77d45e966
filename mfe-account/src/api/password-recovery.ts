import { useApiMutation } from '@mosaic/api-client'

export const useForgotByEmail = () => useApiMutation('forgotByEmail')
export const useResetByEmail = () => useApiMutation('resetByEmail')
export const useResetByPhone = () => useApiMutation('resetByPhone')
