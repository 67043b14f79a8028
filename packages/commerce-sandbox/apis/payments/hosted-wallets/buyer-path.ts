export const BUYER_PATH = "/payments/sandbox/v1/wallets/approve";
export const AMAZON_SESSION_PATH = "/payments/sandbox/v1/wallets/amazon/session";
