import type { ApiFailure } from '@mosaic/api-client'

/**
 * The fields that a refusal is about, in the order of the page: all that the answer names (wire contract, `fields`) where a rule is
 * violated, else the one that the form sees in it.
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
