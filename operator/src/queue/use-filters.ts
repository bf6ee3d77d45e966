import { type FieldDeclarations, useForm } from '@mosaic/forms'

const noCall = { pending: false, failure: null }

/** Filters of a list in the form model. Nothing is submitted: the query of the list follows the values. */
export const useFilters = <F extends FieldDeclarations<Readonly<Record<string, string>>>>(
  fields: F,
  onEdit?: () => void,
): Pick<ReturnType<typeof useForm<F>>, 'values' | 'input'> =>
  useForm({ fields, errors: () => ({}), call: noCall, onEdit, onSubmit: () => undefined })
