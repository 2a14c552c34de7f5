/** Advisory locks of the server by number. A new one gets the next number, so that no two collide. */
export const locks = {
  /** Every server on an embedded cluster holds it in shared mode; the server that gets it exclusively is the last. */
  membership: 7_246_001,
  /** Servers that start together migrate in turn; the second finds the work done. */
  migration: 7_246_002,
  /** Two servers that start on an empty database must not both fill it. */
  seed: 7_246_003,
  /** One server makes the daily copy. */
  dailyCopy: 7_246_004,
  /** Held while a tenant is made or destroyed, one at a time. */
  tenant: 7_246_005,
  /** One import is taken in at a time. */
  import: 7_246_006,
  /** One server ends the photos of clients. */
  endPhotos: 7_246_007,
  /** One server folds the kept sums of days. */
  foldSums: 7_246_008,
} as const;

/** Salts of locks whose number is a hash of text, `hashtextextended(text, salt)`: they may collide, and then only wait. */
export const hashSalts = {
  loginAttempt: 71,
  branchDay: 72,
  /** Taken by triggers alone: notes and corrections of an entry go one after the other. */
  summedEntry: 73,
  branchPlace: 74,
} as const;
