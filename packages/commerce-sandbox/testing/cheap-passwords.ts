/** Variables of the Worker in tests, which hash thousands of passwords: 3 ms of the processor's time each instead of 50. */
export const CHEAP_PASSWORDS = { PASSWORD_COST: "1024" };
