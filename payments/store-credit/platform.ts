/** The platform pays store credit as a gift card of another type. */
export const STORE_CREDIT = "GIFT_CERTIFICATE";

export const isStoreCredit = ({ c_type: type }: Readonly<Record<string, unknown>>): boolean => type === "SC";
