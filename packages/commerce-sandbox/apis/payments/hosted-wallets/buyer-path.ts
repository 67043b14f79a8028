/** Path of the page on which a wallet's buyer confirms. */
export const BUYER_PATH = "/payments/sandbox/v1/wallets/approve";
/** Path that Amazon's button opens with the payload that the shop has signed. */
export const AMAZON_SESSION_PATH = "/payments/sandbox/v1/wallets/amazon/session";
