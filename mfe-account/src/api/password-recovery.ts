import { useApiMutation } from '@mosaic/api-client'

export const useForgotByEmailMutation = () => useApiMutation('forgotByEmail')
export const useResetByEmailMutation = () => useApiMutation('resetByEmail')
export const useResetByPhoneMutation = () => useApiMutation('resetByPhone')
