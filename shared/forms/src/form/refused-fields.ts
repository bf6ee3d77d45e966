import type { ApiFailure } from '@mosaic/api-client'

/**
 * Fields of a refusal in page order: those that the answer names (wire contract, `fields`), else the one that the
 * form derives from the code.
 */
export const refusedFields = <Name extends string>(
  failure: ApiFailure,
  names: readonly Name[],
  fieldOf?: (failure: ApiFailure) => Name | null,
): readonly Name[] => {
  const named = names.filter((name) => Object.hasOwn(failure.fields, name))
  if (!fieldOf || (failure.code === 'register.rule.violated' && named.length > 0)) return named
  const field = fieldOf(failure)
  return field === null ? [] : [field]
}
