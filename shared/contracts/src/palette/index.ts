export { basePalettes, type Palette, type Palettes } from './base-palettes'
export { contrastPairs, type ContrastPair } from './contrast-pairs'
export { contrastOfPair, contrastProblems, wholePalette, type ContrastProblem } from './contrast-problems'
export { isRoleName, isRoleValue } from './role-form'
