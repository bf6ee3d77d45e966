/** What of a draft's terms is wrong: the field of the form, and the problem that its text names. */
export type Fault = { readonly field: string; readonly problem: string }
