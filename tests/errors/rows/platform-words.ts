/** The embedded cloud answers with these words if a fault is asked for: they stand in the log, in no page. */
export const FAULT = { title: "Fault", detail: "This failure was asked for." } as const;
export const REFUSAL = { detail: "This refusal was asked for." } as const;
