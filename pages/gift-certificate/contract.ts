export type GiftCertificateData = {
	href: string;
	purchaseHref?: string;
	found?: {
		digits: string;
		balanceText?: string;
		isEnabled: boolean;
	};
	error?: "missing" | "unknown" | "tooMany" | "unavailable";
	code?: string;
};
