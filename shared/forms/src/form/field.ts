/** One field of a form; secret fields are declared, never guessed from the name. */
export type FieldDeclaration<T extends string | boolean> = {
  readonly initial: T
  /** Never stored, neither in a draft nor elsewhere. */
  readonly secret: boolean
}

export const field = {
  text: (initial = ''): FieldDeclaration<string> => ({ initial, secret: false }),
  /** Chosen each time, so not stored in a draft. */
  chosenAnew: (initial = ''): FieldDeclaration<string> => ({ initial, secret: true }),
  secret: (initial = ''): FieldDeclaration<string> => ({ initial, secret: true }),
  /** A checkbox; consent is given each time, so not stored in a draft. */
  consent: (initial = false): FieldDeclaration<boolean> => ({ initial, secret: true }),
}

/** By the names of the payload, in the order of the page: the first one that is wrong takes the focus. */
export type Fields = Readonly<Record<string, FieldDeclaration<string | boolean>>>
export type ValuesOf<F extends Fields> = { readonly [N in keyof F & string]: F[N]['initial'] }
/** The declarations of a form whose values have a type already. */
export type FieldDeclarations<V> = {
  readonly [N in keyof V]: FieldDeclaration<V[N] extends boolean ? boolean : string>
}
