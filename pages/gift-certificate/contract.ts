export type GiftCertificateData = {
	href: string;
	/** Absent if the house sells no gift cards. */
	purchaseHref?: string;
	found?: {
		digits: string;
		/** Absent if the balance is zero. */
		balanceText?: string;
		isEnabled: boolean;
	};
	/** `giftCertificate.error.<code>`; `unavailable` has a text of the shop's own. */
	error?: "missing" | "unknown" | "tooMany" | "unavailable";
	/** The code of a refused form. */
	code?: string;
};
