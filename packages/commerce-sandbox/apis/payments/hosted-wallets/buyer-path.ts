/** Where a wallet's buyer confirms. */
export const BUYER_PATH = "/payments/sandbox/v1/wallets/approve";
/** Where Amazon's button leads with what the shop has signed. */
export const AMAZON_SESSION_PATH = "/payments/sandbox/v1/wallets/amazon/session";
