import { mayDo, type Right, type Role } from '@mosaic/contracts/desk'
import { createContext, useContext } from 'react'

export type Operator = { readonly name: string; readonly role: Role; readonly demo: boolean }

const OperatorContext = createContext<Operator | null>(null)
export const OperatorProvider = OperatorContext.Provider

export const useOperator = (): Operator => {
  const operator = useContext(OperatorContext)
  if (!operator) throw new Error('Only below OperatorProvider')
  return operator
}

/** Decides what the desk shows. The gateway checks the same table with every call. */
export const useMayDo = (): ((right: Right) => boolean) => {
  const { role } = useOperator()
  return (right) => mayDo(role, right)
}
