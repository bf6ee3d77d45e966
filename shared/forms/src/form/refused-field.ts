import type { ApiFailure } from '@mosaic/api-client'

/** The field of a form that the gateway names beside its code (wire contract, `fields`); the first in the order of the page. */
export const refusedField = <Name extends string>(
  { fields }: Pick<ApiFailure, 'fields'>,
  names: readonly Name[],
): Name | null => names.find((name) => name in fields) ?? null
