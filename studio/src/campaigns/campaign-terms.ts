/** The name under which the operator books the prizes. */
export const campaign = 'Fiftieth-round'
/** The numbers of a pair of seeds begin with 0. */
export const everyRounds = 50
