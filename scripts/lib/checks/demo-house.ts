/**
 * Chooses the demo house for tests, figures and screens, which know its goods and addresses. Import this module before any module that
 * reads the house.
 */
process.env.VETRINA_HOUSE ??= "packages/demo-house";

export {};
