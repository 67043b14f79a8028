/** Hashing takes 3 ms of processor time instead of 50; tests hash thousands of passwords. */
export const CHEAP_PASSWORDS = { PASSWORD_COST: "1024" };
