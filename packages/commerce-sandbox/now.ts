export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();
