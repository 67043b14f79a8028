export type GiftCertificateData = {
	href: string;
	/** Absent if the house sells no gift cards. */
	purchaseHref?: string;
	found?: {
		digits: string;
		/** Missing where nothing is left. */
		balanceText?: string;
		isEnabled: boolean;
	};
	/** `giftCertificate.error.<code>`; unavailable has the shop's own text. */
	error?: "missing" | "unknown" | "tooMany" | "unavailable";
	/** The code of a refused form. */
	code?: string;
};
