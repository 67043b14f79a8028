/** Seconds since 1970, as `*_at` columns and tokens count. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
