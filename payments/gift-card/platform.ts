/** The platform's id of gift cards and of store credit, which differ by their type. */
export const GIFT_CARD = "GIFT_CERTIFICATE";

type Fields = Readonly<Record<string, unknown>>;

export const isStoreCredit = (fields: Fields): boolean => fields.c_type === "SC";

/** Returns the last characters of a code, which the platform masks. */
export const readDigits = (fields: Fields): string =>
	typeof fields.maskedGiftCertificateCode === "string" ? fields.maskedGiftCertificateCode.slice(-4) : "";
