export const WALLETS = ["DW_APPLE_PAY", "apmgw_GooglePay", "PAYPAL", "AMAZON_PAY_V2"] as const;
export type WalletId = (typeof WALLETS)[number];
export const isWallet = (id: unknown): id is WalletId => WALLETS.some((one) => one === id);

export type WalletPlace = "product" | "minicart" | "cart" | "checkout";

type Settings = Readonly<Record<string, unknown>>;

export type ApplicableMethod = {
	id: string;
	name: string;
	description?: string;
	applicable: boolean;
	excludedProducts: readonly string[];
	publicConfigurations: Settings;
	expressButtons?: Settings;
	messageConfigurations?: Settings;
};

export const walletsAt = (
	place: WalletPlace,
	methods: readonly ApplicableMethod[],
	productIds: readonly string[] = [],
): (ApplicableMethod & { id: WalletId })[] =>
	WALLETS.flatMap((wallet) => {
		const method = methods.find(({ id }) => id === wallet);
		const isShown =
			method?.applicable &&
			method.expressButtons?.[place] === true &&
			!method.excludedProducts.some((id) => productIds.includes(id));
		return method && isShown ? [{ ...method, id: wallet }] : [];
	});
