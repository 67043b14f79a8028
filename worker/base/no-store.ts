/** `Cache-Control` of a response that only this browser may have, and only once. */
export const NO_STORE = "private, no-store";
