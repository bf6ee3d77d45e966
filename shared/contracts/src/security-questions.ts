/** Questions a member may choose from; their words are texts of the account remote. */
export const securityQuestionIds = [
  'firstSchool',
  'firstPet',
  'childhoodFriend',
  'birthTown',
  'firstJob',
  'favouriteTeacher',
] as const
export type SecurityQuestionId = (typeof securityQuestionIds)[number]

/** How many a member answers. */
export const securityQuestionCount = 3
