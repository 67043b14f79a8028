export const NO_STORE = "private, no-store";
