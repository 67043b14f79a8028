export type GiftCertificateData = {
	href: string;
	purchaseHref?: string;
	giftCard?: {
		digits: string;
		balanceText?: string;
		isEnabled: boolean;
	};
	error?: "missing" | "unknown" | "tooMany" | "unavailable";
	code?: string;
};
