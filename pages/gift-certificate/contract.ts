export type GiftCertificateData = {
	href: string;
	/** Where one is bought; missing where the house sells none. */
	purchaseHref?: string;
	/** What was asked for, and what became of it. */
	found?: {
		digits: string;
		/** Missing where nothing is left. */
		balanceText?: string;
		isEnabled: boolean;
	};
	/** `giftCertificate.error.<code>`; unavailable has the shop's own text. */
	error?: "missing" | "unknown" | "tooMany" | "unavailable";
	/** What was typed, where it was refused. */
	code?: string;
};
