/** Seconds since 1970, as `*_at` columns and tokens count. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** An instant in seconds since 1970, as the platform's documents write it. */
export const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();
