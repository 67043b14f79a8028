/** Isolates a text in letters of its own from the direction of the text around it, such as a name or an address. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
