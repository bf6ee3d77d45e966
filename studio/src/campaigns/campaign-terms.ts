/** Campaign name under which the operator records the prizes. */
export const campaign = 'Fiftieth-round'
/** Round numbers of a seed pair begin with 0. */
export const everyRounds = 50
