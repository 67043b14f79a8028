/** Lowers a password hash from 50 ms to 3 ms of processor time; tests hash thousands of passwords. */
export const CHEAP_PASSWORDS = { PASSWORD_COST: "1024" };
