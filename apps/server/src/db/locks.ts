/** Numbers of advisory locks. A new lock takes the next number. */
export const locks = {
  /** Shared by an embedded cluster's servers; exclusive for the last. */
  membership: 7_246_001,
  migration: 7_246_002,
  seed: 7_246_003,
  dailyCopy: 7_246_004,
  tenant: 7_246_005,
  import: 7_246_006,
  endPhotos: 7_246_007,
  foldSums: 7_246_008,
} as const;

/** Salts of `hashtextextended(text, salt)`. Equal hashes only make one transaction wait. */
export const hashSalts = {
  loginAttempt: 71,
  branchDay: 72,
  summedEntry: 73,
  branchPlace: 74,
} as const;
