export const isRoleName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name)

/** Pure: colours, lengths, gradients and shadows; nothing that could leave the declaration. */
export const isRoleValue = (value: string): boolean =>
  /^[#\w\s.,%()/+-]+$/.test(value) && !/url|expression/i.test(value)
