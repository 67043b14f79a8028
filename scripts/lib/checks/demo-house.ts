/** Chooses the demo house for tests, figures and screens, which know its goods and addresses: import this before anything that reads the house. */
process.env.VETRINA_HOUSE ??= "packages/demo-house";

export {};
