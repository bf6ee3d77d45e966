import {
  contrastProblems,
  isRoleName,
  isRoleValue,
  schemas,
  type ContrastProblem,
  type Palette,
} from '@mosaic/contracts'

const sentenceOf = ({ front, back, under, least, reached }: ContrastProblem): string =>
  reached === null
    ? `${front} or ${back} is not a colour`
    : // Rounded down: what is a little too low must not read as enough.
      `${front} on ${back}${under ? ` over ${under}` : ''} reaches ${Math.floor(reached * 100) / 100}:1, ${least}:1 is needed`

const formProblems = (palette: Palette): { role: string; message: string }[] =>
  Object.entries(palette).flatMap(([role, value]) =>
    isRoleName(role) && isRoleValue(value)
      ? []
      : [{ role, message: `${role} is not a role with a value that a style sheet takes` }],
  )

/** Palettes with readable contrast; colours that a palette leaves out are judged by their defaults. */
export const theme = schemas.whitelabel.value.shape.theme.superRefine((palettes, context) => {
  for (const mode of ['dark', 'light'] as const) {
    const unfit = formProblems(palettes[mode])
    for (const { role, message } of unfit) context.addIssue({ code: 'custom', path: [mode, role], message })
    if (unfit.length > 0) continue
    for (const problem of contrastProblems(mode, palettes[mode]))
      context.addIssue({ code: 'custom', path: [mode, problem.front], message: sentenceOf(problem) })
  }
})
