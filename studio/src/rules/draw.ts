/** A draw from 0 to `choices − 1`, all equally likely. */
export type Draw = (choices: number) => number
