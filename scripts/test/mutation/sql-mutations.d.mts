export declare const sqlMutations: (text: string) => readonly string[]
