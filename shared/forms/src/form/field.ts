/** One field as a form declares it; what is secret is said here and never guessed from the field's name. */
export type FieldDeclaration<T extends string | boolean> = {
  readonly initial: T
  /** Written down nowhere: neither in a draft nor anywhere else. */
  readonly secret: boolean
}

export const field = {
  text: (initial = ''): FieldDeclaration<string> => ({ initial, secret: false }),
  /** A choice that is made anew each time, so no draft keeps it. */
  chosenAnew: (initial = ''): FieldDeclaration<string> => ({ initial, secret: true }),
  secret: (initial = ''): FieldDeclaration<string> => ({ initial, secret: true }),
  /** A box that is ticked; a consent is given anew each time, so no draft keeps it. */
  consent: (initial = false): FieldDeclaration<boolean> => ({ initial, secret: true }),
}

/** By the names of the payload, in the order of the page: the first one that is wrong takes the focus. */
export type Fields = Readonly<Record<string, FieldDeclaration<string | boolean>>>
export type ValuesOf<F extends Fields> = { readonly [N in keyof F & string]: F[N]['initial'] }
/** The declarations of a form whose values have a type already. */
export type FieldDeclarations<V> = {
  readonly [N in keyof V]: FieldDeclaration<V[N] extends boolean ? boolean : string>
}
