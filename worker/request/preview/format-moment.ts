const readable = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** Returns a moment for editors: "4 December 2026 at 09:00 UTC". */
export const formatMoment = (iso: string): string => `${readable.format(new Date(iso))} UTC`;
